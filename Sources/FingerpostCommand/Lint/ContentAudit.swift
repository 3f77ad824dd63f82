internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// The audit of one target, its findings reduced to what was asked for.
struct ContentAudit {
    /// What was found in the files that were asked for.
    let findings: [Finding]
    /// The pages that were asked for.
    let inputs: [AuditedInput]
    /// Their links, where they are wanted.
    let links: [AuditedLink]
    /// Whether something could not be read.
    let isUnreadable: Bool
    private let names: ContentNames
    private let input: [UInt8]?

    /// Rules about a page as a page of a site: where there is no site, only links are looked at.
    private static let siteRules: Set<String> = [
        "missing-title", "output-collision", "alias-conflict", "front-matter-key", "front-matter-value",
        "unused-intent", "catalogue-locale", "missing-text",
    ]

    /// The name of a text from standard input.
    private static let inputName = "<stdin>"

    init(
        _ target: LintTarget, catalogue: Catalogue?, texts: InterfaceTextLibrary, app: AppTarget,
        process: ProcessEnvironment, keepsLinks: Bool
    ) {
        let names = ContentNames(root: target.contentRoot, workingFolder: process.workingFolder)
        self.names = names
        input = target.input
        let listing = FolderListing(root: names.root, namePrefix: names.prefix)
        var configuration = target.site.configuration
        configuration.contentFolder = "."
        var tree = listing.tree(root: names.root, namePrefix: names.prefix)
        let guest = target.input.map { Guest(input: $0, configuration: configuration, tree: tree) }
        if let guest { tree = guest.tree }
        var site = SiteInput(
            configuration: configuration, catalogue: catalogue, content: tree, app: app, today: process.today)
        site.texts = texts
        let report = SiteBuilder(site).audit(keepsLinks: keepsLinks)

        let isSite = target.site.hasConfiguration && guest == nil
        let guestName = guest.map { tree.name(of: $0.path) }
        let all = listing.findings + report.unreadable.map(\.finding) + report.findings
        findings = all.compactMap { finding in
            if !isSite, ContentAudit.siteRules.contains(finding.rule) { return nil }
            let file = finding.place.file
            if let guestName {
                return file == guestName ? finding.renamed(from: guestName, to: ContentAudit.inputName) : nil
            }
            guard let path = names.path(of: file) else { return target.parts == nil ? finding : nil }
            return target.wants(path) ? names.shown(finding) : nil
        }
        isUnreadable = findings.contains { $0.rule == "unreadable-file" }
        /// The name that a file asked for is shown by.
        func shown(_ name: String) -> String? {
            if let guestName { return name == guestName ? ContentAudit.inputName : nil }
            return names.path(of: name).map(target.wants) == true ? names.shown(name) : nil
        }
        inputs = report.files.compactMap { input in
            shown(input.name).map { AuditedInput(name: $0, links: input.links) }
        }
        links = report.linkList.compactMap { link in
            guard let name = shown(link.file) else { return nil }
            var link = link
            link.file = name
            return link
        }
    }

    /// The bytes of a file by the name that messages use.
    func bytes(of name: String) -> [UInt8]? {
        name == ContentAudit.inputName ? input : names.bytes(of: name)
    }
}

/// A text from standard input that stands in the content tree as if it were a page.
private struct Guest {
    let path: String
    let tree: SourceTree

    init(input: [UInt8], configuration: SiteConfiguration, tree: SourceTree) {
        let locale = configuration.locales[configuration.defaultLocale].code + "/"
        let folder = tree.paths.contains { $0.hasPrefix(locale) } ? locale : ""
        var path = folder + "standard-input.md"
        while tree.paths.contains(path) { path = String(path.dropLast(3)) + "-.md" }
        self.path = path
        self.tree = SourceTree(
            paths: tree.paths + [path], namePrefix: tree.namePrefix,
            read: { [path] in $0 == path ? .success(input) : tree.read($0) }, location: tree.location)
    }
}

extension UnreadableFile {
    /// The fault as a finding about the whole file.
    var finding: Finding {
        Finding(
            rule: "unreadable-file", severity: .error, place: Place(file: name, range: nil), message: fault.message,
            help: fault.help)
    }
}

extension Finding {
    fileprivate func renamed(from old: String, to new: String) -> Finding {
        var finding = self
        finding.place.file = new
        for index in finding.related.indices where finding.related[index].place.file == old {
            finding.related[index].place.file = new
        }
        return finding
    }
}
