/// Rules about one matter: a folder of sources, and a part of the manual's list.
public struct RuleGroup: Sendable {
    /// The heading of the part; nil for the rules that the list begins with.
    public let heading: String?
    /// The anchor of the heading.
    let anchor: String
    /// What the manual says below the heading.
    let introduction: String
    /// The folder of the sources, with one file for each rule.
    public let folder: String
    /// The rules in order of name.
    public let rules: [any Rule.Type]

    /// Pages, and texts of exports.
    public static let content = RuleGroup(
        heading: nil, anchor: "", introduction: "", folder: "Sources/LinkAudit/Rules", rules: RuleCatalogue.all)

    /// The catalogue.
    public static let catalogue = RuleGroup(
        heading: "About the catalogue", anchor: "catalogue",
        introduction: """
            These are found when the catalogue is read, and end a run with exit code 2 where they are errors. The examples
            leave out `version: 1`, and a scheme where they are not about it.
            """, folder: "Sources/LinkAudit/CatalogueRules", rules: RuleCatalogue.ofCatalogue)

    /// Files as such.
    public static let files = RuleGroup(
        heading: "About files", anchor: "files",
        introduction: """
            These are about a file as such: configuration, front matter, templates, exports, and what lies on the disk. Their
            errors stay errors, because nothing can be built past them.
            """, folder: "Sources/LinkAudit/FileRules", rules: RuleCatalogue.ofFiles)

    /// The files of an app build.
    public static let app = RuleGroup(
        heading: "About an app build", anchor: "app",
        introduction: """
            These are found by `fingerpost verify-app`. The examples are held to the catalogue [below](#example-app), and are for
            version 2.0 of the app.
            """, folder: "Sources/LinkAudit/AppRules", rules: RuleCatalogue.ofApp)
}
