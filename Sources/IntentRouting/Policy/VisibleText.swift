/// Text as it may stand in a message: what leaves no mark of its own becomes `\u{…}`.
///
/// `SourceText` has the same for everything else that shows content; a test holds the two together.
func visible(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if isInvisible(scalar) {
            result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// The same for bytes; bytes that are not UTF-8 show as U+FFFD.
func visible(_ bytes: some Collection<UInt8>) -> String {
    visible(String(decoding: bytes, as: UTF8.self))
}

/// Whether a scalar leaves no mark of its own or changes how its neighbours are shown: controls, format characters,
/// separators other than the plain space, default-ignorable and private characters.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return false }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .surrogate:
        return true
    default:
        return false
    }
}
