import Documents
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct FuzzedPositionTests {
    static let seeds = ProcessInfo.processInfo.environment["FINGERPOST_SEEDS"].flatMap { UInt64($0) } ?? 4_000

    @Test func randomTextHasExactPlaces() {
        var faulty = 0
        for seed in 0..<Self.seeds {
            let file = SourceFile(name: "a.md", text: RandomMarkdown.text(seed: seed))
            var faults: [String] = []
            for options in [MarkdownOptions.specification, .site] {
                let (document, _) = Document.parse(file, bodyStart: 0, options: options)
                faults += positionFaults(document, file.bytes)
            }
            if !faults.isEmpty, faulty < 10 { Issue.record("seed \(seed): \(faults)\n\(file.bytes.visibleText)") }
            if !faults.isEmpty { faulty += 1 }
        }
        #expect(faulty == 0)
    }
}

extension [UInt8] {
    fileprivate var visibleText: String { String(decoding: self, as: UTF8.self).debugDescription }
}
