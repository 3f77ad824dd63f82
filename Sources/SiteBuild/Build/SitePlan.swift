import Documents
import LinkAudit
import SourceText

/// The first stage: every file is read, every page's front matter understood, every address known.
struct SitePlan {
    /// The pages' files by their index in ``SiteModel/sources``.
    let shelf: SourceShelf
    /// Offset of each file's text.
    let bodyStarts: [Int]
    let model: SiteModel
    /// Paths of the assets below the content root.
    let assets: [String]
    /// What internal links are checked against; its first pages are those of the model, then come the drafts.
    let index: ContentIndex
    var findings: [Finding]
    /// Files that could not be read; they stay pages, so that links to them are not held against anybody.
    let unreadable: [UnreadableFile]
    /// Whether each file could be read.
    let isReadable: [Bool]

    init(_ input: SiteInput) {
        let paths = input.content.paths.filter { input.includes($0) }
        let pages = paths.filter { SiteInput.isPage($0) }
        assets = paths.filter { !SiteInput.isPage($0) }
        let read = concurrentMap(pages.count) { PageHead(pages[$0], input.content) }
        unreadable = read.compactMap { head in
            head.fault.map { UnreadableFile(name: head.file.name, fault: $0) }
        }
        isReadable = read.map { $0.fault == nil }
        shelf = SourceShelf(read.map(\.file))
        bodyStarts = read.map(\.bodyStart)
        model = SiteModel(
            locales: input.configuration.locales, defaultLocale: input.configuration.defaultLocale,
            sources: read.map { SiteSource(path: $0.path, name: $0.file.name, frontMatter: $0.frontMatter) })
        findings = read.flatMap(\.findings) + model.findings
        index = ContentIndex(pages: SitePlan.contentPages(model), assets: assets)
        findings += templateFindings()
    }

    private static func contentPages(_ model: SiteModel) -> [ContentPage] {
        let locales = model.locales.map(\.code)
        var result = model.pages.indices.map { index -> ContentPage in
            let page = model.pages[index]
            let section = model.sections[page.section]
            var content: Int?
            var path = ""
            switch page.origin {
            case .source: path = model.sources[page.source].path
            case .section: path = ""
            case .fallback:
                // The name that a translation would have: links of the locale's own pages lead to it.
                path = section.path.appending(PathBytes(model.sources[page.source].path).name).text
                content = model.counterpart(of: index, in: model.defaultLocale)
            }
            return ContentPage(
                sourcePath: path, outputPath: page.output.text, locale: locales[page.locale], content: content)
        }
        for (index, source) in model.sources.enumerated() where model.pageOfSource[index] < 0 {
            result.append(ContentPage(sourcePath: source.path, outputPath: source.path, isDraft: true))
        }
        return result
    }

    /// The sizes of the assets that are images, by asset.
    func imageSizes(_ content: SourceTree) -> [ImageSize?] {
        let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg"]
        return concurrentMap(assets.count) { index in
            let name = assets[index]
            guard let dot = name.lastIndex(of: "."), endings.contains(name[name.index(after: dot)...].lowercased()),
                case .success(let bytes) = content.read(name)
            else { return nil }
            return ImageSize.read(header: bytes)
        }
    }

    /// Template names are those of the theme.
    private func templateFindings() -> [Finding] {
        let known = PageData.Template.allCases.map(\.rawValue)
        return model.sources.compactMap { source in
            guard let name = source.frontMatter.template, !known.contains(name.text) else { return nil }
            return Finding(
                rule: "front-matter-value", severity: .error, place: Place(file: source.name, range: name.source),
                message: "there is no template `\(visible(name.text))`",
                help: nearestName(to: name.text, among: known).map { "did you mean `\($0)`?" }
                    ?? "known: " + known.map { "`\($0)`" }.joined(separator: ", "))
        }
    }
}

/// A page's file with its front matter read.
private struct PageHead: Sendable {
    let path: String
    var file: SourceFile
    var bodyStart = 0
    var frontMatter = FrontMatter()
    var findings: [Finding] = []
    var fault: FileFault?

    init(_ path: String, _ tree: SourceTree) {
        self.path = path
        switch tree.read(path) {
        case .failure(let fault):
            file = SourceFile(name: tree.name(of: path), bytes: [])
            self.fault = fault
        case .success(let bytes):
            file = SourceFile(name: tree.name(of: path), bytes: bytes)
            let split = FrontMatterSplit(bytes)
            bodyStart = split.bodyStart
            (frontMatter, findings) = FrontMatter.decode(file, split: split)
        }
    }
}
