public import Foundation

/// A single string with inline Markdown, such as one of a string catalogue, as attributed text.
///
/// Inline only: what would be a heading or a list in a document is text here, and white space stays as it is. A string
/// that cannot be parsed is shown as it is. Its links are not decided here: they go to `openURL` and through the router
/// like any other, and `fingerpost lint --inline` has read them when the app was built.
///
/// The parser is Foundation's own, which Apple's platforms have; elsewhere the string is shown as it is.
public func inlineText(_ markdown: String) -> AttributedString {
    #if canImport(Darwin)
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
    #else
        return AttributedString(markdown)
    #endif
}
