import Exports
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

/// Languages compared: what differs, and that nothing else is said.
@Suite struct ParityTests {
    private func use(_ address: String, _ intent: String?, _ form: IntentUse.Form = .link) -> IntentUse {
        IntentUse(address: Array(address.utf8), intent: intent, form: form, place: .empty)
    }

    private func kinds(_ source: [IntentUse], _ translation: [IntentUse]) -> [ParityDifference.Kind] {
        ParityDifference.between(source, translation).map(\.kind)
    }

    @Test func tellsTheFiveDifferencesApart() {
        let retry = use("a://backup/retry", "retry")
        let search = use("a://search?q=sea", "search")
        #expect(kinds([retry, search], [search, retry]).isEmpty)
        #expect(kinds([retry, search], [search]) == [.missing])
        #expect(kinds([retry, retry], [retry]) == [.missing])
        #expect(kinds([retry], [retry, search]) == [.extra])
        #expect(kinds([search], [use("a://search?q=mar", "search")]) == [.changed])
        #expect(kinds([retry], [use("a://Backup/Retry", nil, .refused)]) == [.recased])
        #expect(kinds([retry], [use("a://backup/retry", nil, .lost)]) == [.lost])
        #expect(kinds([retry], [use("a://backup/ritorai", nil, .refused)]) == [.changed])
        #expect(kinds([retry], [use("A://backup/retry", "retry")]).isEmpty)
        #expect(kinds([use("a://backup/retry", nil, .lost)], [retry]).isEmpty)
    }

