public import SourceText

/// All that Fingerpost writes differently from cmark-gfm on purpose.
///
/// With ``specification`` the emitter's output equals the library's own byte for byte, but for one thing: where a note
/// is defined twice, the library also writes ways back to references in the definition that is not shown. Each of the
/// settings adds one thing, and this type is the whole list of them:
///
/// - `headingIDs`: `<h2 id="slug">`, and an empty `<span id>` before it for each former name of the anchor.
/// - `callouts`: `> [!NOTE]` quotes and `:::note` directives become `<aside class="callout callout-note">`;
///   `:::details Title` becomes `<details>`, `:::tabs` and `:::steps` become boxes around what they hold.
/// - `tableWrappers`: a table stands in `<div class="table-wrapper">`, which scrolls.
/// - `tableClasses`: `class="align-right"` and the like in place of `align`, which HTML no longer has, and
///   `<td>` for a header cell without text.
/// - `images`: `width` and `height`; `loading="lazy"` and `decoding="async"` on all but the first; an image with a title
///   that is alone in its paragraph becomes a `<figure>` with the title as its caption.
/// - `links`: classes and attributes that the presentation gives, on links and on paragraphs that are one link and stand
///   in no quote, list or note; behind such a link what the presentation says about its target.
/// - `tasks`: `class="task-list"` and `class="task"`, and a name for each check box.
/// - `codeFocus`: `<pre tabindex="0">`, so that code which scrolls can be reached with the keyboard.
/// - `rawHTML`: the policy for raw HTML.
public struct EmitterOptions: Sendable {
    /// See the type.
    public var headingIDs: Bool
    /// See the type.
    public var callouts: Bool
    /// See the type.
    public var tableWrappers: Bool
    /// See the type.
    public var tableClasses: Bool
    /// See the type.
    public var images: Bool
    /// See the type.
    public var links: Bool
    /// See the type.
    public var tasks: Bool
    /// See the type.
    public var codeFocus: Bool
    /// See the type.
    public var rawHTML: RawHTMLPolicy
    /// Words that the reader sees or hears.
    public var words: EmitterWords
    /// Former names of an anchor, by its present name.
    public var anchorAliases: [[UInt8]: [[UInt8]]]

    /// The library's own output.
    public static let specification = EmitterOptions(
        headingIDs: false, callouts: false, tableWrappers: false, tableClasses: false, images: false, links: false,
        tasks: false,
        codeFocus: false,
        rawHTML: .keep, words: .library, anchorAliases: [:])

    /// What pages are written with.
    public static func site(
        rawHTML: RawHTMLPolicy, words: EmitterWords = .library, anchorAliases: [[UInt8]: [[UInt8]]] = [:]
    ) -> EmitterOptions {
        EmitterOptions(
            headingIDs: true, callouts: true, tableWrappers: true, tableClasses: true, images: true, links: true,
            tasks: true,
            codeFocus: true,
            rawHTML: rawHTML, words: words, anchorAliases: anchorAliases)
    }
}

/// The emitter's own words, in the language of the page.
public struct EmitterWords: Sendable, Equatable {
    /// Titles of callouts by kind (`note`, `tip`, `important`, `warning`, `caution`), and of `details`.
    public var callouts: [String: String]
    /// Name of the list of notes; empty leaves it without one.
    public var notes: String
    /// Name of the way back from a note.
    public var backToText: String
    /// Name of a ticked check box.
    public var done: String
    /// Name of an empty check box.
    public var open: String

    /// The library's words.
    public static let library = EmitterWords(
        callouts: [:], notes: "", backToText: "Back to content", done: "Done", open: "To do")

    /// Makes a set of words.
    public init(callouts: [String: String], notes: String, backToText: String, done: String, open: String) {
        self.callouts = callouts
        self.notes = notes
        self.backToText = backToText
        self.done = done
        self.open = open
    }
}

/// Raw HTML in a body: where it was written to, and where its bytes stand in the document's pool.
public struct EmittedRawHTML: Sendable, Hashable {
    /// Offsets in the body.
    public var body: ByteRange
    /// Offset in `Document.pool` of the first byte.
    public var poolStart: Int
}

/// The body of a page.
public struct EmittedBody: Sendable {
    /// HTML in UTF-8.
    public var html: [UInt8] = []
    /// The stretches of `html` that the author wrote as HTML, in order; empty where the policy is `escape`.
    public var rawHTML: [EmittedRawHTML] = []
}
