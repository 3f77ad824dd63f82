internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Something that a site is made from, which the output must not touch.
public struct ProtectedPath: Sendable, Hashable {
    /// Absolute path of a file or folder.
    public var path: String
    /// What it is, as a message says it: `the content root`.
    public var what: String

    /// Makes a protected path.
    public init(path: String, what: String) {
        self.path = path
        self.what = what
    }
}

/// What a write did.
public struct WriteReport: Sendable, Equatable {
    /// Files that were new or had changed.
    public var written = 0
    /// Files that held the same bytes already.
    public var unchanged = 0
    /// Files of an earlier build that are no longer part of the site.
    public var removed = 0
    /// Bytes of the files that were written.
    public var bytes = 0

    /// Makes an empty report.
    public init() {}
}

/// Puts an output tree on disk.
///
/// A new folder is built beside its place and renamed, so that it is there whole or not at all. In an existing one only
/// what has changed is written, all of it under other names first; when everything is there the files are renamed, and
/// what an earlier build wrote and this one does not is removed last. Everything else stays.
public struct DiskWriter: Sendable {
    /// The folder in an output folder that unfinished files lie in.
    static let temporaryFolder = ".fingerpost-unfinished"

    /// The output folder as it was named, absolute.
    public let path: String
    private let resolved: String

    /// Makes a writer; refuses a folder that overlaps a source of the site.
    public init(path: String, sources: [ProtectedPath]) throws(OutputError) {
        self.path = path
        resolved = resolvedAsFarAsItExists(path)
        for source in sources {
            let real = resolvedAsFarAsItExists(source.path)
            if isInside(real, resolved) || isInside(resolved, real) {
                throw .overlaps(output: path, source: resolved == real ? path : source.path, what: source.what)
            }
        }
    }

    /// Writes the tree, which has no findings.
    public func write(_ tree: OutputTree) throws(OutputError) -> WriteReport {
        var status = stat()
        guard stat(resolved, &status) == 0 else {
            return try FreshOutput(path: resolved).write(tree)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(output: path) }
        // An empty folder too is filled and not replaced: it can be a mounted volume.
        return try ExistingOutput(path: resolved, name: path).write(tree)
    }
}

/// Makes the folders that files need, outermost first.
func makeFolders(for files: [OutputFile], in folder: OutputFolder) throws(OutputError) {
    var needed: Set<String> = []
    for file in files {
        // Most files lie in a folder that was seen with the file before.
        guard let slash = file.path.lastIndex(of: "/"), !needed.contains(String(file.path[..<slash])) else { continue }
        needed.formUnion(folders(above: file.path))
    }
    for path in needed.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { try folder.makeFolder(path) }
}

/// Calls `body` for every file on all cores; the first failure ends the run and is thrown.
func forEachFile(
    _ files: [OutputFile], _ body: @Sendable (Int, inout [UInt8], inout WriteReport) throws(OutputError) -> Void
) throws(OutputError) -> WriteReport {
    let state = Guarded((report: WriteReport(), fault: OutputError?.none))
    concurrentChunks(files.count) { indices in
        if state.withLock({ $0.fault != nil }) { return }
        var buffer: [UInt8] = []
        var report = WriteReport()
        var fault: OutputError?
        for index in indices {
            do throws(OutputError) {
                try body(index, &buffer, &report)
            } catch {
                fault = error
                break
            }
        }
        state.withLock { total in
            total.report.written += report.written
            total.report.unchanged += report.unchanged
            total.report.bytes += report.bytes
            if total.fault == nil { total.fault = fault }
        }
    }
    let (report, fault) = state.withLock { $0 }
    if let fault { throw fault }
    return report
}
