internal import SiteBuild
internal import SourceText

extension SetupReader {
    /// The files of a folder of templates, by their path in it.
    ///
    /// - Parameter below: a folder in it; only what lies there is read.
    mutating func templates(in folder: String, below: String = "") -> [String: SourceFile] {
        let root = below.isEmpty ? folder : folder + "/" + below
        if !below.isEmpty, case .nothing = PathKind(ofPath: root) { return [:] }
        let listing = FolderListing(root: root)
        findings += listing.findings
        var result: [String: SourceFile] = [:]
        for path in listing.paths {
            let name = below.isEmpty ? path : below + "/" + path
            result[name] = read(folder + "/" + name)
        }
        return result
    }

    /// What the interface of a site says, its own texts over those of the theme.
    mutating func texts(of site: SiteFolder) -> InterfaceTextLibrary {
        guard let folder = site.configuration.templatesFolder else { return .builtIn }
        return texts(templates(in: absolutePath(folder, in: site.folder), below: "texts"))
    }

    /// What the interface says with a site's own files; what is wrong with them stands with the findings.
    mutating func texts(_ overrides: [String: SourceFile]) -> InterfaceTextLibrary {
        let (library, found) = InterfaceTextLibrary.load(overrides: overrides)
        findings += found
        return library
    }
}
