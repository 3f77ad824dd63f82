public import Foundation

/// A program of the machine that tests run: Node, a compiler, Python.
public struct Program: Sendable {
    /// Where it lies.
    public let url: URL

    /// Looks a program up in `PATH`; nil when it is not there.
    public init?(named name: String) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let candidates = path.split(separator: ":").map {
            URL(fileURLWithPath: String($0)).appendingPathComponent(name)
        }
        guard let url = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        self.url = url
    }

    /// Runs it to its end.
    ///
    /// - Returns: the exit code and what it wrote, both streams together.
    public func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
