/// Why a destination is refused; the raw value is the name of the rule that reports it.
public enum RefusalReason: String, Sendable, Hashable, CaseIterable {
    /// The app's scheme, and nothing on the list.
    case unknownIntent = "unknown-intent"
    /// A scheme that the catalogue does not permit.
    case unknownScheme = "unknown-scheme"
    /// A scheme that no catalogue can permit.
    case forbiddenScheme = "forbidden-scheme"
    /// A scheme that shows after one more round of decoding.
    case disguisedScheme = "disguised-scheme"
    /// Against the grammar of URLs, or a host that no browser accepts.
    case malformedURL = "malformed-url"
    /// Invisible, reordering or control characters, a backslash, white space.
    case illegalCharacter = "illegal-character"
    /// `//host` without a scheme.
    case networkPath = "network-path"
    /// An `@` in the authority.
    case userInfo = "user-info"
    /// A host, port or address literal that is not listed.
    case hostNotAllowed = "host-not-allowed"
    /// Not exactly a listed mail address.
    case mailtoNotAllowed = "mailto-not-allowed"
    /// Not a telephone number.
    case malformedTel = "malformed-tel"
    /// An intent inside another URL, or a web address whose host is the intent scheme.
    case mangledIntent = "mangled-intent"
    /// A placeholder of a template was left in.
    case placeholder = "placeholder-in-destination"
    /// Nothing, white space, or `#` alone.
    case emptyDestination = "empty-destination"
}

/// The first reason against a destination.
public struct Refusal: Error, Sendable, Hashable {
    /// The reason.
    public var reason: RefusalReason
    /// The fault as a fragment that can follow a colon; text from content in it is visible.
    public var detail: String
    /// The bytes at fault, counted from the start of the destination.
    public var range: Range<Int>
    /// The nearest destination that would be accepted.
    public var nearest: String?
    /// The way out.
    public var help: String?

    /// Makes a refusal.
    public init(
        _ reason: RefusalReason, _ detail: String, range: Range<Int>, nearest: String? = nil, help: String? = nil
    ) {
        self.reason = reason
        self.detail = detail
        self.range = range
        self.nearest = nearest
        self.help = help
    }
}
