public import SourceText

/// How a link is written.
public enum LinkForm: UInt8, Sendable, Hashable, CaseIterable {
    /// `[text](destination "title")`
    case inline
    /// `[text][label]`
    case fullReference
    /// `[label][]`
    case collapsedReference
    /// `[label]`
    case shortcutReference
    /// `<https://example.com>`
    case autolink
    /// `https://example.com`, `www.example.com`, `name@example.com` in running text
    case bareAutolink
    /// `[label]: destination "title"`, used or not
    case definition
    /// An attribute in raw HTML
    case htmlAttribute
    /// A value in front matter
    case frontMatter
    /// An entry of the navigation in the configuration
    case navigation
}

/// What a reader or a browser does with a destination: a person taps it, or something is fetched without asking.
public enum LinkUse: UInt8, Sendable, Hashable, CaseIterable {
    /// A person taps it: a Markdown link, `a[href]`, `area[href]`. The only place for an intent.
    case tap
    /// `![…](…)`, `img`, `source`, `srcset`, `video[poster]`, SVG `image`
    case image
    /// `video`, `audio`, `track`, `embed`, `object`
    case media
    /// `iframe`, `frame`
    case frame
    /// `form[action]`, `button[formaction]`, `input[formaction]`
    case form
    /// `meta[http-equiv=refresh]`
    case refresh
    /// `link[href]`, SVG `use`, `script[src]`
    case resource
    /// `base[href]`
    case base
    /// `blockquote`, `q`, `del`, `ins` `[cite]`
    case citation
    /// A link reference definition by itself; its uses are links of their own.
    case definition
    /// Front matter `aliases` and the like: an address inside the site
    case address
}

/// A link with its exact place in the file.
public struct Link: Sendable, Hashable {
    /// How it is written.
    public var form: LinkForm
    /// What is done with its destination.
    public var use: LinkUse
    /// The decoded destination in ``Document/pool``: backslash escapes and character references resolved once, nothing
    /// percent-decoded.
    public var destination: ByteRange
    /// The decoded title in ``Document/pool``; empty when there is none.
    public var title: ByteRange
    /// The destination as written in the file, without `<>`; for a reference link that of its definition.
    public var destinationSource: ByteRange
    /// The whole construct in the file.
    public var source: ByteRange
    /// Index of its node in ``Document/nodes``, or -1.
    public var node: Int32
    /// Index of its definition in ``Document/definitions``, or -1.
    public var definition: Int32
    /// Element and attribute of a raw-HTML link, lower case, in ``Document/pool``; empty otherwise.
    public var element: ByteRange
    /// See `element`.
    public var attribute: ByteRange
    /// Whether it is all there is in its paragraph: an action of its own, not a link in a sentence.
    public var standsAlone: Bool

    /// Makes a link.
    public init(
        form: LinkForm, use: LinkUse, destination: ByteRange, title: ByteRange = .empty,
        destinationSource: ByteRange, source: ByteRange, node: Int32 = -1, definition: Int32 = -1,
        element: ByteRange = .empty, attribute: ByteRange = .empty, standsAlone: Bool = false
    ) {
        self.form = form
        self.use = use
        self.destination = destination
        self.title = title
        self.destinationSource = destinationSource
        self.source = source
        self.node = node
        self.definition = definition
        self.element = element
        self.attribute = attribute
        self.standsAlone = standsAlone
    }
}

/// A link reference definition.
public struct LinkDefinition: Sendable, Hashable {
    /// The normalised label (case folded, white space collapsed) in ``Document/pool``.
    public var label: ByteRange
    /// The decoded destination in ``Document/pool``.
    public var destination: ByteRange
    /// The decoded title in ``Document/pool``.
    public var title: ByteRange
    /// The label as written, without brackets.
    public var labelSource: ByteRange
    /// The destination as written, without `<>`.
    public var destinationSource: ByteRange
    /// The whole definition.
    public var source: ByteRange
    /// Index of the earlier definition with the same label, which counts instead, or -1.
    public var duplicateOf: Int32
    /// Whether a link or image of the document uses it.
    public var isUsed: Bool

    /// Makes a definition.
    public init(
        label: ByteRange, destination: ByteRange, title: ByteRange, labelSource: ByteRange,
        destinationSource: ByteRange, source: ByteRange, duplicateOf: Int32 = -1, isUsed: Bool = false
    ) {
        self.label = label
        self.destination = destination
        self.title = title
        self.labelSource = labelSource
        self.destinationSource = destinationSource
        self.source = source
        self.duplicateOf = duplicateOf
        self.isUsed = isUsed
    }
}

/// `[text][label]` or `[label][]` whose label nothing defines: it stays plain text.
public struct UndefinedReference: Sendable, Hashable {
    /// The label as written, in the file.
    public var labelSource: ByteRange
    /// The whole construct, in the file.
    public var source: ByteRange

    /// Makes one.
    public init(labelSource: ByteRange, source: ByteRange) {
        self.labelSource = labelSource
        self.source = source
    }
}

/// An anchor: something that a fragment can name.
public struct Anchor: Sendable, Hashable {
    /// Where the name comes from.
    public enum Origin: UInt8, Sendable, Hashable {
        /// Made from a heading's text by the slugger.
        case heading
        /// `{#id}` at the end of a heading.
        case explicit
        /// `id` or `name` in raw HTML.
        case html
        /// A front-matter alias.
        case alias
        /// A footnote or a reference to one.
        case footnote
    }
    /// The name, decoded, in ``Document/pool``.
    public var name: ByteRange
    /// Where the name comes from.
    public var origin: Origin
    /// The bytes of the file that define it.
    public var source: ByteRange

    /// Makes an anchor.
    public init(name: ByteRange, origin: Origin, source: ByteRange) {
        self.name = name
        self.origin = origin
        self.source = source
    }
}
