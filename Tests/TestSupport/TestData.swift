public import Foundation

/// Where public test data lies: the folder named by `FINGERPOST_DATA`, else `../shared/data` beside the checkout.
public enum TestData {
    /// The folder, or nil when it is absent.
    public static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["FINGERPOST_DATA"]
        let path = named ?? packageRoot.appendingPathComponent("../shared/data").standardizedFileURL.path
        return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
    }()

    /// The plain message of a skipped test.
    public static let absence: String = "public test data is absent: set FINGERPOST_DATA or put it into ../shared/data"

    /// The checkout's top folder.
    public static let packageRoot: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
