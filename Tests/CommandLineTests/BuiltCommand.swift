import Foundation
import TestSupport

/// What the built program did: exit code and both streams.
struct BuiltCommand: Equatable {
    var code: Int32
    var output: String
    var errors: String

    /// The program, which lies beside the bundle of the tests.
    static let program: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        // Started by hand, the first argument can be the runner of the toolchain; the build folder holds the program.
        if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("fingerpost").path) {
            folder = TestData.packageRoot.appendingPathComponent(".build/debug")
        }
        return folder.appendingPathComponent("fingerpost")
    }()

    /// Runs the program in a folder, with input on standard input.
    init(_ arguments: String..., in folder: String, input: String = "", variables: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = BuiltCommand.program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        // Files and not pipes: they take any amount without anybody reading.
        let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: streams.path("in")))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path("out")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path("err")))
        try process.run()
        process.waitUntilExit()
        code = process.terminationStatus
        output = try streams.text("out")
        errors = try streams.text("err")
    }
}
