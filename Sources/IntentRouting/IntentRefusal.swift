/// The first reason why a URL with the app's scheme is not on the list.
public struct IntentRefusal: Sendable, Hashable {
    /// The reasons, in the order they are looked for.
    public enum Reason: Sendable, Hashable {
        /// A character that no intent may hold: controls, white space, anything that is not ASCII, and the rest that
        /// RFC 3986 leaves out.
        case illegalCharacter
        /// `%` without two hexadecimal digits.
        case malformedEscape
        /// Nothing behind the scheme.
        case empty
        /// `//` is missing behind the scheme.
        case missingAuthority
        /// An `@` before the path.
        case userInfo
        /// A `:` in the first segment.
        case port
        /// A `#`, whatever follows it.
        case fragment
        /// Two slashes with nothing between them, or nothing before the first.
        case emptySegment
        /// A segment that is `.` or `..`, escaped or not.
        case dotSegment
        /// A slash at the end of the path.
        case trailingSlash
        /// An escape of a character that needs none, or with lower-case digits: a second spelling of the same URL.
        case needlessEscape
        /// No entry has this path.
        case unknownPath
        /// The path is right but for the value of a parameter.
        case unfitValue(name: String, type: ParameterType)
        /// A `?` with nothing behind it, or an item that is not `name=value`.
        case malformedQuery
        /// A query item twice.
        case duplicateItem(String)
        /// A query item that the entry does not list.
        case unknownItem(String)
        /// A query item that the entry needs is missing.
        case missingItem(String)
    }
    /// The reason.
    public var reason: Reason
    /// The bytes at fault, counted from the start of the destination.
    public var range: Range<Int>
    /// The nearest entry as a URL, with the values given where they fit and `{name}` where not; nil when none is near.
    public var nearest: String?

    /// The reason in a few words, for the end of a sentence.
    public var message: String {
        switch reason {
        case .illegalCharacter: "it holds a character that cannot stand in an intent"
        case .malformedEscape: "`%` is not followed by two hexadecimal digits"
        case .empty: "nothing follows the scheme"
        case .missingAuthority: "`//` is missing after the scheme"
        case .userInfo: "it holds user information before `@`"
        case .port: "it holds a port"
        case .fragment: "an intent has no fragment"
        case .emptySegment: "it has an empty segment"
        case .dotSegment: "it has a dot segment"
        case .trailingSlash: "it ends with a slash"
        case .needlessEscape: "it escapes what needs no escape, or with lower-case digits"
        case .unknownPath: "no intent has this path"
        case .unfitValue(let name, let type): "`\(name)` must be \(type.description)"
        case .malformedQuery: "the query is not a list of `name=value`"
        case .duplicateItem(let name): "query item `\(name)` is given twice"
        case .unknownItem(let name): "query item `\(name)` is not listed"
        case .missingItem(let name): "query item `\(name)` is missing"
        }
    }
}
