/// What an observer learns of a link that leaves the app: the host and nothing else.
///
/// Path, query and fragment can hold what is nobody's business.
public struct ExternalLink: Sendable, Hashable {
    /// The host in lower case, in its ASCII form.
    public let host: String
}
