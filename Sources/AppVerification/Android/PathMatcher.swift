/// How an intent filter compares a path: the attributes of `<data>` that begin with `path`.
///
/// Android never goes back in a path that it has walked, so that `.*` before a character ends at its first; what a
/// regular expression would find later, it does not find.
struct PathMatcher: Hashable {
    /// The attribute it stands in.
    enum Kind: String, CaseIterable {
        case path
        case pathPrefix
        case pathSuffix
        case pathPattern
        case pathAdvancedPattern
    }

    let kind: Kind
    /// The text of the attribute.
    let text: String
    private let pattern: [Character]
    private let advanced: AdvancedPathPattern?

    /// Reads a pattern; one that Android would throw away is a fault, in words.
    init(_ kind: Kind, _ text: String) throws(PathPatternFault) {
        self.kind = kind
        self.text = text
        pattern = Array(text)
        advanced = kind == .pathAdvancedPattern ? try AdvancedPathPattern(text) : nil
    }

    /// Whether it takes a path, whose escapes have been decoded.
    func matches(_ path: String) -> Bool {
        switch kind {
        case .path: path == text
        case .pathPrefix: path.hasPrefix(text)
        case .pathSuffix: path.hasSuffix(text)
        case .pathPattern: matchesGlob(Array(path))
        case .pathAdvancedPattern: advanced?.matches(Array(path)) ?? false
        }
    }

    /// `.` is any character, `*` any number of the one before it, `\` takes the next one as it is.
    private func matchesGlob(_ path: [Character]) -> Bool {
        var (at, place) = (0, 0)
        /// The next character of the pattern, and whether it stands behind a backslash.
        func take() -> (character: Character, isEscaped: Bool) {
            let isEscaped = pattern[at] == "\\" && at + 1 < pattern.count
            at += isEscaped ? 2 : 1
            return (pattern[at - 1], isEscaped)
        }
        while at < pattern.count, place < path.count {
            let (character, isEscaped) = take()
            let isAny = character == "." && !isEscaped
            guard at < pattern.count, pattern[at] == "*" else {
                guard isAny || path[place] == character else { return false }
                place += 1
                continue
            }
            at += 1
            guard isAny else {
                while place < path.count, path[place] == character { place += 1 }
                continue
            }
            if at == pattern.count { return true }
            let next = take().character
            while place < path.count, path[place] != next { place += 1 }
            if place == path.count { return false }
            place += 1
        }
        if at == pattern.count { return place == path.count }
        return place == path.count && pattern[at...] == [".", "*"]
    }
}

/// Why a pattern is none.
struct PathPatternFault: Error, Hashable {
    /// The end of a sentence that begins with the pattern.
    var message: String
}
