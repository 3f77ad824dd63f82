/// Why a file could not be read.
public struct FileFault: Error, Sendable, Hashable {
    /// What is wrong, as the end of a sentence that begins with the file: `cannot be read: permission denied`.
    public var message: String
    /// The way out, where there is one to name.
    public var help: String?

    /// Makes a fault.
    public init(message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }
}

/// The files under one folder: their names, and a way to read one of them.
///
/// Stages take their input in this form and never walk folders themselves; tests give one that lies in memory.
public struct SourceTree: Sendable {
    /// Paths relative to the folder, with forward slashes, sorted by their bytes.
    public let paths: [String]
    /// What goes before a path to make the name that messages use, `content/` for example; may be empty.
    public let namePrefix: String
    /// Reads a file by its path in the tree.
    ///
    /// May be called on any thread.
    public let read: @Sendable (String) -> Result<[UInt8], FileFault>
    /// Where a file lies on disk, for files that are copied without being read; nil when it lies in memory only.
    public let location: @Sendable (String) -> String?

    /// Makes a tree; `paths` are sorted here.
    public init(
        paths: [String], namePrefix: String = "", read: @escaping @Sendable (String) -> Result<[UInt8], FileFault>,
        location: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.namePrefix = namePrefix
        self.read = read
        self.location = location
    }

    /// Makes a tree that lies in memory.
    public init(namePrefix: String = "", files: [String: [UInt8]]) {
        self.init(paths: Array(files.keys), namePrefix: namePrefix) { path in
            files[path].map { .success($0) } ?? .failure(FileFault(message: "does not exist"))
        }
    }

    /// The name that messages call a file of the tree by.
    public func name(of path: String) -> String { namePrefix + path }
}