    @Test func freeTextMayBeTranslated() throws {
        let source = unit("[a](gallery-action://search?q=dog&sort=newest)", "en", isSource: true)
        #expect(try parity([source, unit("[a](gallery-action://search?q=perro&sort=newest)", "es")]).isEmpty)
        #expect(
            try parity([source, unit("[a](gallery-action://search?q=perro&sort=oldest)", "es")]).map(\.message)
                == [
                    "`gallery-action://search?q=perro&sort=oldest` stands here for `gallery-action://search?q=dog&sort=newest` of the `en` text"
                ])
    }

    /// An oracle that counts: what is alike in both, whatever the order, leaves these many of each kind.
    @Test func agreesWithCounting() {
        var random = RandomSource(seed: 5)
        for _ in 0..<2_000 {
            func list() -> [IntentUse] {
                (0..<random.number(0...6)).map { _ in
                    let name = random.pick(["x", "y", "z"])
                    return use("a://\(name)/\(random.number(1...2))", name)
                }
            }
            let (source, translation) = (list(), list())
            func counts(_ uses: [IntentUse], by key: (IntentUse) -> [UInt8]) -> [[UInt8]: Int] {
                uses.reduce(into: [:]) { $0[key($1), default: 0] += 1 }
            }
            let (left, right) = (counts(source) { $0.address }, counts(translation) { $0.address })
            let alike = left.reduce(0) { $0 + min($1.value, right[$1.key] ?? 0) }
            let (leftNames, rightNames) = (
                counts(source) { Array(($0.intent ?? "").utf8) }, counts(translation) { Array(($0.intent ?? "").utf8) }
            )
            let named = leftNames.reduce(0) { $0 + min($1.value, rightNames[$1.key] ?? 0) }
            let found = kinds(source, translation)
            #expect(found.count { $0 == .changed } == named - alike)
            #expect(found.count { $0 == .missing } == source.count - named)
            #expect(found.count { $0 == .extra } == translation.count - named)
            #expect(kinds(source, source.shuffled(using: &random)).isEmpty)
        }
    }

    // MARK: Exports

    private func unit(
        _ text: String, _ locale: String, key: String = "k", isSource: Bool? = nil, syntax: UnitSyntax = .markdown,
        record: String = "1", field: String = "body", representation: String? = nil
    ) -> ExportUnit {
        ExportUnit(
            text: Array(text.utf8), map: TextMap(verbatim: text.utf8.count), syntax: syntax,
            address: ContentAddress(record: record, locale: locale, field: field), translationKey: key,
            isSource: isSource, representationKey: representation)
    }

    private func auditor() throws -> UnitAuditor {
        let catalogue = try #require(
            Catalogue.decode(SourceFile(name: "intents.yaml", text: ExampleSite.catalogue)).catalogue)
        return UnitAuditor(policy: Policy(catalogue))
    }

    /// Each unit is a record of its own: the texts of one key stand far apart.
    private func parity(_ units: [ExportUnit], limit: Int = 100) throws -> [Finding] {
        let auditor = try auditor()
        var parity = ExportParity(limit: limit)
        for unit in units {
            let record = ExportRecord(window: SourceWindow(text: unit.text), units: [unit])
            parity.add(record, auditor.audit(record, file: "e.json", keepsLinks: true).links, file: "e.json")
        }
        var findings: [Finding] = []
        parity.findings { findings.append($0.finding) }
        return findings
    }

    private let retry = "Tap [Retry](gallery-action://backup/retry)."
    private let storage = "Tap [Storage](gallery-action://settings/storage)."

    @Test func comparesWithTheSourceWhereverItStands() throws {
        let source = unit(retry, "en", isSource: true)
        let good = unit(retry, "es", isSource: false)
        let bad = unit("Nada.", "fr", isSource: false)
        for units in [[source, good, bad], [bad, good, source], [good, source, bad]] {
            let findings = try parity(units)
            #expect(findings.map(\.address?.locale) == ["fr"])
            #expect(
                findings.first?.message
                    == "the link to `gallery-action://backup/retry` is missing here and is in the `en` text")
            #expect(findings.first?.related.count == 1)
        }
        #expect(
            try parity([source, unit(storage, "it", isSource: false)]).map(\.rule) == [
                "intent-parity", "intent-parity",
            ])
        let lost = try parity([
            source, unit("Toca [Reintentar] (gallery-action://backup/retry).", "es", isSource: false),
        ])
        #expect(lost.map(\.message) == ["`gallery-action://backup/retry` is no link here and is one in the `en` text"])
        #expect(lost.first?.place.range == ByteRange(19, 48))
    }

    @Test func anEmptySourceHoldsItsTranslationsToNothing() throws {
        let source = unit("Nothing.", "en", isSource: true)
        #expect(try parity([source, unit("Nada.", "es")]).isEmpty)
        #expect(try parity([source, unit(retry, "es")]).map(\.address?.locale) == ["es"])
        #expect(try parity([unit(retry, "es"), source]).map(\.address?.locale) == ["es"])
    }

    @Test func withoutASourceMostLanguagesDecide() throws {
        let units = [unit("Nichts.", "de"), unit(retry, "en"), unit(retry, "es"), unit(retry, "fr")]
        #expect(try parity(units).map(\.address?.locale) == ["de"])
        // Two languages, one of them without the link: the one with more links is taken for the source.
        #expect(try parity([unit("Nichts.", "de"), unit(retry, "en")]).map(\.address?.locale) == ["de"])
    }

    @Test func formsOfOneLanguageAreNoTranslationsOfEachOther() throws {
        let forms = [
            unit(retry, "en", isSource: true), unit(retry + retry, "en", isSource: true), unit(retry, "pl"),
            unit(retry + retry, "pl"), unit(retry, "pl"),
        ]
        #expect(try parity(forms).isEmpty)
    }

    @Test func saysWhenThereWereMoreTextsThanItKeeps() throws {
        let units = (0..<10).map { unit(retry, "es", key: "k\($0)") }
        #expect(try parity(units, limit: 5).map(\.severity) == [.note])
    }

    // MARK: Two notations

    private func mismatches(_ units: [ExportUnit]) throws -> [Finding] {
        let text = units.flatMap(\.text)
        var offset = 0
        let placed = units.map { unit -> ExportUnit in
            var unit = unit
            unit.map = TextMap(verbatim: unit.text.count, at: offset)
            offset += unit.text.count
            return unit
        }
        let record = ExportRecord(window: SourceWindow(text: text), units: placed)
        return try auditor().audit(record, file: "g.json", keepsLinks: false).findings.map(\.finding)
            .filter { $0.rule == "representation-mismatch" }
    }

    @Test func notationsInFieldsOfTheirOwnAreHeldToEachOther() throws {
        let html = unit(
            "<a href=\"gallery-action://backup/retry\">a</a>", "en", syntax: .html, field: "html", representation: "p")
        func lexical(_ url: String) -> ExportUnit {
            unit(url, "en", syntax: .destination, field: "lexical.root.url", representation: "p")
        }
        #expect(try mismatches([html, lexical("gallery-action://backup/retry")]).isEmpty)
        let findings = try mismatches([html, lexical("gallery-action://settings/storage")])
        #expect(
            findings.map(\.subject).sorted { ($0 ?? "") < ($1 ?? "") } == [
                "gallery-action://backup/retry", "gallery-action://settings/storage",
            ])
    }

    @Test func attributesOfBlocksMustBeInTheMarkupAndNotTheOtherWayRound() throws {
        let html = unit(
            "<a href=\"gallery-action://backup/retry\">a</a> <a href=\"https://status.example.com/\">b</a>", "en",
            syntax: .html, field: "content:encoded", representation: "c")
        func block(_ url: String) -> ExportUnit {
            unit(url, "en", syntax: .destination, field: "content:encoded/wp:button/url", representation: "c")
        }
        #expect(try mismatches([html, block("gallery-action://backup/retry")]).isEmpty)
        #expect(
            try mismatches([html, block("gallery-action://settings/storage")]).map(\.subject)
                == ["gallery-action://settings/storage"])
    }

    // MARK: The earlier state

    private func vanished(_ before: [ExportUnit], _ after: [ExportUnit]) throws -> [Finding] {
        let auditor = try auditor()
        var history = LinkHistory()
        for unit in before {
            let record = ExportRecord(window: SourceWindow(text: unit.text), units: [unit])
            history.remember(auditor.audit(record, file: "old.json", keepsLinks: true).links, file: "old.json")
        }
        for unit in after {
            let record = ExportRecord(window: SourceWindow(text: unit.text), units: [unit])
            history.see(record, auditor.audit(record, file: "new.json", keepsLinks: true).links, file: "new.json")
        }
        var findings: [Finding] = []
        history.findings { findings.append($0.finding) }
        return findings
    }

    @Test func tellsLinksThatAreGoneFromTextsThatAreStillThere() throws {
        let web = "[a](https://status.example.com/)"
        #expect(try vanished([unit(retry, "en")], [unit(retry, "en")]).isEmpty)
        let gone = try vanished([unit(retry + web, "en")], [unit("Nothing.", "en")])
        #expect(gone.map(\.rule).sorted() == ["vanished-intent", "vanished-link"])
        #expect(gone.first?.place.file == "new.json" && gone.first?.related.first?.place.file == "old.json")
        #expect(try vanished([unit(retry, "en")], []).isEmpty)
        #expect(try vanished([unit(retry, "en")], [unit("x", "en"), unit(retry, "en", field: "more")]).isEmpty)
        #expect(try vanished([unit(retry, "en")], [unit(retry, "es")]).isEmpty)
        #expect(try vanished([unit(web, "en")], [unit("x", "en"), unit(retry, "en")]).map(\.rule) == ["vanished-link"])
    }
}
