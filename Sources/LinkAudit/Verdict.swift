public import IntentRouting
public import SourceText

/// What is said of one link, after the policy and the site's own files have been asked (contract section 4).
///
/// A suffix is `?query#fragment` as written, both parts optional: a range of the bytes that the link's own destination
/// is a range of (``Documents/Document/pool`` for a link of a document).
public enum Verdict: Sendable {
    /// On the list; the app handles it.
    case intent(IntentMatch)
    /// A permitted address outside the site; the system opens it.
    case system(SystemLink)
    /// Matched a rewrite rule; the page carries the new address.
    case rewrite(SystemLink)
    /// A page of the site, by its index.
    case page(Int, suffix: ByteRange)
    /// A place on the same page.
    case anchor(suffix: ByteRange)
    /// A file of the site that is no page, by its index.
    case asset(Int, suffix: ByteRange)
    /// A path that there are no files to check against, in an export without a content root: taken as it is.
    case unchecked
    /// Refused, by the rule of that name; nothing of it may reach an attribute.
    case refused(rule: String)

    /// The word that listings use.
    public var name: String {
        switch self {
        case .intent: "intent"
        case .system: "system"
        case .rewrite: "rewrite"
        case .page: "page"
        case .anchor: "anchor"
        case .asset: "asset"
        case .unchecked: "unchecked"
        case .refused: "refused"
        }
    }

    /// The rule that refused it, or nil.
    public var refusedBy: String? {
        guard case .refused(let rule) = self else { return nil }
        return rule
    }
}
