public import SourceText

/// An XML file that is looked at as a whole: its elements in the order of the file, each with its place.
///
/// For small files of which everything is wanted; exports are read record by record, and may be larger than memory.
public struct XMLDocument: Sendable {
    /// An attribute of a start tag.
    public struct Attribute: Sendable, Hashable {
        /// The name with its prefix, as written.
        public var name: String
        /// The value, decoded.
        public var value: String
        /// The value between its quotes, in ``window``.
        public var range: ByteRange
    }

    /// An element.
    public struct Element: Sendable, Hashable {
        /// The name with its prefix, as written.
        public var name: String
        /// The attributes, in the order of the file.
        public var attributes: [Attribute]
        /// The start tag, in ``window``.
        public var range: ByteRange
        /// The element around it, by its index; nil for the outermost.
        public var parent: Int?
        /// The elements in it, by their indices.
        public var children: [Int] = []
        /// The text that stands in it and in no element of it.
        public var text = ""
        /// From the first to the last byte of that text, in ``window``; the start tag where there is none.
        public var textRange: ByteRange

        /// The attribute of a name with its prefix, as written.
        public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    }

    /// The elements; the first is the outermost.
    public let elements: [Element]
    /// The text of the file, which all places count in.
    public let window: SourceWindow

    /// The largest file that is read: 16 MiB.
    public static let sizeLimit = 16 << 20
    /// The most elements and attributes that are read.
    public static let elementLimit = 500_000

    /// Reads a file in UTF-8, in UTF-16 with a byte order mark, or in what its declaration names; nothing outside of the
    /// file is read.
    ///
    /// - Throws: ``ReaderError/malformed(at:message:help:)`` for what is no XML, too large, or stands for more than its
    ///   own bytes.
    public static func read(_ bytes: [UInt8]) throws(ReaderError) -> XMLDocument {
        var building = XMLBuilding()
        guard bytes.count <= sizeLimit else {
            throw malformed(XMLFault(offset: 0, message: "the file is larger than 16 MiB"), in: SlidingText())
        }
        var source = TextSource(ByteStream(bytes))
        let head = try source.head()
        switch XMLEncoding.detect(head) {
        case .success(let encoding): source.use(encoding)
        case .failure(let fault):
            building.text.append(Array(head))
            throw malformed(fault, in: building.text)
        }
        guard let parser = ExpatParser() else {
            throw malformed(XMLFault(offset: 0, message: "there is no memory to read it"), in: SlidingText())
        }
        building.text = SlidingText(source.encoding)
        while true {
            let piece = try source.next()
            if let piece { building.text.append(piece.text) }
            let (events, fault) = parser.parse((piece?.text ?? [])[...], isLast: piece == nil)
            for event in events { building.take(event) }
            if let fault { throw malformed(fault, in: building.text) }
            if let message = piece?.fault {
                throw malformed(XMLFault(offset: building.text.end, message: message), in: building.text)
            }
            if building.size > elementLimit {
                let message = "the file holds more than \(elementLimit) elements and attributes"
                throw malformed(XMLFault(offset: 0, message: message), in: building.text)
            }
            if piece == nil { break }
        }
        let window = building.text.window(building.text.start..<building.text.end)
        return XMLDocument(elements: building.finish(), window: window)
    }
}

/// The elements of a document while it is read.
private struct XMLBuilding {
    var text = SlidingText()
    /// Number of elements and attributes.
    private(set) var size = 0
    private var elements: [XMLDocument.Element] = []
    /// The open elements, by their indices, with the bytes of their text.
    private var open: [(index: Int, text: [UInt8])] = []

    mutating func take(_ event: XMLEvent) {
        switch event {
        case .start(let tag):
            size += 1 + tag.attributes.count
            let parent = open.last?.index
            if let parent { elements[parent].children.append(elements.count) }
            let range = ByteRange(tag.range)
            open.append((elements.count, []))
            elements.append(
                XMLDocument.Element(
                    name: tag.name, attributes: attributes(of: tag), range: range, parent: parent, textRange: range))
        case .text(let range, let decoded):
            guard let last = open.indices.last else { return }
            let index = open[last].index
            let start = open[last].text.isEmpty ? range.lowerBound : elements[index].textRange.lowerBound
            elements[index].textRange = ByteRange(start, range.upperBound)
            if let decoded { open[last].text += decoded } else { open[last].text += text[range] }
        case .end:
            guard let ended = open.popLast() else { return }
            elements[ended.index].text = String(decoding: ended.text, as: UTF8.self)
        }
    }

    func finish() -> [XMLDocument.Element] { elements }

    /// The attributes with their places; the parser gives them in the order they are written.
    private func attributes(of tag: XMLTag) -> [XMLDocument.Attribute] {
        guard !tag.attributes.isEmpty else { return [] }
        let raw = text[tag.range]
        var at = raw.startIndex
        return tag.attributes.map { attribute in
            var range = tag.range
            if let equals = raw[at...].firstIndex(of: UInt8(ascii: "=")),
                let quote = raw[equals...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
                let end = raw[(quote + 1)...].firstIndex(of: raw[quote])
            {
                let start = tag.range.lowerBound + quote + 1 - raw.startIndex
                range = start..<start + end - quote - 1
                at = end + 1
            }
            return XMLDocument.Attribute(name: attribute.name, value: attribute.value, range: ByteRange(range))
        }
    }
}
