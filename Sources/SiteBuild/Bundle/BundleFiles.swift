import SourceText

/// Puts the files of a bundle together: one for each page, and the list of them with their hashes.
///
/// The format is that of `site/manual/content/schema/help-bundle-v1.schema.json`. A page is named by its file in the
/// site's output, `en/backup/index.html` for one; links name pages so too.
struct BundleFiles {
    /// The version of the format.
    static let version = 1
    /// The folder of the bundle in the output.
    static let folder = "bundle"

    let assembler: PageAssembler
    let contractVersion: String

    private var model: SiteModel { assembler.model }

    /// A page of the bundle.
    struct Page: Sendable {
        /// The index of the page in the model.
        var index: Int
        /// Its file, relative to the folder of the bundle.
        var path: String
        /// Its title.
        var title: String
        /// Its description, where it has one.
        var description: String?
        /// The JSON.
        var bytes: [UInt8]
    }

    /// Makes the file of one page.
    ///
    /// - Parameters:
    ///   - members: its links and blocks; empty for one that has no text of its own.
    ///   - redirect: the link that a page which only leads elsewhere leads to.
    func page(_ index: Int, _ record: PageRecord, members: [UInt8], redirect: [UInt8]?) -> Page {
        let page = model.pages[index]
        let data = assembler.page(index, record: record)
        var json = BundleJSON()
        json.raw("{\"version\":\(Self.version),\"contract\":")
        json.string(contractVersion)
        json.raw(",\"page\":")
        json.string(page.output.bytes)
        json.raw(",\"locale\":")
        json.string(model.locales[page.locale].code)
        // A page in another locale's words is read in its language and direction.
        json.raw(",\"language\":")
        json.string(data.language)
        json.raw(",\"direction\":")
        json.string(data.direction.rawValue)
        json.raw(",\"title\":")
        json.string(data.title)
        if let description = data.description {
            json.raw(",\"description\":")
            json.string(description)
        }
        if data.isFallback { json.raw(",\"fallback\":true") }
        if let redirect {
            json.raw(",\"redirect\":")
            json.raw(redirect)
        }
        write("children", children(of: index), to: &json)
        json.raw(",")
        json.raw(members.isEmpty || redirect != nil ? Array("\"links\":[],\"blocks\":[]".utf8) : members)
        json.raw("}\n")
        return Page(
            index: index, path: "pages/" + Self.jsonName(of: page.output.text), title: data.title,
            description: data.description, bytes: json.bytes)
    }

    private static func jsonName(of output: String) -> String {
        (output.hasSuffix(".html") ? String(output.dropLast(5)) : output) + ".json"
    }

    /// The pages below an index page, in the order of the navigation.
    private func children(of index: Int) -> [Int] {
        let section = model.pages[index].section
        guard model.sections[section].indexPage == index else { return [] }
        return assembler.navigation.children(ofSection: section)
    }

    private func write(_ name: String, _ pages: [Int], to json: inout BundleJSON) {
        guard !pages.isEmpty else { return }
        json.raw(",\"\(name)\":[")
        for (position, page) in pages.enumerated() {
            if position > 0 { json.raw(",") }
            json.string(model.pages[page].output.bytes)
        }
        json.raw("]")
    }

    /// All files: the pages, and the manifest.
    func files(_ pages: [Page]) -> [OutputFile] {
        pages.map { OutputFile(path: "\(Self.folder)/\($0.path)", content: .bytes($0.bytes)) }
            + [OutputFile(path: "\(Self.folder)/manifest.json", content: .bytes(manifest(pages)))]
    }

    /// The list of the pages by locale. A locale's hash is that of the lines `hash path`, so that an app can see whether
    /// anything in it has changed.
    private func manifest(_ pages: [Page]) -> [UInt8] {
        let hashes = concurrentMap(pages.count) { SHA256.hexadecimal(pages[$0].bytes) }
        var json = BundleJSON()
        json.raw("{\"version\":\(Self.version),\"contract\":")
        json.string(contractVersion)
        json.raw(",\"generator\":")
        json.string(assembler.sites.first?.generator ?? "")
        json.raw(",\"defaultLocale\":")
        json.string(model.locales[model.defaultLocale].code)
        json.raw(",\"locales\":[")
        for (locale, declared) in model.locales.enumerated() {
            let mine = pages.indices.filter { model.pages[pages[$0].index].locale == locale }
                .sorted { pages[$0].path.utf8.lexicographicallyPrecedes(pages[$1].path.utf8) }
            let lines = mine.map { "\(hashes[$0]) \(pages[$0].path)\n" }.joined()
            json.raw(locale > 0 ? ",{\"locale\":" : "{\"locale\":")
            json.string(declared.code)
            json.raw(",\"name\":")
            json.string(declared.name)
            json.raw(",\"home\":")
            json.string(model.pages[model.sections[model.roots[locale]].indexPage].output.bytes)
            json.raw(",\"sha256\":\"\(SHA256.hexadecimal(Array(lines.utf8)))\",\"pages\":[")
            for (position, index) in mine.enumerated() {
                let page = pages[index]
                json.raw(position > 0 ? ",\n{\"page\":" : "\n{\"page\":")
                json.string(model.pages[page.index].output.bytes)
                json.raw(",\"file\":")
                json.string(page.path)
                json.raw(",\"title\":")
                json.string(page.title)
                if let description = page.description {
                    json.raw(",\"description\":")
                    json.string(description)
                }
                if let parent = assembler.navigation.ancestors(of: page.index).last {
                    json.raw(",\"parent\":")
                    json.string(model.pages[parent].output.bytes)
                }
                json.raw(",\"bytes\":\(page.bytes.count),\"sha256\":\"\(hashes[index])\"}")
            }
            json.raw("]}")
        }
        json.raw("]}\n")
        return json.bytes
    }
}
