import Foundation

/// A folder of a test's own, removed with the value that holds it.
public final class TemporaryFolder: Sendable {
    /// Where it is, without links on the way.
    public let path: String

    /// Makes an empty folder, or one with these files.
    public init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let url = base.appendingPathComponent("fingerpost-tests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
        for (name, text) in files { try write(name, text) }
    }

    deinit {
        // Nothing depends on it, and a test has no use for the failure.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in it.
    public func path(_ name: String) -> String { path + "/" + name }

    /// Writes a file, making the folders on the way.
    public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    /// Writes a file, making the folders on the way.
    public func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Makes a folder in it.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link in it; `target` is written into the link as it is.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// The text of a file in it.
    public func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
    }

    /// The paths of all files below it, hidden ones included, sorted by their bytes.
    public func files(under folder: String = "") -> [String] {
        let start = folder.isEmpty ? path : path(folder)
        guard let walk = FileManager.default.enumerator(atPath: start) else { return [] }
        let names = walk.compactMap { $0 as? String }.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: start + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
