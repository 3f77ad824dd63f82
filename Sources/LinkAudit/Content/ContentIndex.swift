/// A page as links see it.
public struct ContentPage: Sendable, Hashable {
    /// Path of the source below the content root, forward slashes (`en/backup/retry.md`).
    public var sourcePath: String
    /// Path of the page below the output folder (`en/backup/retry.html`).
    public var outputPath: String
    /// The locale it belongs to, where the site has locales.
    public var locale: String?
    /// Left out of this build: only other drafts may link to it.
    public var isDraft: Bool
    /// Index of the page whose document stands on this one, or nil when it has its own: a page that a locale shows
    /// in the default language, or the old address of a page.
    public var content: Int?

    /// Makes a page.
    public init(
        sourcePath: String, outputPath: String, locale: String? = nil, isDraft: Bool = false, content: Int? = nil
    ) {
        self.sourcePath = sourcePath
        self.outputPath = outputPath
        self.locale = locale
        self.isDraft = isDraft
        self.content = content
    }
}

/// What a path inside the site leads to.
public enum PathResolution: Sendable, Hashable {
    /// A page, by its index.
    case page(Int)
    /// An asset, by its index.
    case asset(Int)
    /// Nothing; ``PathResolver/explainMiss(from:)`` says more.
    case missing
    /// More `..` than there are folders.
    case outsideRoot
}

/// The files a site has: what internal links are checked against.
///
/// A link may name a page by its source path (`retry.md`) or by its output path (`retry.html`), a folder that has an
/// index page (`backup/`), or an asset. Names are compared byte for byte.
public struct ContentIndex: Sendable {
    /// The pages, pages without a document of their own included.
    public let pages: [ContentPage]
    /// Paths of the assets below the content root, which are also their output paths.
    public let assets: [String]
    let paths: PathTable
    /// Length of the folder part of each page's source path, its `/` included.
    let folderLengths: [Int32]

    /// Makes the index; of two files with the same path the first counts.
    public init(pages: [ContentPage], assets: [String]) {
        self.pages = pages
        self.assets = assets
        var paths = PathTable(capacity: pages.count * 2 + assets.count)
        for (index, page) in pages.enumerated() where !page.sourcePath.isEmpty {
            paths.addFile(page.sourcePath, target: .page(Int32(index)), isOutput: false)
        }
        for (index, asset) in assets.enumerated() {
            paths.addFile(asset, target: .asset(Int32(index)), isOutput: false)
        }
        for (index, page) in pages.enumerated() {
            paths.addFile(page.outputPath, target: .page(Int32(index)), isOutput: true)
            if page.outputPath == "index.html" || page.outputPath.hasSuffix("/index.html") {
                paths.setIndex(ofFolderAbove: page.outputPath, to: Int32(index))
            }
        }
        self.paths = paths
        folderLengths = pages.map { page in
            let bytes = page.sourcePath.utf8
            var length: Int32 = 0
            for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") { length = Int32(offset + 1) }
            return length
        }
    }

    /// The page whose document stands on a page: itself, or the one it borrows from.
    public func contentPage(of page: Int) -> Int { pages[page].content ?? page }
}
