internal import SourceText

/// A link leads to a record that the export does not hold.
///
/// Rich text of Contentful links to entries and assets by their ids. An export of a space holds all of them, so an id that
/// is not in it was deleted, or is a draft that the export leaves out; readers get a link that does nothing, or none where
/// a picture should be. The answer to a query may be one page of many, and nothing is said of it.
///
/// ## How to fix
///
/// Open the record that the finding names and let the link lead elsewhere, or publish what it leads to. An export that
/// leaves out records on purpose is linted with `--severity missing-record=off`.
enum MissingRecord: Rule {
    static let name = "missing-record"
    static let severity = Severity.error
    /// It is found in exports alone.
    static let examples: [RuleExample] = []
    /// The way out.
    static let help = "link to another one, or publish it"

    /// The fault in one sentence.
    static func message(kind: String, id: String) -> String {
        let what =
            kind.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic } ? kind.lowercased() : "record"
        return "no \(what) of the export has the id \(quoted(id))"
    }
}
