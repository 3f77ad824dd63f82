/// Writes text into HTML and XML; no other place in the project escapes for them.
///
/// `&`, `<`, `>` and `"` become character references, which is what text and double-quoted attributes need; the
/// project writes no other kind of attribute. Runs of harmless bytes are copied whole.
public enum HTMLEscaping {
    /// Appends bytes as text or as the value of a double-quoted attribute.
    @inlinable
    public static func appendEscaped(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { appendEscaped($0, to: &output) }
        guard isDone == nil else { return }
        for byte in bytes { appendEscaped(byte, to: &output) }
    }

    /// Appends text as text or as the value of a double-quoted attribute.
    @inlinable
    public static func appendEscaped(_ text: some StringProtocol, to output: inout [UInt8]) {
        appendEscaped(text.utf8, to: &output)
    }

    /// Appends bytes that lie in memory in one piece.
    public static func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var runStart = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // All four are below 0x3F; most text is above.
            if byte < 0x3F, let reference = reference(for: byte) {
                if runStart < index {
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
                }
                reference.withUTF8Buffer { output.append(contentsOf: $0) }
                runStart = index + 1
            }
            index += 1
        }
        if runStart < index { output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index])) }
    }

    /// Appends one byte.
    public static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
        guard let reference = reference(for: byte) else { return output.append(byte) }
        reference.withUTF8Buffer { output.append(contentsOf: $0) }
    }

    /// Appends a link destination as the value of a double-quoted attribute, byte for byte as cmark does.
    ///
    /// Bytes that may not stand in a URL are percent-encoded, `%` is left as it is; `&` and `'` become references.
    @inlinable
    public static func appendEscapedURL(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { appendEscapedURL($0, to: &output) }
        if isDone == nil { Array(bytes).withUnsafeBufferPointer { appendEscapedURL($0, to: &output) } }
    }

    /// Appends a link destination that lies in memory in one piece.
    public static func appendEscapedURL(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var runStart = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if !isPlainInURL(byte) {
                if runStart < index {
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
                }
                appendURLEscape(byte, to: &output)
                runStart = index + 1
            }
            index += 1
        }
        if runStart < index { output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index])) }
    }

    private static func appendURLEscape(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "'"): output.append(contentsOf: "&#x27;".utf8)
        default:
            output.append(UInt8(ascii: "%"))
            output.append(hexadecimalDigit(byte >> 4))
            output.append(hexadecimalDigit(byte & 0x0F))
        }
    }

    @inline(__always)
    private static func reference(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: nil
        }
    }

    @inline(__always)
    private static func isPlainInURL(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "%"),
            UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: ";"),
            UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
