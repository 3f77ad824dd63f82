/// Character references as our emitters write them, and numeric ones.
enum CharacterReference {
    /// Reads what begins with the `&` at `start`: its UTF-8 and the offset behind it. An unknown name stays as it is.
    static func read(_ html: UnsafeBufferPointer<UInt8>, at start: Int) -> (character: [UInt8], end: Int) {
        var index = start + 1
        while index < html.count, index - start <= 10, html[index] != UInt8(ascii: ";") {
            guard isPart(html[index]) else { return ([UInt8(ascii: "&")], start + 1) }
            index += 1
        }
        guard index < html.count, html[index] == UInt8(ascii: ";"), index > start + 1 else {
            return ([UInt8(ascii: "&")], start + 1)
        }
        let name = String(decoding: html[start + 1..<index], as: UTF8.self)
        switch name {
        case "amp": return ([UInt8(ascii: "&")], index + 1)
        case "lt": return ([UInt8(ascii: "<")], index + 1)
        case "gt": return ([UInt8(ascii: ">")], index + 1)
        case "quot": return ([UInt8(ascii: "\"")], index + 1)
        case "apos": return ([UInt8(ascii: "'")], index + 1)
        case "nbsp": return ([0x20], index + 1)
        default: break
        }
        guard name.first == "#" else { return ([UInt8(ascii: "&")], start + 1) }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, let scalar = Unicode.Scalar(value) else { return ([UInt8(ascii: "&")], start + 1) }
        return value <= 0x20 || value == 0xA0 ? ([0x20], index + 1) : (Array(String(scalar).utf8), index + 1)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"):
            true
        default: false
        }
    }
}
