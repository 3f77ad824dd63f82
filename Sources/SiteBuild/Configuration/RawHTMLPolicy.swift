/// What becomes of raw HTML in a page's text.
public enum RawHTMLPolicy: String, Sendable, Hashable, CaseIterable {
    /// Elements and attributes on a list stay, everything else goes.
    case clean
    /// It is shown as text.
    case escape
    /// It stays as it is; only for content that is trusted like code.
    case keep
}
