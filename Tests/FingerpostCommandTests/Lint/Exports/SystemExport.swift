import Exports
import Foundation
import Testing

/// An export as a system writes it, with one wrong address of the app deep inside: `app://backup/rety`.
struct SystemExport: Sendable, CustomTestStringConvertible {
    /// The name that says as little as it can of the format.
    var name: String
    var format: ExportFormat
    /// The bytes of the file.
    var text: String
    /// Where the wrong address begins, counted in the text: `line:column`.
    var place: String
    /// Whose text it is, in which language, in which field.
    var record: String?
    var locale: String?
    var field: String

    /// Makes an export of a text in which `«` stands before the wrong address.
    init(_ name: String, _ format: ExportFormat, record: String?, locale: String?, field: String, _ marked: String) {
        let parts = marked.components(separatedBy: "«")
        let lines = parts[0].components(separatedBy: "\n")
        self.name = name
        self.format = format
        text = parts.joined()
        place = "\(lines.count):\(lines[lines.count - 1].unicodeScalars.count + 1)"
        self.record = record
        self.locale = locale
        self.field = field
    }

    var testDescription: String { "\(format.rawValue) \(name)" }
}
