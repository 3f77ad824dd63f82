public import Exports
import SourceText

/// What stands for names that only a build knows: `$(NAME)` in the files of Xcode, `${name}` in those of Gradle,
/// `@string/name` in an Android manifest.
public struct BuildValues: Sendable {
    private var values: [String: String] = [:]
    private var strings: [String: String] = [:]

    /// Makes values; as they stand, every name is open.
    public init() {}

    /// Says what a name stands for.
    public mutating func set(_ name: String, to value: String) { values[name] = value }

    /// Adds the texts of a `strings.xml`, for `@string/name`.
    public mutating func addStrings(of bytes: [UInt8]) throws(ReaderError) {
        let document = try XMLDocument.read(bytes)
        for index in document.elements[0].children {
            let element = document.elements[index]
            guard element.name == "string", let name = element.attribute("name")?.value else { continue }
            strings[name] = element.text
        }
    }

    /// A text with its names replaced.
    enum Resolution: Hashable {
        case text(String)
        /// A name that stands in it is open; as it is written, and bare.
        case open(placeholder: String, name: String)
    }

    func resolve(_ text: String) -> Resolution {
        if text.hasPrefix("@"), let slash = text.firstIndex(of: "/") {
            let name = String(text[text.index(after: slash)...])
            let known = text[..<slash] == "@string" ? values[name] ?? strings[name] : nil
            return known.map { .text($0) } ?? .open(placeholder: text, name: name)
        }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            let opening = rest.index(after: dollar)
            guard opening < rest.endIndex, let closing = BuildValues.brackets[rest[opening]],
                let end = rest[opening...].firstIndex(of: closing)
            else {
                result += rest[...dollar]
                rest = rest[opening...]
                continue
            }
            // Behind a colon stands how Xcode changes the value: `$(PRODUCT_NAME:rfc1034identifier)`.
            let name = String(rest[rest.index(after: opening)..<end].prefix { $0 != ":" })
            guard let value = values[name] else {
                return .open(placeholder: String(rest[dollar...end]), name: name)
            }
            result += rest[..<dollar] + value
            rest = rest[rest.index(after: end)...]
        }
        return .text(result + rest)
    }

    private static let brackets: [Character: Character] = ["(": ")", "{": "}"]
}
