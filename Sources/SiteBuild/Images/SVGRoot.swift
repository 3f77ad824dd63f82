import Documents
import SourceText

/// The root element of an SVG document, found without reading the document.
enum SVGRoot {
    /// How far to look for it. Editors write long comments and entity lists before it, not longer than this.
    static let bound = 65_536

    /// The start tag of the root element, when it is `svg`.
    static func tag(_ bytes: [UInt8]) -> HTMLStartTag? {
        var cursor = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while cursor < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[cursor]) {
                cursor += 1
                continue
            }
            let rest = bytes[cursor...]
            guard bytes[cursor] == 0x3C, cursor + 1 < bytes.count else { return nil }
            if rest.starts(with: Array("<!--".utf8)) {
                guard let end = end(of: Array("-->".utf8), in: bytes, from: cursor + 4) else { return nil }
                cursor = end
            } else if bytes[cursor + 1] == 0x3F {
                guard let end = end(of: Array("?>".utf8), in: bytes, from: cursor + 2) else { return nil }
                cursor = end
            } else if rest.starts(with: Array("<!DOCTYPE".utf8)) {
                guard let end = endOfDocumentType(bytes, from: cursor + 9) else { return nil }
                cursor = end
            } else {
                guard let tag = HTMLStartTag.read(bytes, at: cursor, before: bytes.count) else { return nil }
                let name = String(decoding: bytes[tag.name.range], as: UTF8.self)
                return name == "svg" || name.hasSuffix(":svg") ? tag : nil
            }
        }
        return nil
    }

    /// One past a document type, whose internal subset and quoted names can hold `>`.
    private static func endOfDocumentType(_ bytes: [UInt8], from start: Int) -> Int? {
        var isInSubset = false
        var cursor = start
        while cursor < bytes.count {
            let byte = bytes[cursor]
            cursor += 1
            switch byte {
            case 0x22, 0x27:
                guard let close = bytes[cursor...].firstIndex(of: byte) else { return nil }
                cursor = close + 1
            case 0x5B: isInSubset = true
            case 0x5D: isInSubset = false
            case 0x3C where bytes[cursor...].starts(with: Array("!--".utf8)):
                guard let end = end(of: Array("-->".utf8), in: bytes, from: cursor + 3) else { return nil }
                cursor = end
            case 0x3E where !isInSubset: return cursor
            default: break
            }
        }
        return nil
    }

    private static func end(of marker: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        var cursor = start
        while cursor + marker.count <= bytes.count {
            if bytes[cursor..<(cursor + marker.count)].elementsEqual(marker) { return cursor + marker.count }
            cursor += 1
        }
        return nil
    }
}
