import SourceText

/// A text as a literal of each language: what could end the literal, begin an interpolation, break the line or hide
/// from a reader is escaped.
enum Literal {
    /// `"…"` in Swift.
    static func swift(_ text: some StringProtocol) -> String {
        quoted(text) { "\\u{" + hexadecimal($0) + "}" }
    }

    /// `"…"` in TypeScript.
    static func typeScript(_ text: some StringProtocol) -> String { quoted(text, utf16Escape) }

    /// `"…"` in Kotlin, where a `$` begins an interpolation.
    static func kotlin(_ text: some StringProtocol) -> String {
        quoted(text, marks: ["\"", "\\", "$"], utf16Escape)
    }

    /// `"…"` in JSON.
    static func json(_ text: some StringProtocol) -> String { quoted(text, utf16Escape) }

    private static func quoted(
        _ text: some StringProtocol, marks: Set<Unicode.Scalar> = ["\"", "\\"], _ escape: (Unicode.Scalar) -> String
    ) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if marks.contains(scalar) {
                result += "\\"
                result.unicodeScalars.append(scalar)
            } else if isInvisible(scalar) {
                result += escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func utf16Escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = hexadecimal(UInt32(unit))
            return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }.joined()
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String { hexadecimal(scalar.value) }

    private static func hexadecimal(_ value: UInt32) -> String { String(value, radix: 16, uppercase: true) }
}
