/// Writes the address of one output file as seen from another.
///
/// Output paths are made of non-empty segments joined by `/`, without `.` and `..`. The result is a relative reference
/// after RFC 3986 4.2 that needs no further escaping in HTML: a byte that is not in the list below is percent-encoded.
/// Index pages keep their `index.html`, so that the output works from disk too.
public enum RelativeURL {
    /// The relative reference from the page at `page` to the file at `target`.
    public static func reference(from page: [UInt8], to target: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        append(from: page, to: target, into: &result)
        return result
    }

    /// Appends the relative reference from the page at `page` to the file at `target`.
    public static func append(from page: [UInt8], to target: [UInt8], into result: inout [UInt8]) {
        // The folders that both have in common, in bytes.
        var common = 0
        var index = 0
        let shorter = min(page.count, target.count)
        while index < shorter, page[index] == target[index] {
            index += 1
            if page[index - 1] == slash { common = index }
        }
        for byte in page[common...] where byte == slash {
            result += [UInt8(ascii: "."), UInt8(ascii: "."), slash]
        }
        appendEncoded(target[common...], into: &result)
    }

    /// The way from the page at `page` up to the output's root: empty, or `../` as often as needed.
    public static func root(from page: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in page where byte == slash { result += [UInt8(ascii: "."), UInt8(ascii: "."), slash] }
        return result
    }

    /// Appends a path, percent-encoding every byte that is not unreserved, `/` or one of `!$()*+,;=@`.
    public static func appendEncoded(_ path: ArraySlice<UInt8>, into result: inout [UInt8]) {
        for byte in path {
            if isPlain(byte) || byte == slash { result.append(byte) } else { appendEscape(byte, into: &result) }
        }
    }

    /// Appends a fragment with its `#`, percent-encoding what may not stand in one; an empty name gives nothing.
    public static func appendFragment(_ name: ArraySlice<UInt8>, into result: inout [UInt8]) {
        guard !name.isEmpty else { return }
        result.append(UInt8(ascii: "#"))
        for byte in name {
            if isPlain(byte) || byte == slash || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "?") {
                result.append(byte)
            } else {
                appendEscape(byte, into: &result)
            }
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// Appends a byte percent-encoded, whatever it is.
    static func appendEscape(_ byte: UInt8, into result: inout [UInt8]) {
        result.append(UInt8(ascii: "%"))
        result.append(hexDigit(byte >> 4))
        result.append(hexDigit(byte & 15))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="),
            UInt8(ascii: "@"):
            true
        default:
            false
        }
    }
}
