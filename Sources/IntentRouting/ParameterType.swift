/// What the value of a parameter may be.
///
/// A parameter is a whole path segment or a whole query value.
public enum ParameterType: Sendable, Hashable {
    /// 8-4-4-4-12 hexadecimal digits in either case, no braces.
    case uuid
    /// A decimal number without leading zeros and without `+`; nil for every number of 64 bits.
    case int(ClosedRange<Int>?)
    /// Lower-case ASCII letters, digits and `-`.
    case slug
    /// Percent-encoded UTF-8; the range counts decoded Unicode scalars.
    case text(ClosedRange<Int>)
    /// One of the words, each made of unreserved characters.
    case choice([String])

    /// The type as a catalogue writes it: `uuid`, `int(1...9)`, `slug`, `text(1...80)`, `newest|oldest`.
    public var description: String {
        switch self {
        case .uuid: "uuid"
        case .int(nil): "int"
        case .int(let range?): "int(\(range.lowerBound)...\(range.upperBound))"
        case .slug: "slug"
        case .text(let range): "text(\(range.lowerBound)...\(range.upperBound))"
        case .choice(let words): words.joined(separator: "|")
        }
    }

    /// The longest text that a catalogue may ask for.
    public static let maximumTextLength = 10_000

    /// Names that begin a type.
    public static let names = ["uuid", "int", "slug", "text"]

    /// Reads a type as a catalogue writes it.
    ///
    /// One bare word that is no type is a choice of one only where `allowsSingleWord` is set (a query value) and the
    /// word does not look like a misspelt type; a path would write the word itself.
    public init(_ source: String, allowsSingleWord: Bool = true) throws(PatternFault) {
        let bytes = Array(source.utf8)
        let all = 0..<bytes.count
        guard !bytes.isEmpty else {
            throw PatternFault(.missingType, "a parameter needs a type", all, nearest: "uuid")
        }
        if bytes.contains(UInt8(ascii: "|")) {
            self = .choice(try Self.words(source))
            return
        }
        let open = bytes.firstIndex(of: UInt8(ascii: "("))
        let name = String(decoding: bytes[..<(open ?? bytes.count)], as: UTF8.self)
        let bounds = try open.map { (index: Int) throws(PatternFault) in try Self.bounds(bytes, from: index) }
        switch name {
        case "uuid" where bounds == nil: self = .uuid
        case "slug" where bounds == nil: self = .slug
        case "uuid", "slug":
            throw PatternFault(.malformedType, "`\(name)` takes no range", all, nearest: name)
        case "int": self = .int(bounds)
        case "text":
            guard let bounds else {
                throw PatternFault(.malformedType, "`text` needs a length in characters", all, nearest: "text(1...80)")
            }
            guard bounds.lowerBound >= 0, bounds.upperBound >= 1, bounds.upperBound <= maximumLength else {
                let message = "a text is 0 to \(Self.maximumTextLength) characters long"
                throw PatternFault(.malformedType, message, all, nearest: "text(1...80)")
            }
            self = .text(bounds)
        default:
            let near = nearestText(to: name, among: Self.names)
            let isWord = open == nil && Self.isWord(source) && allowsSingleWord
            guard isWord, near == nil, !foreignTypeNames.contains(name.lowercased()) else {
                throw PatternFault(.unknownType, "unknown parameter type `\(name)`", all, nearest: near)
            }
            self = .choice([source])
        }
    }

    private static func words(_ source: String) throws(PatternFault) -> [String] {
        var words: [String] = []
        var offset = 0
        for part in source.split(separator: "|", omittingEmptySubsequences: false) {
            let word = String(part)
            let range = offset..<offset + word.utf8.count
            offset = range.upperBound + 1
            guard isWord(word) else {
                let message = word.isEmpty ? "a choice has an empty word" : "a choice cannot hold `\(word)`"
                throw PatternFault(.malformedType, message, range)
            }
            guard !words.contains(word) else {
                throw PatternFault(.malformedType, "`\(word)` is listed twice", range)
            }
            words.append(word)
        }
        return words
    }

    private static func isWord(_ word: String) -> Bool {
        !word.isEmpty && word != "." && word != ".." && word.utf8.allSatisfy(isUnreserved)
    }

    private static func bounds(_ bytes: [UInt8], from open: Int) throws(PatternFault) -> ClosedRange<Int> {
        let inner = bytes[(open + 1)...]
        let range = open..<bytes.count
        guard inner.last == UInt8(ascii: ")") else {
            throw PatternFault(.malformedType, "`)` is missing after the range", range)
        }
        let text = String(decoding: inner.dropLast(), as: UTF8.self)
        guard let dots = dotsOffset(in: inner.dropLast()) else {
            throw PatternFault(.malformedType, "a range is written `min...max`, not `\(text)`", range)
        }
        let low = Int(String(decoding: inner[..<dots], as: UTF8.self))
        let high = Int(String(decoding: inner[(dots + 3)...].dropLast(), as: UTF8.self))
        guard let low, let high, low <= high else {
            throw PatternFault(.malformedType, "a range is written `min...max`, not `\(text)`", range)
        }
        return low...high
    }

    private static func dotsOffset(in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index + 2 < bytes.endIndex {
            if bytes[index] == 0x2E, bytes[index + 1] == 0x2E, bytes[index + 2] == 0x2E { return index }
            index += 1
        }
        return nil
    }
}

private let maximumLength = ParameterType.maximumTextLength

/// Words that mean a type elsewhere and are never meant as a choice of one.
private let foreignTypeNames: Set<String> = [
    "any", "bool", "boolean", "date", "datetime", "double", "enum", "float", "guid", "id", "integer", "number", "regex",
    "str", "string", "uint", "url",
]
