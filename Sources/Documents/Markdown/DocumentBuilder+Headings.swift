internal import SourceText

extension DocumentBuilder {
    /// Gives every heading its plain text and its id, and records what fragments can name.
    ///
    /// Ids that the author wrote are reserved first, so that no slug takes one of them away.
    mutating func recordHeadings() {
        var slugger = Slugger()
        var explicit: [Int: ByteRange] = [:]
        let headings = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
        recordFootnoteAnchors(&slugger)
        if options.headingIdentifiers {
            for index in headings {
                guard let (id, source) = takeIdentifier(ofHeading: index) else { continue }
                explicit[index] = id
                slugger.reserve(document.pool[id.range])
                document.anchors.append(Anchor(name: id, origin: .explicit, source: source))
            }
        }
        for index in headings {
            let text = append(plainText(of: index))
            let id: ByteRange
            if let written = explicit[index] {
                id = written
            } else {
                // A copy: a slice would make the next append copy the whole pool.
                id = append(slugger.slug(Array(document.pool[text.range])))
                document.anchors.append(
                    Anchor(name: id, origin: .heading, source: document.nodes[index].source))
            }
            document.nodes[index].number = Int32(document.headings.count)
            document.headings.append(
                Heading(node: Int32(index), level: document.nodes[index].level, id: id, text: text))
        }
    }

    private mutating func recordFootnoteAnchors(_ slugger: inout Slugger) {
        guard hasNotes else { return }
        for index in document.nodes.indices {
            let node = document.nodes[index]
            guard node.kind == .footnoteDefinition || node.kind == .footnoteReference else { continue }
            var name =
                Array((node.kind == .footnoteDefinition ? "fn-" : "fnref-").utf8) + document.pool[node.text.range]
            if node.kind == .footnoteReference, node.ordinal > 1 { name += Array("-\(node.ordinal)".utf8) }
            slugger.reserve(name)
            document.anchors.append(Anchor(name: append(name), origin: .footnote, source: node.source))
        }
    }

    /// The text of a heading without markup: literals of text and code, a space for a line break.
    private func plainText(of heading: Int) -> [UInt8] {
        var result: [UInt8] = []
        var index = heading + 1
        while index < Int(document.nodes[heading].end) {
            let node = document.nodes[index]
            switch node.kind {
            case .text, .code: result += document.pool[node.text.range]
            case .softBreak, .lineBreak: result.append(0x20)
            default: break
            }
            index += 1
        }
        return result
    }

    /// Takes `{#id}` off the end of a heading's last text.
    private mutating func takeIdentifier(ofHeading heading: Int) -> (id: ByteRange, source: ByteRange)? {
        let last = Int(document.nodes[heading].end) - 1
        guard last > heading, document.nodes[last].kind == .text else { return nil }
        let text = document.nodes[last].text
        let bytes = document.pool[text.range]
        guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{")),
            open + 2 < bytes.endIndex - 1, bytes[open + 1] == UInt8(ascii: "#"),
            open == bytes.startIndex || bytes[open - 1] == 0x20,
            bytes[(open + 2)..<(bytes.endIndex - 1)].allSatisfy(Self.isIdentifierByte)
        else { return nil }
        let id = ByteRange(open + 2, bytes.endIndex - 1)
        var end = open
        while end > bytes.startIndex, isSpace(bytes[end - 1]) { end -= 1 }
        document.nodes[last].text = ByteRange(text.lowerBound, end)
        let source = document.nodes[last].source
        return (id, ByteRange(source.upperBound - 1 - id.count, source.upperBound - 1))
    }

    private static func isIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
