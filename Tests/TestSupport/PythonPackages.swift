public import Foundation

/// The Python with the packages of `.ci/requirements.txt`, which `.ci/install-python-packages` installs.
public enum PythonPackages {
    /// The folder of its programs, or nil when it is absent.
    public static let programs: URL? = {
        let folder = TestData.packageRoot.appendingPathComponent(".build-python/bin")
        let stamp = TestData.packageRoot.appendingPathComponent(".build-python/installed.txt")
        return FileManager.default.fileExists(atPath: stamp.path) ? folder : nil
    }()

    /// The plain message of a skipped test.
    public static let absence: String =
        "the Python packages of the tests are absent: .ci/install-python-packages .ci/requirements.txt"

    /// What a program says.
    public struct Answer: Sendable {
        /// Its exit code.
        public var code: Int32
        /// What it wrote to both streams.
        public var text: String
    }

    /// Runs one of its programs in a folder.
    public static func run(
        _ program: String, _ arguments: [String], in folder: URL = TestData.packageRoot,
        environment: [String: String] = [:]
    ) throws -> Answer {
        guard let programs else { throw CocoaError(.fileNoSuchFile) }
        return try Self.run(programs.appendingPathComponent(program), arguments, in: folder, environment: environment)
    }

    /// Runs a program in a folder, with more variables than it would have.
    public static func run(
        _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> Answer {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Answer(code: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }
}
