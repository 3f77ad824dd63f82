import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import IntentRouting

/// What the build decides, an app decides: the same code, without the tables for hosts outside ASCII.
@Suite struct OneDecisionTests {
    private let build: Policy
    private let app: LinkPolicy

    init() throws {
        build = try examplePolicy()
        app = try LinkPolicy(build.catalogue.links)
    }

    /// Holds the two answers together; they may differ on a host outside ASCII alone, and then on its spelling alone.
    private func compare(_ destination: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let (ours, theirs) = (line(verdict: build.judge(destination)), line(verdict: app.judge(destination)))
        guard ours != theirs else { return }
        let isInternational = isInternationalWebAddress(destination)
        #expect(
            isInternational, "\(SourceText.visible(destination)): \(ours), \(theirs)", sourceLocation: sourceLocation)
        switch build.judge(destination).verdict {
        case .system(let link), .rewrite(_, let link):
            // The page carries the ASCII form, and of that the app says the same.
            let carried = String(decoding: link.url, as: UTF8.self)
            #expect(line(verdict: app.judge(carried)) == "system \(carried)", sourceLocation: sourceLocation)
            #expect(theirs == "malformed-url", sourceLocation: sourceLocation)
        case .refused(let refusal): #expect(refusal.reason == .malformedURL, sourceLocation: sourceLocation)
        default: Issue.record("\(SourceText.visible(destination)): \(ours)", sourceLocation: sourceLocation)
        }
    }

    private func line(verdict judgement: Judgement) -> String { line(Judgement(judgement.verdict)) }

    private func line(_ judgement: Judgement) -> String { IntentCatalogueTests.line(judgement) }

    /// A web address whose authority holds letters outside ASCII or an `xn--` label.
    private func isInternationalWebAddress(_ destination: String) -> Bool {
        guard let slashes = destination.range(of: "://") else { return false }
        let authority = destination[slashes.upperBound...].prefix { !"/?#".contains($0) }
        return authority.utf8.contains { $0 >= 0x80 } || authority.lowercased().contains("xn--")
    }

    @Test func bothSayTheSameOfEveryRowOfTheTables() {
        for row in actionSchemeTable + webSchemeTable + classificationTable { compare(row.destination) }
    }

    @Test(.enabled(if: TestData.folder != nil, "\(TestData.absence)"))
    func bothSayTheSameOfTheTestDataOfTheURLStandard() throws {
        let folder = try #require(TestData.folder)
        var count = 0
        for name in ["urltestdata.json", "ada_extra_urltestdata.json", "toascii.json", "IdnaTestV2.json"] {
            let text = try String(contentsOf: folder.appendingPathComponent("wpt-url/\(name)"), encoding: .utf8)
            for piece in text.components(separatedBy: "\"input\": \"").dropFirst() {
                let literal = "\"" + piece.prefix { $0 != "\n" }
                let end = literal.range(of: "\"", options: .backwards)?.upperBound ?? literal.endIndex
                let input = try? JSONSerialization.jsonObject(
                    with: Data(literal[..<end].utf8), options: .fragmentsAllowed)
                guard let input = input as? String else { continue }
                compare(input)
                compare("https://\(input)/x")
                count += 2
            }
        }
        #expect(count > 7_000)
    }

    @Test func bothSayTheSameOfDamagedIntents() {
        var random = RandomSource(seed: 77)
        let seeds = (actionSchemeTable + webSchemeTable).map { Array($0.destination.utf8) }
        let splinters = [
            "/", "//", "%2F", "%00", "?", "&", "#", "@", ":", "..", "{x}", "__A__", "%@", "xn--", "é", "\u{200B}",
        ]
        for round in 0..<6_000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0...random.number(0...2) where !bytes.isEmpty {
                let index = random.number(0...(bytes.count - 1))
                switch random.number(0...2) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(contentsOf: random.pick(splinters).utf8, at: index)
                default: bytes[index] = UInt8(0x20 + random.number(0...0x5E))
                }
            }
            compare(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test(arguments: [
        ("https://xn--bcher-kva.example/", "system https://xn--bcher-kva.example/"),
        ("https://b\u{FC}cher.example/", "malformed-url"), ("https://xn--a.example/", "system https://xn--a.example/"),
    ])
    func anAppTakesHostsInTheirASCIIFormAlone(_ destination: String, _ verdict: String) {
        #expect(line(app.judge(destination)) == verdict)
    }

    @Test func theSameCharactersAreInvisibleInTheAppAndInMessages() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if IntentRouting.isInvisible(scalar) != SourceText.isInvisible(scalar) {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
        let text = "a\u{200B}b\u{202E}\u{7}c"
        #expect(IntentRouting.visible(text) == SourceText.visible(text))
    }

    @Test func theListOfAnAppIsTheCatalogue() {
        let links = build.catalogue.links
        #expect(links.version == build.catalogue.contractVersion)
        #expect(links.schemes == build.catalogue.schemes)
        #expect(links.intents.map(\.id) == build.catalogue.intents.map(\.id))
        #expect(links.intents.filter(\.asksFirst).map(\.id) == ["backup.retry", "library.erase"])
        #expect(links.routes.map(\.name) == ["settings", "storage", "project", "task"])
        #expect(links.destinations == build.catalogue.destinations)
    }
}
