/// What the beginning of a file of markup tells.
enum MarkupHead {
    /// The name of the first element, in lower case and without its prefix, or nil.
    static func firstElement(_ text: [UInt8]) -> String? {
        var at = 0
        while let open = text[at...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = text[(open + 1)...]
            guard let lead = rest.first else { return nil }
            if rest.starts(with: Array("!--".utf8)) {
                guard let end = end(of: "-->", in: rest) else { return nil }
                at = end
            } else if lead == UInt8(ascii: "?") || lead == UInt8(ascii: "!") {
                guard let end = end(of: ">", in: rest) else { return nil }
                at = end
            } else {
                let name = rest.prefix { isNameByte($0) }
                let local = name.split(separator: UInt8(ascii: ":")).last ?? []
                return String(decoding: local, as: UTF8.self).lowercased()
            }
        }
        return nil
    }

    /// Whether it begins with the declaration of XML.
    static func isXML(_ text: [UInt8]) -> Bool { text.starts(with: Array("<?xml".utf8)) }

    private static func end(of mark: String, in text: ArraySlice<UInt8>) -> Int? {
        let wanted = Array(mark.utf8)
        var at = text.startIndex
        while at + wanted.count <= text.endIndex {
            if text[at..<(at + wanted.count)].elementsEqual(wanted) { return at + wanted.count }
            at += 1
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: byte >= 0x80
        }
    }
}
