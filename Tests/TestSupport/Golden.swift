import Foundation

/// A committed file that holds what a text must be, in `Tests/Golden`.
///
/// It changes only on request: `UPDATE_GOLDEN=1` writes it, and never in CI. A file that is missing is a difference.
public enum Golden {
    /// What the file holds; empty when it is missing.
    ///
    /// Under `UPDATE_GOLDEN=1` the file is written first.
    public static func text(_ name: String, for actual: String) throws -> String {
        let file = TestData.packageRoot.appendingPathComponent("Tests/Golden").appendingPathComponent(name)
        let environment = ProcessInfo.processInfo.environment
        if environment["UPDATE_GOLDEN"] == "1", environment["CI"] != "true" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file)
        }
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
