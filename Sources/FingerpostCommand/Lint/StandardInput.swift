internal import Exports

/// Tells what comes on standard input where nothing was said of it.
///
/// It is Markdown, unless its first bytes can hardly be that: a Markdown text may begin with a bracket, a quote or a
/// tag, and hardly ever with a JSON object or the first element of a known kind of XML.
enum StandardInput {
    /// The format of an export, or nil for Markdown.
    static func format(of head: [UInt8]) -> ExportFormat? {
        guard let format = ExportFormat.detect(name: "", head: head).format else { return nil }
        switch format {
        case .markdown, .html, .strings, .csv, .tsv: return nil
        case .json, .ndjson: return beginsLikeJSON(head) ? format : nil
        default: return format
        }
    }

    private static func beginsLikeJSON(_ head: [UInt8]) -> Bool {
        let text = head.lazy.filter { $0 > 0x20 }.prefix(2)
        let pair = Array(text)
        return pair == Array("{\"".utf8) || pair == Array("[{".utf8) || pair == Array("[\"".utf8)
    }
}
