import Documents
import IntentCatalogue
import IntentRouting
import SourceText
import Testing

@testable import LinkAudit

@Suite struct VerdictTests {
    /// The verdicts on the links of a text, each with what it leads to.
    private func verdicts(_ text: String) throws -> [String] {
        let audit = try ExampleAudit()
        let (document, result, _) = audit.run(text)
        return result.verdicts.map { verdict in
            switch verdict {
            case .intent(let match): "intent \(match.id)"
            case .system(let link): "system \(String(decoding: link.url, as: UTF8.self))"
            case .rewrite(let link): "rewrite \(String(decoding: link.url, as: UTF8.self))"
            case .page(let page, let suffix): "page \(audit.index.pages[page].outputPath)\(document.string(suffix))"
            case .anchor(let suffix): "anchor \(document.string(suffix))"
            case .asset(let asset, let suffix): "asset \(audit.index.assets[asset])\(document.string(suffix))"
            case .unchecked: "unchecked"
            case .refused(let rule): "refused \(rule)"
            }
        }
    }

    @Test(arguments: [
        ("[a](gallery-action://backup/retry)", "intent backup.retry"),
        ("[a](HTTPS://status.example.com/x)", "system https://status.example.com/x"),
        ("[a](../backup/retry.md)", "page en/backup/retry.html"),
        ("[a](../backup/retry.md?x=1#retry-a-backup)", "page en/backup/retry.html?x=1#retry-a-backup"),
        ("[a](../backup/#top)", "page en/backup/index.html#top"), ("[a](page.md)", "page en/guide/page.html"),
        ("[a](../index.md#)", "page en/index.html#"), ("[a](?x=1)", "anchor ?x=1"), ("[a](#top)", "anchor #top"),
        ("[a](#TOP)", "anchor #TOP"), ("[a](#:~:text=some%20words)", "anchor #:~:text=some%20words"),
        ("## B\n\n[a](#b:~:text=x)", "anchor #b:~:text=x"), ("## B c\n\n[a](#b%2Dc)", "anchor #b%2Dc"),
        ("![a](/images/shot.png#x)", "asset images/shot.png#x"), ("[a](#)", "refused empty-destination"),
        ("[a](#b)", "refused missing-anchor"), ("[a](x.md)", "refused missing-page"),
        ("![a](x.md)", "refused missing-asset"), ("[a](x.pdf)", "refused missing-asset"),
        ("[a](javascript:x)", "refused forbidden-scheme"),
        ("[a](gallery-action://library/erase)", "intent library.erase"),
        ("b [a](gallery-action://library/erase)", "refused destructive-in-sentence"),
        ("<a href=\"gallery-action://library/erase\">a</a>", "refused destructive-in-sentence"),
        ("![a](gallery-action://backup/retry)", "refused intent-in-passive-position"),
    ])
    func eachLinkHasOneVerdict(text: String, verdict: String) throws {
        #expect(try verdicts(text) == [verdict])
    }

    @Test func usesAndDefinitionShareTheirVerdict() throws {
        #expect(
            try verdicts("[a][b] ![a][b]\n\n[b]: gallery-action://backup/retry") == [
                "intent backup.retry", "refused intent-in-passive-position", "intent backup.retry",
            ])
    }

    @Test func anIntentIsUsedOnlyWhereAPersonCanTapIt() throws {
        let audit = try ExampleAudit()
        #expect(audit.run("[a](gallery-action://backup/retry)").audit.usedIntents == ["backup.retry"])
        #expect(audit.run("![a](gallery-action://backup/retry)").audit.usedIntents == [])
        #expect(audit.run("[a]: gallery-action://backup/retry").audit.usedIntents == [])
        let unused = SiteAudit.unusedIntents(audit.auditor.policy.catalogue, used: ["backup.retry", "photos.search"])
        // An intent on its way out is meant to have no links.
        #expect(unused.map(\.rule) == Array(repeating: "unused-intent", count: 5))
        #expect(unused.first?.place.file == "intents.yaml" && unused.first?.place.range?.isEmpty == false)
    }

    @Test func aPageThatCouldNotBeReadIsHeldToNoAnchor() throws {
        let audit = try ExampleAudit()
        let pending = audit.run("[a](../backup/retry.md#x)").audit.pendingAnchors
        #expect(pending.count == 1)
        let unread = [AnchorSet?](repeating: nil, count: audit.index.pages.count)
        #expect(pending.check(file: "p.md", index: audit.index, anchors: unread).findings == [])
        let empty = [AnchorSet?](repeating: AnchorSet(), count: audit.index.pages.count)
        #expect(pending.check(file: "p.md", index: audit.index, anchors: empty).refused == [0])
    }

    @Test func navigationIsJudgedFromTheContentRoot() throws {
        let audit = try ExampleAudit()
        let links = ["en/index.md", "en/backup/", "en/bakup.md", "gallery-action://backup/retry", "../x"].map {
            FrontMatterLink(key: "navigation", use: .address, destination: Array($0.utf8), source: ByteRange(4, 9))
        }
        let result = audit.auditor.audit(links, file: "fingerpost.yaml", page: nil)
        #expect(
            result.frontMatterVerdicts.map { $0.refusedBy } == [
                nil, nil, "missing-page", "intent-in-passive-position", "outside-root",
            ])
        #expect(result.findings.allSatisfy { $0.place.file == "fingerpost.yaml" })
    }
}
