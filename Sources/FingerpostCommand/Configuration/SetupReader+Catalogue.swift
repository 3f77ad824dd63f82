internal import IntentCatalogue
internal import SiteBuild
internal import SourceText

extension SetupReader {
    /// What the look for a catalogue came to.
    enum CatalogueSearch {
        case found(Catalogue)
        /// There is none; nothing but paths inside the site is permitted.
        case none
        /// There is one that cannot be used; why stands with the findings.
        case broken

        /// The catalogue, or nil.
        var found: Catalogue? {
            if case .found(let catalogue) = self { catalogue } else { nil }
        }
    }

    /// The catalogue that `--catalogue` names, else that of the site, else the one found upwards from `start`.
    mutating func catalogue(named option: String?, site: SiteFolder?, from start: String) -> CatalogueSearch {
        if let option { return decode(absolutePath(option, in: workingFolder)) }
        if let site, site.hasConfiguration {
            let path = absolutePath(site.configuration.catalogueFile, in: site.folder)
            if !site.configuration.namesCatalogue, case .nothing = PathKind(ofPath: path) { return .none }
            return decode(path)
        }
        let name = SiteFolder.catalogueName
        guard let folder = SiteFolder.folder(holding: name, from: start) else { return .none }
        return decode(absolutePath(name, in: folder))
    }

    private mutating func decode(_ path: String) -> CatalogueSearch {
        if let known = decoded[path] { return known }
        let search = read(catalogue: path)
        decoded[path] = search
        return search
    }

    private mutating func read(catalogue path: String) -> CatalogueSearch {
        guard let file = read(path) else { return .broken }
        let (catalogue, found) = Catalogue.decode(file)
        findings += found
        guard let catalogue else { return .broken }
        return .found(catalogue)
    }

    /// What is said where there is no catalogue.
    static let noCatalogue = "no intents.yaml was found, so no intent and no address outside of the site is permitted"
    /// How to get one.
    static let howToMakeACatalogue = """
        make one beside fingerpost.yaml or above the content; it begins with `version: 1`, and \
        `destinations: { https: { hosts: ["*"] } }` permits web addresses
        """
}
