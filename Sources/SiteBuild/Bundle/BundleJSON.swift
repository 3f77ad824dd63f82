/// The JSON of a bundle, written piece by piece, since a document is walked and never held as a tree of values.
struct BundleJSON {
    private(set) var bytes: [UInt8] = []

    /// Writes JSON as it stands.
    mutating func raw(_ text: String) { bytes += text.utf8 }

    /// Writes JSON as it stands.
    mutating func raw(_ json: [UInt8]) { bytes += json }

    /// A string in quotes.
    mutating func string(_ text: String) { string(text.utf8) }

    /// A string in quotes, of bytes in UTF-8; only what JSON cannot hold is escaped (RFC 8259, 7).
    mutating func string(_ text: some Sequence<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                bytes += "\\u00".utf8
                bytes.append(BundleJSON.digit(byte >> 4))
                bytes.append(BundleJSON.digit(byte & 15))
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
