import Foundation

/// A committed file that is made from others.
struct GeneratedFile {
    /// Path below the package's folder.
    var path: String
    /// The whole content.
    var text: String

    /// Whether the file on disk already says the same.
    func isFresh(in package: URL) throws -> Bool {
        let url = package.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: url.path) else { return false }
        return try Data(contentsOf: url) == Data(text.utf8)
    }

    /// Writes the file, its folder included.
    func write(in package: URL) throws {
        let url = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }
}
