internal import SourceText

/// Why the output could not be written.
public enum OutputError: Error, Sendable, Equatable {
    /// The output folder is, holds or lies in something that the site is made from.
    case overlaps(output: String, source: String, what: String)
    /// Files that no build wrote stand where the site has files, relative to the output folder.
    case foreign(output: String, paths: [String])
    /// Something else than a folder stands there.
    case notAFolder(output: String)
    /// Another build is writing into the folder.
    case busy(output: String)
    /// The system refused. `changed` files of an existing site had been replaced before.
    case system(action: String, path: String, message: String, changed: Int)

    /// Whether the command was used wrongly (exit code 2); otherwise the disk is at fault (3).
    public var isWrongUse: Bool {
        switch self {
        case .overlaps, .foreign, .notAFolder: true
        case .busy, .system: false
        }
    }

    /// The same failure, with the number of files that had been replaced before it.
    func afterChanging(_ count: Int) -> OutputError {
        guard case .system(let action, let path, let message, _) = self else { return self }
        return .system(action: action, path: path, message: message, changed: count)
    }

    /// The fault as a sentence without a final stop.
    public var sentence: String {
        switch self {
        case .overlaps(let output, let source, let what):
            output == source
                ? "the output folder \(visible(output)) is \(what)"
                : "the output folder \(visible(output)) overlaps \(what), \(visible(source))"
        case .foreign(let output, let paths):
            "\(visible(output)) holds \(counted(paths.count)) that no build wrote and the site would replace: "
                + paths.prefix(3).map { visible($0) }.joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
        case .notAFolder(let output):
            "the output \(visible(output)) is not a folder"
        case .busy(let output):
            "another build is writing into \(visible(output))"
        case .system(let action, let path, let message, let changed):
            "cannot \(action) \(visible(path)): \(message)"
                + (changed == 0
                    ? "; the site is as it was"
                    : "; \(changed == 1 ? "1 file" : "\(changed) files") of the site had been replaced before")
        }
    }

    /// The way out, where there is one to name.
    public var help: String? {
        switch self {
        case .overlaps: "name a folder outside with -o"
        case .foreign: "empty the folder, or name another with -o"
        case .notAFolder: "name a folder with -o"
        case .busy: nil
        case .system(_, _, _, let changed): changed == 0 ? nil : "build again when the cause is gone"
        }
    }

    private func counted(_ number: Int) -> String { number == 1 ? "a file" : "\(number) files" }
}
