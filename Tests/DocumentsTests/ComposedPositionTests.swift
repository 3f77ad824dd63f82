import Documents
import SourceText
import TestSupport
import Testing

@Suite struct ComposedPositionTests {
    @Test func everyPlaceOfAComposedDocumentIsTheKnownOne() {
        var faulty = 0
        var places = 0
        for seed in UInt64(0)..<4_000 {
            let (text, prefix) = ComposedDocument.make(seed: seed)
            let marked = MarkedText(text)
            let bodyStart = MarkedText(prefix).bytes.count
            let (document, findings) = Document.parse(
                SourceFile(name: "a.md", bytes: marked.bytes), bodyStart: bodyStart, options: .site)
            var faults = positionFaults(document, marked.bytes)
            if !findings.isEmpty { faults.append("\(findings)") }
            func compare(_ mark: MarkedText.Mark, _ found: [ByteRange]) {
                let expected = marked.ranges[mark] ?? []
                let actual = found.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
                places += expected.count
                if expected != actual { faults.append("\(mark): expected \(expected), found \(actual)") }
            }
            let direct = document.links.filter {
                $0.node >= 0 && $0.definition < 0 && $0.form != .htmlAttribute
            }
            compare(.destination, direct.map(\.destinationSource))
            compare(.attribute, document.links.filter { $0.form == .htmlAttribute }.map(\.destinationSource))
            compare(.definition, document.definitions.map(\.source))
            compare(.definedDestination, document.definitions.map(\.destinationSource))
            compare(.heading, document.nodes.filter { $0.kind == .heading }.map(\.source))
            for link in document.links where link.definition >= 0 {
                let definition = document.definitions[Int(link.definition)]
                if link.destinationSource != definition.destinationSource { faults.append("reference elsewhere") }
            }
            if !faults.isEmpty {
                faulty += 1
                if faulty < 6 {
                    Issue.record(
                        "seed \(seed): \(faults)\n\(String(decoding: marked.bytes, as: UTF8.self).debugDescription)")
                }
            }
        }
        #expect(faulty == 0)
        #expect(places > 20_000)
    }
}
