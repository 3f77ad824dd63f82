/// A Markdown text that shows what a rule finds or accepts.
///
/// It stands in a page `en/guide/page.md` of a small site; the manual names the site's files and its catalogue.
public struct RuleExample: Sendable {
    /// Whether the rule must find the marked places, or nothing at all.
    public enum Outcome: Sendable, Hashable {
        /// The rule finds exactly the places between `«` and `»`.
        case fails
        /// The rule finds nothing.
        case passes
    }
    /// The text; in a failing example `«…»` enclose the bytes that the finding points at, once for each finding.
    public var markedText: String
    /// What the rule makes of it.
    public var outcome: Outcome
    /// Whether it means something else inside a sentence, a list or a table: it is then tested as it is.
    public var standsAlone: Bool
    /// Whether it is a string that an app shows with inline Markdown, and no page.
    public var isString = false

    /// A text in which the rule finds each marked place.
    public static func failing(
        _ markedText: String, standsAlone: Bool = false, isString: Bool = false
    ) -> RuleExample {
        RuleExample(markedText: markedText, outcome: .fails, standsAlone: standsAlone, isString: isString)
    }

    /// A text in which the rule finds nothing.
    public static func passing(_ text: String, standsAlone: Bool = false, isString: Bool = false) -> RuleExample {
        RuleExample(markedText: text, outcome: .passes, standsAlone: standsAlone, isString: isString)
    }

    /// The text without its marks.
    public var text: String { markedText.filter { $0 != "«" && $0 != "»" } }
}
