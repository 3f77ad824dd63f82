/// What a file may be; the raw value is what `--format` takes.
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
    /// A Markdown document; a tree of them is a content root.
    case markdown
    /// A body of HTML.
    case html
    /// One JSON document, every string of it.
    case json
    /// One JSON value on each line.
    case ndjson
    /// Strapi: entities of an export, or an answer of the REST interface (version 4 or 5).
    case strapi
    /// Contentful: an export of a space.
    case contentful
    /// Sanity: an export of a dataset.
    case sanity
    /// Ghost: an export of posts and pages.
    case ghost
    /// Zendesk Help Center: articles and translations.
    case zendesk
    /// Intercom: articles.
    case intercom
    /// Directus: items with translations, or its own translations.
    case directus
    /// WordPress eXtended RSS.
    case wxr
    /// A string catalogue of Xcode.
    case xcstrings
    /// A strings file of Apple platforms.
    case strings
    /// A strings dictionary of Apple platforms.
    case stringsdict
    /// String resources of Android.
    case android
    /// XLIFF 1.2 or 2.0.
    case xliff
    /// Comma-separated values.
    case csv
    /// Tab-separated values.
    case tsv

    /// The names that `--format` takes, in the order of the manual.
    public static var names: [String] { allCases.map(\.rawValue) }
}
