/// A start tag; a tag of an empty element gives an end right behind it.
struct XMLTag: Sendable, Hashable {
    /// The name with its prefix, as written.
    var name: String
    /// The attributes in order, decoded.
    var attributes: [XMLAttribute]
    /// Where the tag stands in the text.
    var range: Range<Int>

    /// The decoded value of an attribute by its name as written.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// An attribute of a start tag.
struct XMLAttribute: Sendable, Hashable {
    var name: String
    var value: String
}

/// A step of an XML document; ranges are offsets into the text as UTF-8.
enum XMLEvent: Sendable, Hashable {
    case start(XMLTag)
    /// The end of an element; the range is empty where the start tag closed itself.
    case end(name: String, range: Range<Int>)
    /// Character data: the bytes of the range, or `decoded` in the place of them.
    case text(Range<Int>, decoded: [UInt8]?)
}

/// What is wrong with an XML document, at an offset of the text.
struct XMLFault: Error, Sendable, Hashable {
    var offset: Int
    var message: String
    var help: String?
}

/// The name of an element without its prefix.
func localName(_ name: String) -> Substring {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name[...] }
    return name[name.index(after: colon)...]
}
