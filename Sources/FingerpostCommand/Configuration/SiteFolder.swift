internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// A site on disk: its folder, configuration and catalogue, as found upwards from a path.
struct SiteFolder: Sendable {
    /// What the configuration of a site is called.
    static let configurationName = "fingerpost.yaml"
    /// What a catalogue is called unless the configuration names another.
    static let catalogueName = "intents.yaml"

    /// The folder that everything counts from, absolute.
    let folder: String
    /// The configuration; that of a folder without one has nothing but defaults, and the folder is the content root.
    let configuration: SiteConfiguration
    /// Whether there is a `fingerpost.yaml`.
    let hasConfiguration: Bool

    /// The folder of the content, absolute.
    var contentRoot: String { absolutePath(configuration.contentFolder, in: folder) }

    /// A folder that stands for a site: the content root itself, and nothing but defaults.
    static func bare(_ folder: String) -> SiteFolder {
        var configuration = SiteConfiguration(title: folder.split(separator: "/").last.map(String.init) ?? "Help")
        configuration.contentFolder = "."
        return SiteFolder(folder: folder, configuration: configuration, hasConfiguration: false)
    }

    /// The folder that holds the nearest file of this name, from `start` upwards.
    static func folder(holding name: String, from start: String) -> String? {
        foldersUpwards(from: start).first { folder in
            if case .nothing = PathKind(ofPath: absolutePath(name, in: folder)) { false } else { true }
        }
    }
}

/// Files that were read on the way, so that a finding can show the line it stands on.
struct SourceLibrary: Sendable {
    private let files = Guarded<[String: [UInt8]]>([:])

    /// Keeps a file.
    func keep(_ file: SourceFile) { files.withLock { $0[file.name] = file.bytes } }

    /// The bytes of a file that was kept.
    func bytes(of name: String) -> [UInt8]? { files.withLock { $0[name] } }
}

/// Reads configurations and catalogues and collects what is wrong with them.
struct SetupReader {
    /// The working folder.
    let workingFolder: String
    /// What was read.
    let library = SourceLibrary()
    /// What is wrong in the files: exit code 2 where one of them is an error.
    var findings: [Finding] = []
    /// What cannot be read, as sentences: exit code 3.
    var unreadable: [(sentence: String, help: String?)] = []

    /// What the configurations say about which findings count, put together.
    private(set) var lint = LintConfiguration()

    /// Catalogues that were looked at, by absolute path.
    var decoded: [String: CatalogueSearch] = [:]

    init(workingFolder: String) { self.workingFolder = workingFolder }

    /// The site around a folder, or nil when its configuration is broken.
    mutating func site(around start: String) -> SiteFolder? {
        let name = SiteFolder.configurationName
        guard let folder = SiteFolder.folder(holding: name, from: start) else {
            return .bare(start)
        }
        guard let file = read(absolutePath(name, in: folder)) else { return nil }
        let (configuration, found) = SiteConfiguration.decode(file)
        findings += found
        guard let configuration, !found.contains(where: { $0.severity == .error }) else { return nil }
        lint.add(configuration.lint)
        return SiteFolder(folder: folder, configuration: configuration, hasConfiguration: true)
    }

    /// Whether a run can go on: everything was read, and nothing in it is an error.
    var isUsable: Bool { unreadable.isEmpty && !findings.contains { $0.severity == .error } }

    /// What is wrong, each finding once: several paths can belong to one site.
    var distinctFindings: [Finding] {
        var seen: Set<Finding> = []
        return findings.filter { seen.insert($0).inserted }
    }

    /// Reads a file under the name that messages use.
    mutating func read(_ path: String) -> SourceFile? {
        let name = displayPath(path, in: workingFolder)
        switch readFile(path) {
        case .failure(let fault):
            unreadable.append(("`\(visible(name))` \(fault.message)", fault.help))
            return nil
        case .success(let bytes):
            let file = SourceFile(name: name, bytes: bytes)
            library.keep(file)
            return file
        }
    }
}

extension LintConfiguration {
    /// Adds what another site says: the stricter threshold holds for a run over both.
    fileprivate mutating func add(_ other: LintConfiguration) {
        severities = severities.merging(other.severities)
        failLevel = [failLevel, other.failLevel].compactMap { $0 }.min()
        maximumWarnings = [maximumWarnings, other.maximumWarnings].compactMap { $0 }.min()
    }
}
