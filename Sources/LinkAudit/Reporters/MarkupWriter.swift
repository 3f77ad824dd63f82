import SourceText

/// Writes XML and HTML: names of elements and attributes are written in the program, every text is escaped.
///
/// What cannot be seen is shown as `\u{…}`, and so what XML 1.0 cannot hold; in an attribute line ends and tabs, too,
/// which a reader would turn into spaces.
struct MarkupWriter {
    /// What has been written, UTF-8.
    private(set) var bytes: [UInt8] = []

    /// The name of an attribute and its value; without a value it is left out.
    typealias Attribute = (name: StaticString, value: String?)

    /// What has been written.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes markup that the program holds as it stands.
    mutating func fixed(_ markup: StaticString) { markup.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    /// Writes a start tag.
    mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) { tag(name, attributes, end: ">") }

    /// Writes an end tag.
    mutating func close(_ name: StaticString) {
        fixed("</")
        fixed(name)
        fixed(">")
    }

    /// Writes an empty element of XML.
    mutating func empty(_ name: StaticString, _ attributes: [Attribute] = []) { tag(name, attributes, end: "/>") }

    /// Writes an element around a text.
    mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], _ text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes a text.
    mutating func text(_ text: some StringProtocol) {
        append(text) { $0 == "\t" || $0 == "\n" }
    }

    private mutating func tag(_ name: StaticString, _ attributes: [Attribute], end: StaticString) {
        fixed("<")
        fixed(name)
        for attribute in attributes {
            guard let value = attribute.value else { continue }
            fixed(" ")
            fixed(attribute.name)
            fixed("=\"")
            append(value) { _ in false }
            fixed("\"")
        }
        fixed(end)
    }

    private mutating func append(_ text: some StringProtocol, keeps: (Unicode.Scalar) -> Bool) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        guard !isPlain else { return HTMLEscaping.appendEscaped(text, to: &bytes) }
        var shown = ""
        for scalar in text.unicodeScalars {
            if keeps(scalar) || !isInvisible(scalar) {
                shown.unicodeScalars.append(scalar)
            } else {
                shown += visible(String(scalar))
            }
        }
        HTMLEscaping.appendEscaped(shown, to: &bytes)
    }
}
