import Exports
import SourceText
import Testing

@testable import LinkAudit

/// A report of what is hard to write down: the same for all reporters.
enum NastyReport {
    /// A name with everything that an address, an XML attribute and a workflow command give a meaning to.
    static let page = "en/a b#1,%41:é.md"
    static let export = "exports/help.ndjson"

    static let pageText = """
        # Title
        ::error::pwned <b>"1"</b> & 🦆\u{202E}x [a](gallery-action://rety?q="<1>"&'2') end
        plain [b](gallery-action://gone) text
        plain [b](gallery-action://gone) text
        ##[error]\tA title [c](over
        lines)
        the end
        """

    static let exportText = """
        {"id":7,"body":"Hola [r](gallery-action://rety)"}
        {"id":8,"body":"x"}
        """

    private static func finding(
        _ rule: String, _ severity: Severity, _ file: String, _ text: String?, at part: String?, number: Int = 0,
        _ message: String, help: String? = nil, subject: String? = nil, related: [RelatedPlace] = [],
        address: ContentAddress? = nil
    ) -> Finding {
        var range: ByteRange?
        if let text, let part {
            let bytes = Array(text.utf8)
            let wanted = Array(part.utf8)
            let starts = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
            range = ByteRange(starts[number], starts[number] + wanted.count)
        }
        return Finding(
            rule: rule, severity: severity, place: Place(file: file, range: range), message: message, help: help,
            related: related, subject: subject, address: address)
    }

    static let findings: [Finding] = [
        finding(
            "unknown-intent", .error, page, pageText, at: #"gallery-action://rety?q="<1>"&'2'"#,
            "no intent is at `gallery-action://rety?q=\"<1>\"&'2'`, 100 % <script>alert(1)</script> ]]>",
            help: "did you mean `gallery-action://retry`? ##[warning]x",
            subject: #"gallery-action://rety?q="<1>"&'2'"#,
            related: [
                RelatedPlace(place: Place(file: page, range: ByteRange(0, 1)), message: "used <here>"),
                RelatedPlace(place: Place(file: "gone.md", range: nil), message: "and \"there\""),
            ]),
        finding(
            "missing-page", .error, page, pageText, at: "gallery-action://gone", "no page", help: nil,
            subject: "gallery-action://gone"),
        finding(
            "missing-page", .error, page, pageText, at: "gallery-action://gone", number: 1, "no page", help: nil,
            subject: "gallery-action://gone"),
        finding("undefined-reference", .warning, page, pageText, at: "over\nlines", "a range over two lines"),
        finding("near-miss", .warning, page, pageText, at: "", number: pageText.utf8.count - 1, "an empty range"),
        finding("unreadable-file", .error, "::error::x\n.md", nil, at: nil, "permission denied\n::error::pwned"),
        finding("invalid-encoding", .error, "b.md", nil, at: nil, "a \u{0}\u{1}\u{FFFE}\u{1B}[31m\u{2028} message"),
        finding(
            "unknown-intent", .note, export, exportText, at: "gallery-action://rety", "no intent, in Spanish ¿sí? 🦆",
            subject: "gallery-action://rety",
            address: ContentAddress(record: "help:7 <é>", locale: "es", field: "body.0", state: "draft")),
        finding(
            "missing-page", .warning, export, exportText, at: "x", "no page in French", subject: "x",
            address: ContentAddress(record: "help:8", locale: "fr", field: "body")),
    ]

    static let report: Report = {
        var report = Report(
            findings: FingerprintedFinding.all(
                located(findings) { $0 == page ? Array(pageText.utf8) : $0 == export ? Array(exportText.utf8) : nil }),
            inputs: [
                AuditedInput(name: page, links: 5),
                AuditedInput(name: export, format: "ndjson", units: 2, links: 1),
                AuditedInput(name: "en/good.md", links: 1_234),
            ],
            suppressed: 1, baselined: ["en/good.md": 1, "::gone\u{1}<.md": 1], version: "0.1.0")
        report.hashLines { name in
            name == page ? ByteStream(Array(pageText.utf8)) : name == export ? ByteStream(Array(exportText.utf8)) : nil
        }
        return report
    }()

    /// A report of nothing.
    static let empty = Report(findings: [], inputs: [AuditedInput(name: "en/good.md", links: 3)], version: "0.1.0")

    /// A report of one finding, all of whose texts are `text`.
    static func saying(_ text: String) -> Report {
        Report(
            findings: FingerprintedFinding.all([
                LocatedFinding(
                    finding: Finding(
                        rule: "missing-page", severity: .error, place: Place(file: text, range: ByteRange(0, 1)),
                        message: text, help: text,
                        related: [RelatedPlace(place: Place(file: text, range: nil), message: text)], subject: text,
                        address: ContentAddress(record: text, locale: text, field: text, state: text)),
                    start: .start, end: .start, sourceLine: text, related: [nil])
            ]), inputs: [AuditedInput(name: text, links: 1)], version: "0.1.0")
    }
}
