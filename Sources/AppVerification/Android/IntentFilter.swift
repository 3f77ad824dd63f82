import SourceText

/// An intent filter of an activity, as far as links are concerned.
///
/// What its `<data>` elements say is put together as Android puts it: any scheme of any of them with any host with any
/// path.
struct IntentFilter {
    /// A host, with the port of the same element.
    struct Authority {
        var host: AppText
        var port: Int?

        func takes(_ other: String) -> Bool {
            // An address of an intent has no port, so that a filter with one does not take it.
            guard port == nil else { return false }
            let host = host.text.lowercased()
            return host.hasPrefix("*") ? other.lowercased().hasSuffix(host.dropFirst()) : other.lowercased() == host
        }
    }

    /// A condition on the path.
    struct Path {
        var matcher: PathMatcher
        var range: ByteRange
    }

    /// The start tag of the filter.
    var range: ByteRange
    var schemes: [AppText] = []
    var authorities: [Authority] = []
    /// Conditions that have to be tried one after another.
    private(set) var patterns: [Path] = []
    /// Whole paths.
    private(set) var paths: [String: ByteRange] = [:]
    var isVerified = false
    /// Why no link reaches it, as ends of a sentence; empty where one does.
    var obstacles: [String] = []

    init(range: ByteRange) { self.range = range }

    mutating func add(_ path: Path) {
        if path.matcher.kind == .path { paths[path.matcher.text] = path.range } else { patterns.append(path) }
    }

    /// Whether links reach it.
    var isOpenToLinks: Bool { obstacles.isEmpty && !schemes.isEmpty }

    func has(scheme: String) -> Bool { schemes.contains { $0.text == scheme } }

    /// The place of a scheme, or of the filter.
    func place(of scheme: String) -> ByteRange { schemes.first { $0.text == scheme }?.range ?? range }

    /// Whether links with an address reach the activity.
    func takes(_ address: SampleAddress) -> Bool {
        guard has(scheme: address.scheme) else { return false }
        // Without a host there is nothing to compare, and the paths do not count.
        guard !authorities.isEmpty else { return true }
        guard authorities.contains(where: { $0.takes(address.host) }) else { return false }
        guard !paths.isEmpty || !patterns.isEmpty else { return true }
        let path = address.decodedPath
        return paths[path] != nil || patterns.contains { $0.matcher.matches(path) }
    }
}
