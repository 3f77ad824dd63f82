public import IntentCatalogue
public import SourceText

/// Everything a site is made of.
public struct SiteInput: Sendable {
    /// The checked configuration.
    public var configuration: SiteConfiguration
    /// The checked catalogue, or nil for a site without one.
    public var catalogue: Catalogue?
    /// The files below the content root.
    public var content: SourceTree
    /// Name and version of the program, for the pages' `generator`.
    public var generator: String
    /// The app that the pages are for, as far as it is known.
    public var app = AppTarget()
    /// What the interface says, by language.
    public var texts = InterfaceTextLibrary.builtIn
    /// Whether a bundle for apps that draw the pages themselves is written too.
    public var makesBundle = false
    /// The day of the run, which decides whether a comment that suppresses findings still holds; nil lets all hold.
    public var today: CalendarDate?

    /// Makes an input.
    public init(
        configuration: SiteConfiguration, catalogue: Catalogue?, content: SourceTree, generator: String = "Fingerpost",
        app: AppTarget = AppTarget(), today: CalendarDate? = nil
    ) {
        self.today = today
        self.configuration = configuration
        self.catalogue = catalogue
        self.content = content
        self.generator = generator
        self.app = app
    }

    /// Whether a file of this name is a page.
    public static func isPage(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }

    /// Whether a path belongs to the site: not excluded, and no name in it begins with a full stop, which is how tools
    /// mark files of their own; `.well-known` is the exception, because the web has it.
    func includes(_ path: String) -> Bool {
        guard configuration.includes(path) else { return false }
        guard path.utf8.first == UInt8(ascii: ".") || path.contains("/.") else { return true }
        return path.split(separator: "/").allSatisfy { $0.first != "." || $0 == ".well-known" }
    }
}

/// A file of the content that could not be read.
public struct UnreadableFile: Sendable, Hashable {
    /// The name that messages use.
    public var name: String
    /// What is wrong.
    public var fault: FileFault
}
