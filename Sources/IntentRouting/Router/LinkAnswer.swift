/// The answer to a link, in the words of `OpenURLAction.Result`.
public enum LinkAnswer: Sendable, Hashable {
    /// The app has taken it.
    case handled
    /// Nobody does anything.
    case discarded
    /// The system opens it as it stands.
    case systemAction
    /// The system opens this address in its place.
    case systemActionWith(String)

    /// The system opens this address in its place.
    public static func systemAction(_ url: String) -> LinkAnswer { .systemActionWith(url) }
}
