/// A byte sequence that may not stand in YAML here.
enum YAMLCharacterFault: Equatable {
    case notUTF8
    case control(Unicode.Scalar)
}

/// The first fault among the characters, its range from the start of `bytes`, and whether all bytes are ASCII.
///
/// Refused are malformed UTF-8, every control except tab and line ends, and the line separators U+2028 and U+2029,
/// which end a line for libyaml and for nobody else.
func scanYAMLCharacters(_ bytes: ArraySlice<UInt8>) -> (
    fault: YAMLCharacterFault?, range: Range<Int>, isASCII: Bool
) {
    var isASCII = true
    var index = bytes.startIndex
    while index < bytes.endIndex {
        let byte = bytes[index]
        if byte < 0x80 {
            if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
                let start = index - bytes.startIndex
                return (.control(Unicode.Scalar(byte)), start..<start + 1, isASCII)
            }
            index += 1
            continue
        }
        isASCII = false
        let start = index - bytes.startIndex
        var decoder = UTF8()
        var rest = bytes[index...].prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
            return (.notUTF8, start..<start + 1, isASCII)
        }
        let width = UTF8.width(scalar)
        if scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029 {
            return (.control(scalar), start..<start + width, isASCII)
        }
        index += width
    }
    return (nil, 0..<0, isASCII)
}
