/// A pattern for paths below the content root: `*` and `?` inside a segment, `**` across segments.
///
/// A pattern that names a folder covers everything in it.
public struct GlobPattern: Sendable, Hashable {
    /// The pattern as written.
    public let text: String
    private let bytes: [UInt8]

    /// Makes a pattern; a final `/` is the same as `/**`.
    public init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Whether the pattern covers a path or a folder above it.
    public func matches(_ path: String) -> Bool {
        var prefix = Array(path.utf8)[...]
        var pattern = bytes[...]
        if pattern.last == UInt8(ascii: "/") { pattern = pattern.dropLast() }
        while true {
            if GlobPattern.matches(pattern, prefix) { return true }
            guard let slash = prefix.lastIndex(of: UInt8(ascii: "/")) else { return false }
            prefix = prefix[..<slash]
        }
    }

    /// Whether the pattern covers exactly this path, as a shell would have it.
    public func matchesWhole(_ path: String) -> Bool { GlobPattern.matches(bytes[...], Array(path.utf8)[...]) }

    /// The classic loop with one point to come back to for `*` and one for `**`; no recursion.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
        let star = UInt8(ascii: "*")
        let slash = UInt8(ascii: "/")
        var at = pattern.startIndex
        var place = path.startIndex
        var retry: (pattern: Int, path: Int)?
        var deepRetry: (pattern: Int, path: Int)?
        while true {
            if at < pattern.endIndex, pattern[at] == star {
                if at + 1 < pattern.endIndex, pattern[at + 1] == star {
                    at += 2
                    // `**/` also stands for nothing.
                    if at < pattern.endIndex, pattern[at] == slash { at += 1 }
                    deepRetry = (at, place)
                    retry = nil
                } else {
                    at += 1
                    retry = (at, place)
                }
                continue
            }
            if place == path.endIndex, at == pattern.endIndex { return true }
            if at < pattern.endIndex, place < path.endIndex,
                pattern[at] == path[place] || pattern[at] == UInt8(ascii: "?") && path[place] != slash
            {
                at += 1
                place += 1
            } else if let back = retry, back.path < path.endIndex, path[back.path] != slash {
                retry = (back.pattern, back.path + 1)
                (at, place) = (back.pattern, back.path + 1)
            } else if let back = deepRetry, back.path < path.endIndex {
                deepRetry = (back.pattern, back.path + 1)
                retry = nil
                (at, place) = (back.pattern, back.path + 1)
            } else {
                return false
            }
        }
    }
}
