public import SourceText

/// What is said of one link, after the policy and the site's own files have been asked (contract section 4).
public enum Verdict: Sendable {
    /// A page of the site; the suffix is `?query#fragment` as written, a range of the document's pool.
    case page(Int, suffix: ByteRange)
    /// A place on the same page; the suffix as above.
    case anchor(suffix: ByteRange)
    /// A file of the site that is no page; the suffix as above.
    case asset(Int, suffix: ByteRange)
    /// Refused, by the rule of that name. Nothing of it may reach an attribute.
    case refused(rule: String)
    /// Not judged for itself: a definition whose uses are judged.
    case unjudged

    /// The word that listings use.
    public var name: String {
        switch self {
        case .page: "page"
        case .anchor: "anchor"
        case .asset: "asset"
        case .refused: "refused"
        case .unjudged: "unjudged"
        }
    }
}
