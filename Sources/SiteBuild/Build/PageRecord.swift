import LinkAudit
import SearchIndex

/// What is kept of a page when its document is gone.
struct PageRecord: Sendable {
    /// The page's title as plain text.
    var title = ""
    /// Whether the body brings a heading of level 1, so that the theme need not write the title.
    var hasTopHeading = false
    /// Every heading of the body in order; the page lists a part of them.
    var headings: [TableOfContentsEntry] = []
    /// Whether the text has blocks of tabs.
    var hasTabs = false
    /// The article in HTML.
    var body: [UInt8] = []
    /// What search finds the page by, where the site has search.
    var terms: PageTerms?
    /// What search shows of it.
    var sections: SearchSections?
    /// The article for apps that draw it themselves, where a bundle is asked for.
    var bundle: [UInt8] = []
    /// The pages that the text of an index page links to, in ascending order.
    var linkedPages: [Int] = []
    /// The intents that a person can tap in the article, sorted.
    var intents: [String] = []
    /// What changes in its text for its Markdown twin, where twins are written.
    var twin: MarkdownTwin?
    /// Its questions, on a page that says that it has some.
    var questions: [PageQuestion] = []
    /// The picture for previews.
    var image: Image?
    /// The small picture for the page's card, a file of the output.
    var icon: PathBytes?
    /// For a page that only leads elsewhere: what was said of the address, and the address itself.
    var redirect: (verdict: Verdict, destination: [UInt8])?

    /// Where a picture for previews lies.
    enum Image: Sendable {
        /// A file of the output.
        case file(PathBytes)
        /// An address elsewhere.
        case address(String)
    }
}
