internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// A site with its catalogue, for commands that ask where something is used.
struct SiteWithCatalogue {
    let catalogue: Catalogue
    let links: OuterLinks
    private let names: ContentNames

    /// Reads the site around a folder; nil when site or catalogue cannot be used, which stands with `setup` then.
    init?(at path: String, catalogue option: String?, setup: inout SetupReader) {
        let folder = absolutePath(path, in: setup.workingFolder)
        guard PathKind(ofPath: folder) == .folder else {
            let fault = PathKind(ofPath: folder).fault?.message ?? "is no folder: a site is one"
            setup.unreadable.append(("`\(visible(path))` \(fault)", nil))
            return nil
        }
        guard let site = setup.site(around: folder),
            case .found(let catalogue) = setup.catalogue(named: option, site: site, from: folder)
        else { return nil }
        self.init(site, catalogue, workingFolder: setup.workingFolder)
    }

    /// Reads the links of a site by a catalogue.
    init(_ site: SiteFolder, _ catalogue: Catalogue, workingFolder: String) {
        self.catalogue = catalogue
        names = ContentNames(root: site.contentRoot, workingFolder: workingFolder)
        let listing = FolderListing(root: names.root, namePrefix: names.prefix)
        var configuration = site.configuration
        configuration.contentFolder = "."
        links = SiteBuilder(
            SiteInput(
                configuration: configuration, catalogue: catalogue,
                content: listing.tree(root: names.root, namePrefix: names.prefix))
        ).outerLinks()
    }

    /// Where links are written.
    func places(of wanted: [OuterLinks.Link]) -> [LinkPlace] {
        wanted.map { link in
            LinkPlace(
                file: names.shown(links.pages[link.page].file), line: link.audited.start.line,
                column: link.audited.start.scalarColumn, locale: links.pages[link.page].locale,
                destination: String(decoding: link.audited.destination, as: UTF8.self))
        }
    }

    /// The name of a page's file as messages write it.
    func name(of page: Int) -> String { names.shown(links.pages[page].file) }
}

/// Where a link stands, for listings.
struct LinkPlace: Hashable {
    let file: String
    let line: Int
    let column: Int
    let locale: String
    let destination: String

    /// `content/en/backup.md:12:5`
    var text: String { "\(visible(file)):\(line):\(column)" }

    /// The members of its JSON form.
    var json: String {
        jsonObject([
            ("file", jsonString(file)), ("line", String(line)), ("column", String(column)),
            ("locale", jsonString(locale)), ("destination", jsonString(destination)),
        ])
    }
}
