/// A pattern of `apple-app-site-association`: `*` for any number of characters, `?` for one; it covers a text as a whole.
struct WildcardPattern: Hashable {
    private let pattern: [UInt8]
    private let ignoresCase: Bool

    init(_ pattern: String, ignoresCase: Bool = false) {
        self.pattern = Array((ignoresCase ? pattern.lowercased() : pattern).utf8)
        self.ignoresCase = ignoresCase
    }

    /// Whether it is a text as it stands.
    var isLiteral: Bool { !pattern.contains(UInt8(ascii: "*")) && !pattern.contains(UInt8(ascii: "?")) }

    /// The classic loop with one point to come back to; no recursion.
    func matches(_ text: String) -> Bool {
        let text = Array((ignoresCase ? text.lowercased() : text).utf8)
        var (at, place) = (0, 0)
        var retry: (pattern: Int, text: Int)?
        while true {
            if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
                at += 1
                retry = (at, place)
            } else if at < pattern.count, place < text.count,
                pattern[at] == text[place] || pattern[at] == UInt8(ascii: "?")
            {
                at += 1
                place += 1
            } else if at == pattern.count, place == text.count {
                return true
            } else if let back = retry, back.text < text.count {
                retry = (back.pattern, back.text + 1)
                (at, place) = (back.pattern, back.text + 1)
            } else {
                return false
            }
        }
    }
}
