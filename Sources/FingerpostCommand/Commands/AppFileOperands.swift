internal import AppVerification
internal import Exports
internal import SourceText

/// The files of an app that a command line names, or that lie in a folder under their usual names.
struct AppFileOperands {
    private(set) var files: [AppFile] = []
    /// What stands for names that only the build knows.
    private(set) var values = BuildValues()
    /// What is wrong, as sentences.
    private(set) var faults: [(sentence: String, help: String?)] = []
    /// Whether one of the faults is a file that cannot be read.
    private(set) var isUnreadable = false
    private let arguments: Arguments
    private let workingFolder: String

    /// Folders of tools, in which other apps' files lie.
    private static let skipped: Set<Substring> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    init(_ arguments: Arguments, workingFolder: String) {
        self.arguments = arguments
        self.workingFolder = workingFolder
    }

    mutating func read() {
        for kind in AppFile.Kind.allCases {
            for name in arguments.values[kind.rawValue] ?? [] { add(name, kind) }
        }
        for operand in arguments.operands { look(in: operand) }
        for text in arguments.values["value"] ?? [] {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                faults.append(("`--value \(visible(text))` gives a name no value", "write --value NAME=VALUE"))
                continue
            }
            values.set(parts[0], to: parts[1])
        }
        for name in arguments.values["android-strings"] ?? [] { addStrings(name) }
        if files.isEmpty, faults.isEmpty {
            let places = arguments.operands.map { "`\(visible($0))`" }.joined(separator: ", ")
            faults.append(
                (
                    places.isEmpty ? "no file of the app is named" : "there is no file of an app in \(places)",
                    "name one, with --info-plist or --android-manifest for one"
                ))
        }
    }

    /// Adds the files of a folder that carry their usual names; those of a kind that an option names are not looked for.
    private mutating func look(in operand: String) {
        let folder = absolutePath(operand, in: workingFolder)
        guard PathKind(ofPath: folder) == .folder else {
            if case .file = PathKind(ofPath: folder) {
                let option = AppFile.Kind.usual(folder).map { "--\($0.rawValue)" } ?? "an option such as --info-plist"
                faults.append(("`\(visible(operand))` is a file, and a folder is expected", "name it with \(option)"))
                return
            }
            isUnreadable = true
            faults.append(("`\(visible(operand))` \(PathKind(ofPath: folder).fault?.message ?? "is no folder")", nil))
            return
        }
        var found: [AppFile.Kind: [String]] = [:]
        for path in FolderListing(root: folder).paths {
            guard let kind = AppFile.Kind.usual(path), !arguments.has(kind.rawValue),
                !path.split(separator: "/").dropLast().contains(where: Self.skipped.contains)
            else { continue }
            found[kind, default: []].append(path)
        }
        for kind in AppFile.Kind.allCases {
            guard let paths = found[kind] else { continue }
            guard paths.count == 1 else {
                let shown = paths.prefix(3).map { "`\(visible($0))`" }.joined(separator: ", ")
                faults.append(
                    (
                        "`\(visible(operand))` has \(paths.count) files that could be meant: \(shown)"
                            + (paths.count > 3 ? ", …" : ""), "say which with --\(kind.rawValue)"
                    ))
                continue
            }
            add(folder + "/" + paths[0], kind)
        }
    }

    private mutating func add(_ name: String, _ kind: AppFile.Kind) {
        if let bytes = bytes(of: name) {
            let shown = displayPath(absolutePath(name, in: workingFolder), in: workingFolder)
            files.append(AppFile(kind: kind, name: shown, bytes: bytes))
        }
    }

    private mutating func addStrings(_ name: String) {
        guard let bytes = bytes(of: name) else { return }
        do throws(ReaderError) {
            try values.addStrings(of: bytes)
        } catch {
            isUnreadable = true
            guard case .malformed(let place, let message, let help) = error else { return }
            faults.append(("\(visible(name)):\(place.line):\(place.scalarColumn): \(message)", help))
        }
    }

    private mutating func bytes(of name: String) -> [UInt8]? {
        switch readFile(absolutePath(name, in: workingFolder)) {
        case .success(let bytes): return bytes
        case .failure(let fault):
            isUnreadable = true
            faults.append(("`\(visible(name))` \(fault.message)", fault.help))
            return nil
        }
    }
}
