internal import SiteBuild
internal import SourceText

/// Keeps reports and baselines away from the files that the same command line gives to be read.
struct InputGuard {
    private let inputs: [String]
    private let patterns: [GlobPattern]
    private let workingFolder: String

    init(_ arguments: Arguments, workingFolder: String) {
        self.workingFolder = workingFolder
        let options = ["previous", "catalogue"].compactMap { arguments.value(of: $0) }
        let operands = arguments.operands.filter { $0 != "-" }
        inputs = (operands + options).map { Self.place($0, in: workingFolder) }
        patterns = operands.filter { $0.contains { "*?".contains($0) } }
            .map { GlobPattern(absolutePath($0, in: workingFolder)) }
    }

    /// What would be lost by writing these files, each with the option that names it.
    func faults(writing outputs: [(option: String, file: String)]) -> [UsageFault] {
        outputs.filter { reads($0.file) }.map { option, file in
            .other("`\(option)` would overwrite `\(visible(file))`, which is to be read; name another file")
        }
    }

    private func reads(_ file: String) -> Bool {
        let path = absolutePath(file, in: workingFolder)
        guard case .file = PathKind(ofPath: path) else { return false }
        return inputs.contains(Self.place(file, in: workingFolder)) || patterns.contains { $0.matchesWhole(path) }
    }

    /// Where a file lies, through links.
    private static func place(_ file: String, in folder: String) -> String {
        let path = absolutePath(file, in: folder)
        return resolvedPath(path) ?? path
    }
}
