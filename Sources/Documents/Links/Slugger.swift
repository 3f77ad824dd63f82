internal import SourceText

/// Makes the ids of headings: GitHub's rules.
///
/// Lower case; letters, marks, numbers, `_` and `-` stay, a space becomes `-`, the rest goes. A slug that is taken gets
/// `-1`, `-2`, … until it is free, also against slugs that look like that by themselves. A heading without any letter
/// or number gets `section`. The page's ids and the audit's anchors both come from here.
public struct Slugger: Sendable {
    private var taken: Set<ByteKey> = []
    private var nextSuffix: [ByteKey: Int] = [:]

    /// Makes a slugger for one page.
    public init() {}

    /// Marks an id as used, so that no slug will equal it.
    ///
    /// - Returns: whether it was free.
    @discardableResult
    public mutating func reserve(_ id: some Sequence<UInt8>) -> Bool { taken.insert(ByteKey(Array(id))).inserted }

    /// The id for a heading with this text, different from all before.
    public mutating func slug(_ text: some Collection<UInt8>) -> [UInt8] {
        var base = Self.base(text)
        if base.isEmpty { base = Array("section".utf8) }
        let key = ByteKey(base)
        if taken.insert(key).inserted { return base }
        var suffix = nextSuffix[key] ?? 1
        while true {
            let candidate = base + Array("-\(suffix)".utf8)
            suffix += 1
            if taken.insert(ByteKey(candidate)).inserted {
                nextSuffix[key] = suffix
                return candidate
            }
        }
    }

    /// The slug of a text before it is made unique; may be empty.
    public static func base(_ text: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var isASCII = true
        for byte in text {
            switch byte {
            case 0x41...0x5A: result.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): result.append(byte)
            case 0x20: result.append(UInt8(ascii: "-"))
            case 0x80...: isASCII = false
            default: break
            }
        }
        return isASCII ? result : unicodeBase(String(decoding: text, as: UTF8.self))
    }

    private static func unicodeBase(_ text: String) -> [UInt8] {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == " " {
                result += "-"
                continue
            }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
                // The variation selectors that emoji leave behind are marks, and nobody can see or type them.
                if !scalar.properties.isDefaultIgnorableCodePoint { result += scalar.properties.lowercaseMapping }
            default:
                if scalar == "-" || scalar == "_" { result.unicodeScalars.append(scalar) }
            }
        }
        return Array(result.utf8)
    }
}
