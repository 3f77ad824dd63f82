import Exports
import SourceText

/// A property list in XML, as far as links are concerned: dictionaries, arrays and texts.
struct PropertyList {
    let document: XMLDocument
    /// The outermost dictionary.
    let root: Int

    /// An entry of a dictionary.
    struct Entry {
        var key: String
        var keyRange: ByteRange
        /// The element of its value.
        var value: Int
    }

    /// Reads a file.
    static func read(_ bytes: [UInt8]) throws(ReaderError) -> PropertyList {
        if bytes.starts(with: Array("bplist".utf8)) {
            throw .malformed(
                at: .start, message: "the file is a binary property list, and is read in XML",
                help: "`plutil -convert xml1` makes it XML")
        }
        let document = try XMLDocument.read(bytes)
        try document.expectRoot("plist")
        let inner = document.elements[0].children
        guard let root = inner.first, document.elements[root].name == "dict" else {
            throw .malformed(
                at: document.window.position(at: document.elements[inner.first ?? 0].range.lowerBound),
                message: "the property list does not hold a dictionary", help: nil)
        }
        return PropertyList(document: document, root: root)
    }

    subscript(element: Int) -> XMLDocument.Element { document.elements[element] }

    /// The entries of a dictionary in the order of the file; a key that comes twice is told, and its last value counts.
    func entries(of dictionary: Int, _ findings: inout AppFindings) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        var key: (text: String, range: ByteRange)?
        for child in self[dictionary].children {
            let element = self[child]
            if element.name == "key" {
                if let key { findings.report(.fileValue, key.range, "the key `\(visible(key.text))` has no value") }
                key = (element.text, element.textRange)
                continue
            }
            guard let open = key else {
                findings.report(.fileValue, element.range, "`<\(visible(element.name))>` stands behind no key")
                continue
            }
            key = nil
            if entries[open.text] != nil {
                findings.report(
                    .duplicateKey, open.range, "the key `\(visible(open.text))` comes twice",
                    help: "keep one of them: which one counts is not said anywhere", subject: open.text)
            }
            entries[open.text] = Entry(key: open.text, keyRange: open.range, value: child)
        }
        if let key { findings.report(.fileValue, key.range, "the key `\(visible(key.text))` has no value") }
        return entries
    }

    /// The elements of an array; tells where the value is none.
    func items(of entry: Entry, _ findings: inout AppFindings) -> [Int] {
        guard self[entry.value].name == "array" else {
            findings.report(
                .fileValue, self[entry.value].range,
                "the value of `\(visible(entry.key))` is `<\(visible(self[entry.value].name))>`, not an array")
            return []
        }
        return self[entry.value].children
    }

    /// The texts of an array with their places, names of the build replaced.
    func texts(of entry: Entry, _ values: BuildValues, _ findings: inout AppFindings) -> [AppText] {
        items(of: entry, &findings).compactMap { item in
            let element = self[item]
            guard element.name == "string" else {
                findings.report(
                    .fileValue, element.range,
                    "an item of `\(visible(entry.key))` is `<\(visible(element.name))>`, not a text")
                return nil
            }
            guard let text = findings.resolve(element.text, at: element.textRange, values) else { return nil }
            return AppText(text: text, range: element.textRange)
        }
    }
}

/// A text of a file with its place.
struct AppText: Hashable {
    var text: String
    var range: ByteRange
}

extension XMLDocument {
    /// Refuses a document whose outermost element is another.
    func expectRoot(_ name: String) throws(ReaderError) {
        let root = elements[0]
        guard root.name != name else { return }
        throw .malformed(
            at: window.position(at: root.range.lowerBound),
            message: "the outermost element is `<\(visible(root.name))>`, where `<\(name)>` is expected",
            help: "look whether the option names the right kind of file")
    }
}
