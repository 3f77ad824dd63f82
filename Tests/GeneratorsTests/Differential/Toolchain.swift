import Foundation
import TestSupport

/// The compilers that generated code is built with, where they are installed.
enum Toolchain {
    static let swiftc = program("swiftc")
    static let tsc = program("tsc")
    static let node = program("node")
    static let java = program("java")
    /// Debian's compiler: 1.3, which knows no sealed interfaces.
    static let kotlinc = program("kotlinc")
    /// The jars of a newer compiler, as `kotlin-jupyter-kernel` brings them.
    static let newKotlin: [String] = {
        let packages = TestData.packageRoot.appendingPathComponent(".build-python/lib").path
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: packages)) ?? []
        return versions.sorted().flatMap { version -> [String] in
            let folder = "\(packages)/\(version)/site-packages/run_kotlin_kernel/jars"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".jar") }.sorted().map { folder + "/" + $0 }
        }
    }()

    /// The Python with the packages of `.ci/requirements.txt`.
    static let python: String? = {
        let path = TestData.packageRoot.appendingPathComponent(".build-python/bin/python3").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    /// The modules and objects of this build.
    static let build: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path) {
            folder = TestData.packageRoot.appendingPathComponent(".build/debug")
        }
        return folder
    }()

    private static func program(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// What a program did: exit code and both streams.
struct ProgramRun {
    var code: Int32
    var output: String
    var errors: String
    var seconds: Double

    init(_ program: String, _ arguments: [String], in folder: String = "/", input: String? = nil) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // Files and not pipes: they take any amount without anybody reading.
        let streams = try TemporaryFolder(["out": "", "err": ""])
        process.standardInput =
            try input.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) } ?? FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path("out")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path("err")))
        let start = Date()
        try process.run()
        process.waitUntilExit()
        seconds = Date().timeIntervalSince(start)
        code = process.terminationStatus
        output = try streams.text("out")
        errors = try streams.text("err")
    }
}
