internal import SourceText

/// A link into the app was in the previous export and is gone.
///
/// `--previous FILE` compares with an earlier export, or with an earlier tree of pages. The links of a record in one
/// language, or of a page, are compared as a set: a link that moved to another field of the record is still there. A
/// record or a page that is gone as a whole is not reported. Editors may have meant it; a content system that lost the
/// link on the way did not.
///
/// ## How to fix
///
/// Put the link back, or go on: the next comparison is with this state.
enum VanishedIntent: Rule {
    static let name = "vanished-intent"
    static let severity = Severity.warning
    /// A single page cannot show it: two states are compared.
    static let examples: [RuleExample] = []
}

/// Notes about other links.
enum Vanished {
    static func finding(_ destination: String, isIntent: Bool, place: Place, related: RelatedPlace) -> Finding {
        let shown = quoted(destination)
        return Finding(
            rule: isIntent ? VanishedIntent.name : VanishedLink.name,
            severity: isIntent ? VanishedIntent.severity : VanishedLink.severity, place: place,
            message: "the link to \(shown) was here before and is gone",
            help: isIntent ? "put it back, or leave it out on purpose" : nil, related: [related], subject: destination)
    }
}
