internal import Documents
internal import SourceText

/// Comma-separated values (RFC 4180) with a header.
public struct CSVListing: LinkListing {
    private static let columns = [
        "file", "line", "column", "byteOffset", "kind", "verdict", "reason", "intent", "parameters", "destination",
        "raw",
        "form", "use", "record", "locale", "field", "state",
    ]

    /// Makes a listing.
    public init() {}

    /// The names of the columns.
    public func opening() -> String { CSVListing.columns.joined(separator: ",") + "\r\n" }

    /// The row of a link.
    public func line(_ link: AuditedLink, isFirst: Bool) -> String {
        let cells: [String?] = [
            link.file, String(link.start.line), String(link.start.scalarColumn), String(link.start.byteOffset),
            link.kind.rawValue, link.verdict.name, link.reason, link.intent,
            link.parameters.map { $0.name + "=" + $0.value }.joined(separator: "&"),
            String(decoding: link.destination, as: UTF8.self), String(decoding: link.raw, as: UTF8.self),
            link.form?.word, link.use.word, link.address?.record, link.address?.locale, link.address?.field,
            link.address?.state,
        ]
        return cells.map { CSVListing.quoted($0 ?? "") }.joined(separator: ",") + "\r\n"
    }

    private static func quoted(_ cell: String) -> String {
        guard cell.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return cell }
        var text = "\""
        for character in cell.unicodeScalars {
            if character == "\"" { text += "\"" }
            text.unicodeScalars.append(character)
        }
        return text + "\""
    }
}
