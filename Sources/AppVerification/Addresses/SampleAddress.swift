import IntentCatalogue
import IntentRouting

/// An address in the parts that platforms compare.
struct SampleAddress: Hashable {
    /// The whole address.
    var text: String
    var scheme: String
    var host: String
    /// The path with its first slash, percent-encoded; empty where the host is all there is.
    var path: String
    /// The query without its `?`, percent-encoded; nil where there is none.
    var query: String?

    /// The path with its escapes decoded, as Android compares it.
    var decodedPath: String { String(decoding: percentDecoded(path), as: UTF8.self) }

    /// Takes a canonical address apart, which has no user information, port or fragment.
    init?(_ text: String) {
        guard let colon = text.firstRange(of: "://") else { return nil }
        self.text = text
        scheme = String(text[..<colon.lowerBound])
        let rest = text[colon.upperBound...]
        let mark = rest.firstIndex(of: "?") ?? rest.endIndex
        query = mark < rest.endIndex ? String(rest[rest.index(after: mark)...]) : nil
        let slash = rest[..<mark].firstIndex(of: "/") ?? mark
        host = String(rest[..<slash])
        path = String(rest[slash..<mark])
    }

    /// The items of the query in order, percent-encoded.
    var items: [(name: Substring, value: Substring)] {
        (query ?? "").split(separator: "&").map { item in
            let equals = item.firstIndex(of: "=") ?? item.endIndex
            return (item[..<equals], equals < item.endIndex ? item[item.index(after: equals)...] : "")
        }
    }
}

/// The bytes of a text with `%XX` decoded once; an escape that is none stays.
func percentDecoded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
            let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
        {
            result.append(value)
            index += 3
        } else {
            result.append(bytes[index])
            index += 1
        }
    }
    return result
}
