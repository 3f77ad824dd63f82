public import SourceText

/// What a file of the output is made of.
public enum OutputContent: Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// The bytes that the closure appends to an empty buffer. It is called once, on any thread, when the file is
    /// written, so that the pages of a large site need not all be in memory. It cannot fail: whatever can be wrong with
    /// a page is found before.
    case rendered(@Sendable (inout [UInt8]) -> Void)
    /// A copy of the file at this path (absolute, or relative to the working folder).
    case copy(of: String)
}

/// One file of the output.
public struct OutputFile: Sendable {
    /// Where it goes: relative to the output folder, with forward slashes.
    public var path: String
    /// What it is made of.
    public var content: OutputContent
    /// What asked for it: the page, the asset, the alias; nil for what the build makes on its own account.
    public var origin: Place?

    /// Makes a file of the output.
    public init(path: String, content: OutputContent, origin: Place? = nil) {
        self.path = path
        self.content = content
        self.origin = origin
    }
}

/// Everything a build is going to write, by path.
///
/// Nothing of it is on disk yet.
public struct OutputTree: Sendable {
    /// The files in the order they were added.
    public private(set) var files: [OutputFile] = []

    /// Makes an empty tree.
    public init() {}

    /// Adds a file.
    ///
    /// Whether its path is taken is told by ``findings()``.
    public mutating func add(_ file: OutputFile) { files.append(file) }

    /// Adds several files.
    public mutating func add(_ more: some Sequence<OutputFile>) { files.append(contentsOf: more) }
}
