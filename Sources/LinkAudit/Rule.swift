public import SourceText

/// A rule of the audit: one file in `Rules/`, whose documentation comment is the rule's page in the manual.
///
/// The first paragraph of the comment says what is wrong, the next ones why it matters, and the part below
/// `## How to fix` the way out. The examples are run as tests, again in quotes, lists, tables and other line ends.
public protocol Rule: Sendable {
    /// Stable name in kebab case.
    static var name: String { get }
    /// How grave its findings are unless the configuration says otherwise.
    static var severity: Severity { get }
    /// Whether it protects the reader: such a rule can be neither suppressed nor kept in a baseline.
    static var isSecurity: Bool { get }
    /// Texts that it finds fault with, and texts that it accepts.
    static var examples: [RuleExample] { get }
    /// The language of the examples, as code blocks name it.
    static var exampleLanguage: String { get }
}

extension Rule {
    /// Most rules protect the quality of the content, not the reader.
    public static var isSecurity: Bool { false }

    /// Most rules are about pages.
    public static var exampleLanguage: String { "markdown" }
}

/// A rule behind which stands a reason of the policy; the reason's name is the rule's name.
protocol RefusalRule: Rule {
    /// The fault in one sentence.
    static func message(_ refused: RefusedDestination) -> String
    /// The way out.
    static func help(_ refused: RefusedDestination) -> String?
}

extension RefusalRule {
    static func help(_ refused: RefusedDestination) -> String? { refused.help }
}

/// A rule about the catalogue; what it finds is found when the catalogue is read.
///
/// Its examples are catalogues without `version: 1` and, unless they are about it, without a scheme.
protocol CatalogueRule: Rule {}

extension CatalogueRule {
    /// A catalogue is YAML.
    public static var exampleLanguage: String { "yaml" }
}

/// A rule about a file as such: configuration, front matter, templates, exports, and the files of a site on disk.
protocol FileRule: Rule {}

/// A rule about a file of an app build, which is held to the catalogue of ``ExampleApp``.
protocol AppFileRule: Rule {
    /// The usual name of the file that its examples are.
    static var file: String { get }
}

extension AppFileRule {
    /// As the name of the file ends.
    public static var exampleLanguage: String { file.hasSuffix(".json") ? "json" : "xml" }
}

/// A rule over a whole document.
protocol DocumentRule: Rule {
    /// Adds what it finds.
    static func check(_ page: PageUnderAudit, into collector: inout FindingCollector)
}
