import Documents
import Exports
import IntentCatalogue
import SourceText
import Testing

@testable import LinkAudit

/// Audits texts as a page of the example site.
struct ExampleAudit {
    let auditor: PageAuditor
    let index: ContentIndex
    private let page: Int

    init() throws {
        let catalogue = try #require(
            Catalogue.decode(SourceFile(name: "intents.yaml", text: ExampleSite.catalogue)).catalogue)
        let pages = ExampleSite.files.filter { $0.hasSuffix(".md") }.map { path in
            ContentPage(
                sourcePath: path, outputPath: path.dropLast(3) + ".html", locale: "en",
                isDraft: path == ExampleSite.draft)
        }
        index = ContentIndex(pages: pages, assets: ExampleSite.files.filter { !$0.hasSuffix(".md") })
        page = try #require(pages.firstIndex { $0.sourcePath == ExampleSite.page })
        auditor = PageAuditor(policy: Policy(catalogue, target: ExampleSite.target), index: index)
    }

    /// Everything that is found in a text, the anchors of other pages included.
    func findings(_ text: String) -> [Finding] { run(text).findings.sorted(by: Finding.reportOrder) }

    /// Everything that is found in a string with inline Markdown.
    func findings(inString text: String) -> [Finding] {
        let bytes = Array(text.utf8)
        let unit = ExportUnit(
            text: bytes, map: TextMap(verbatim: bytes.count), syntax: .inlineMarkdown, address: ContentAddress())
        let record = ExportRecord(window: SourceWindow(text: bytes), units: [unit])
        return UnitAuditor(policy: auditor.policy).audit(record, file: "x", keepsLinks: false).findings.map(\.finding)
            .sorted(by: Finding.reportOrder)
    }

    func run(_ text: String) -> (document: Document, audit: PageAudit, findings: [Finding]) {
        let file = SourceFile(name: ExampleSite.page, text: text)
        let split = FrontMatter.split(file.bytes)
        let (document, parsing) = Document.parse(file, bodyStart: split.bodyStart, options: .site)
        var outer: [FrontMatterLink] = []
        var reading: [Finding] = []
        if split.content != nil {
            let decoded = FrontMatter.decode(file, split: split)
            outer = decoded.frontMatter.links
            reading = decoded.findings
        }
        let audit = auditor.audit(document, file: file, page: page, frontMatter: outer)
        let anchors = index.pages.map { page -> AnchorSet? in
            page.sourcePath == "en/backup/retry.md" ? AnchorSet(names: ExampleSite.retryAnchors) : AnchorSet()
        }
        let late = audit.pendingAnchors.check(file: file.name, index: index, anchors: anchors)
        let all = parsing + reading + audit.findings + late.findings
        return (document, audit, suppressing(all, by: audit.suppressions, today: CalendarDate("2026-12-01")))
    }
}

/// A text in which `«…»` enclose places.
struct MarkedText {
    let text: String
    let marks: [ByteRange]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var open: [Int] = []
        var marks: [ByteRange] = []
        for character in marked.unicodeScalars {
            switch character {
            case "«": open.append(bytes.count)
            case "»": if let start = open.popLast() { marks.append(ByteRange(start, bytes.count)) }
            default: bytes.append(contentsOf: Array(String(character).utf8))
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        self.marks = marks
    }
}
