public import SourceText

/// A text that was meant as a link and is none.
public struct MissedLink: Sendable, Hashable {
    /// What keeps it from being a link.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Something stands between `]` and `(`: a space, a no-break space, a line end, an invisible character.
        case gap
        /// Brackets or parentheses of full width: `［…］（…）`.
        case wideBrackets
        /// Curly quotes around the title.
        case curlyTitle
        /// A space inside the destination, or a title without quotes.
        case rawSpace
        /// A bracket or parenthesis that should close or open is missing.
        case unclosed
        /// `(text)[destination]`.
        case reversed
        /// `[text] [label]`, where the label is defined.
        case spacedReference
        /// A bracket is escaped.
        case escaped
        /// The text of the link holds a link itself.
        case nested
        /// `<a href=…>` that is shown as text.
        case tag
        /// `<a href=“…”>`: a link whose destination has the quotes in it. It is refused as a link, too.
        case curlyAttribute
        /// A link in Markdown where HTML is read.
        case markdownInHTML
        /// One of the app's own addresses as plain text.
        case bareText
        /// One of the app's own addresses as all there is in a code span.
        case bareCode
    }
    /// What keeps it from being a link.
    public var kind: Kind
    /// The destination that it would have, decoded.
    public var destination: [UInt8]
    /// That destination in the file.
    public var destinationSource: ByteRange
    /// All of it in the file.
    public var source: ByteRange
    /// The fault, as a fragment that can follow "this is no link: "; text from content in it is visible.
    public var detail: String
    /// What to write instead, where that can be said; as it would stand in the file.
    public var correction: String?
    /// The change that makes it a link, where there is one.
    public var fix: TextEdit?
    /// Whether the destination has one of the app's schemes.
    public var isIntent: Bool

    /// The name of the rule that reports it.
    public var rule: String {
        switch kind {
        case .bareText, .bareCode: BareIntent.name
        default: isIntent ? LostIntent.name : NearMiss.name
        }
    }

    /// Makes one.
    public init(
        kind: Kind, destination: [UInt8], destinationSource: ByteRange, source: ByteRange, detail: String,
        correction: String? = nil, fix: TextEdit? = nil, isIntent: Bool
    ) {
        self.kind = kind
        self.destination = destination
        self.destinationSource = destinationSource
        self.source = source
        self.detail = detail
        self.correction = correction
        self.fix = fix
        self.isIntent = isIntent
    }
}

extension MissedLink {
    /// The destination as text, for findings.
    var subject: String { String(decoding: destination, as: UTF8.self) }
}
