public import IntentCatalogue

/// What sort of thing a link is, whatever is said of it: what listings are filtered by.
public enum LinkKind: String, Sendable, Hashable, CaseIterable {
    /// An address with the app's own scheme.
    case intent
    /// A web address: `https:`, `http:`, or a host without a scheme.
    case external
    /// A mail address.
    case mail
    /// A telephone number.
    case phone
    /// A path, query or fragment inside the site.
    case `internal`
    /// An address with any other scheme.
    case other
    /// A link reference definition; the links that use it stand for themselves.
    case definition
    /// A text that was meant as a link and is none.
    case nearMiss = "near-miss"

    /// The kind of a destination by its scheme.
    public init(of destination: [UInt8], in catalogue: Catalogue) {
        if destination.starts(with: [0x2F, 0x2F]) {
            self = .external
            return
        }
        let end = destination.firstIndex { byte in
            let letter = byte | 0x20
            let isLetter = letter >= 0x61 && letter <= 0x7A
            return !isLetter && !(byte >= 0x30 && byte <= 0x39) && ![0x2B, 0x2D, 0x2E].contains(byte)
        }
        guard let end, end > 0, destination[end] == UInt8(ascii: ":") else {
            self = .internal
            return
        }
        let scheme = String(decoding: destination[..<end], as: UTF8.self).lowercased()
        switch scheme {
        case "https", "http": self = .external
        case "mailto": self = .mail
        case "tel": self = .phone
        default: self = catalogue.schemes.contains(scheme) ? .intent : .other
        }
    }
}
