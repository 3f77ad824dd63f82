import Exports
import IntentCatalogue
import SourceText
import Testing

@testable import LinkAudit

/// A record made by escaping a text as a JSON string does, once or twice, with something before it in its window.
struct EncodedRecord {
    let record: ExportRecord
    /// Offset in the window of each byte of the text, and of its end.
    let places: [Int]

    init(
        _ text: String, syntax: UnitSyntax, layers: Int = 1, before: String = "{\"body\": \"",
        start: TextPosition = .start, field: String = "body"
    ) {
        var bytes = Array(text.utf8)
        var map = TextMap(verbatim: bytes.count)
        var places = Array(0...bytes.count)
        for _ in 0..<layers {
            var escaped: [UInt8] = []
            var layer = TextMap()
            var offsets: [Int] = []
            for byte in bytes {
                offsets.append(escaped.count)
                let escape = EncodedRecord.escape(byte)
                if escape.count == 1 {
                    layer.append(verbatim: 1, at: escaped.count)
                } else {
                    layer.append(decoded: 1, from: escaped.count..<escaped.count + escape.count)
                }
                escaped += escape
            }
            offsets.append(escaped.count)
            map = map.through(layer)
            places = places.map { offsets[$0] }
            bytes = escaped
        }
        let lead = Array(before.utf8)
        var outer = TextMap()
        outer.append(verbatim: bytes.count, at: lead.count)
        self.places = places.map { $0 + lead.count }
        record = ExportRecord(
            window: SourceWindow(text: lead + bytes + Array("\"}\n".utf8), start: start),
            units: [
                ExportUnit(
                    text: Array(text.utf8), map: map.through(outer), syntax: syntax,
                    address: ContentAddress(record: "help:7", locale: "fr", field: field, state: "draft"))
            ])
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x0A: Array("\\n".utf8)
        case 0x22: Array("\\\"".utf8)
        case 0x5C: Array("\\\\".utf8)
        case UInt8(ascii: "/"): Array("\\/".utf8)
        case UInt8(ascii: "("): Array("\\u0028".utf8)
        default: [byte]
        }
    }

    /// An auditor with the example catalogue.
    static func auditor(root: RootContent? = nil) throws -> UnitAuditor {
        let catalogue = try #require(
            Catalogue.decode(SourceFile(name: "intents.yaml", text: ExampleSite.catalogue)).catalogue)
        return UnitAuditor(policy: Policy(catalogue), root: root)
    }

    /// The audit of the record, links included.
    func audit(root: RootContent? = nil) throws -> RecordAudit {
        try EncodedRecord.auditor(root: root).audit(record, file: "export.json", keepsLinks: true)
    }
}
