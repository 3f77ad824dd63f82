/// An address as a reader sees it, reduced to what tells two of them apart.
enum ShownAddress: Equatable {
    /// A web address: its host in lower case, without `www.` and port.
    case web(host: String)
    /// An e-mail address in lower case.
    case mail(String)
    /// An address with another scheme, whole, the scheme in lower case.
    case other(String)
    /// No address.
    case none

    private static let usualEndings: Set<Substring> = ["com", "org", "net", "edu", "gov", "io", "dev", "app"]

    /// Reads a text or a destination.
    init(_ text: String) {
        let lower = text.lowercased()
        if let colon = lower.firstIndex(of: ":"), lower[colon...].hasPrefix("://") {
            switch lower[..<colon] {
            case "http", "https": self = .web(host: Self.host(lower[colon...].dropFirst(3)))
            default: self = .other(lower)
            }
        } else if lower.hasPrefix("mailto:") {
            self = .mail(String(lower.dropFirst(7)))
        } else if lower.hasPrefix("www.") {
            self = .web(host: Self.host(lower[...]))
        } else if Self.isMail(lower) {
            self = .mail(lower)
        } else {
            let host = Self.host(lower[...])
            let labels = host.split(separator: ".", omittingEmptySubsequences: false)
            let isHost =
                labels.count > 1
                && labels.allSatisfy { label in
                    !label.isEmpty && label.utf8.allSatisfy { (0x61...0x7A ~= $0) || (0x30...0x39 ~= $0) || $0 == 0x2D }
                }
            self = isHost && labels.last.map(Self.usualEndings.contains) == true ? .web(host: host) : .none
        }
    }

    /// Whether a text that shows this address may belong to a link to `destination`.
    ///
    /// A host and a name below it are the same owner's. An e-mail address may be explained by any page.
    func agrees(with destination: ShownAddress) -> Bool {
        switch (self, destination) {
        case (.web(let shown), .web(let host)):
            shown == host || host.hasSuffix("." + shown) || shown.hasSuffix("." + host)
        case (.mail(let shown), .mail(let address)): shown == address
        case (.other(let shown), .other(let address)): shown == address
        case (.mail, _), (.none, _): true
        default: false
        }
    }

    private static func host(_ text: Substring) -> String {
        let end = text.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" || $0 == ":" } ?? text.endIndex
        let host = text[..<end]
        return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
    }

    private static func isMail(_ text: String) -> Bool {
        guard let sign = text.firstIndex(of: "@"), sign > text.startIndex else { return false }
        let host = text[text.index(after: sign)...]
        return host.contains(".") && !host.contains("@") && !text.contains("/") && !text.contains(":")
    }
}
