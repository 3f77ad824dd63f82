public import IntentRouting
public import SourceText

/// What a change of the catalogue means for links in content, for addresses and stacks that are saved somewhere, and
/// for apps that are already out.
public enum ChangeClass: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Nothing that was possible has become impossible, and nothing new is possible.
    case neutral
    /// Something is possible that was not.
    case additive
    /// An address that was accepted is refused or does something else, or a saved stack no longer restores.
    case breaking

    /// Orders by gravity.
    public static func < (left: ChangeClass, right: ChangeClass) -> Bool { left.gravity < right.gravity }

    private var gravity: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One difference between two catalogues.
public struct CatalogueChange: Sendable, Hashable {
    /// Which links of the content a change is about.
    public enum Reach: Sendable, Hashable {
        /// None.
        case nothing
        /// Every link to an intent.
        case links(to: String)
        /// The links to an intent that the new catalogue does not read as this intent.
        case lostLinks(to: String)
        /// The links to any intent that the new catalogue does not read as the same intent.
        case lostIntents
        /// Every link to any intent.
        case everyIntent
        /// The links out of the app, of one kind, that the new catalogue refuses or leads elsewhere.
        case lostSystemLinks(SystemLink.Kind)
        /// The links that the old catalogue rewrites and the new one refuses or leads elsewhere.
        case lostRewrites
    }

    /// What it means.
    public var meaning: ChangeClass
    /// Stable kebab-case name of the kind of change, `path-changed` for one.
    public var kind: String
    /// What has changed, as a path into the catalogue: `intents.task.open`, `destinations.https`.
    public var subject: String
    /// The change in one sentence without a final stop.
    public var message: String
    /// What follows from it, in one sentence without a final stop.
    public var reason: String
    /// Where it stands in the old catalogue.
    public var oldRange: ByteRange?
    /// Where it stands in the new catalogue.
    public var newRange: ByteRange?
    /// The links it is about.
    public var reach: Reach
}
