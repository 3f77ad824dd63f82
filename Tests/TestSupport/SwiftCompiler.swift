import Foundation

/// Runs the Swift compiler of the toolchain on sources that a test puts together.
public struct SwiftCompiler: Sendable {
    /// How far a source is taken.
    public enum Stages: Sendable {
        /// Names and types.
        case types
        /// Everything that can complain: types, then initialisation, exhaustiveness and ownership.
        case all
    }

    /// What the compiler had to say.
    public struct Result: Sendable {
        /// Whether it accepted the source.
        public var isClean: Bool
        /// Its messages.
        public var output: String
    }

    /// The compiler, looked for along `PATH`.
    private static let program: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Whether there is one.
    public static var isPresent: Bool { program != nil }

    /// The plain message of a skipped test.
    public static let absence = "the Swift compiler is absent: put `swiftc` on the PATH"

    /// The folder of the modules that the package builds.
    public static let builtModules: String = {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Modules")
        // Started by hand, the first argument can be the runner of the toolchain.
        if FileManager.default.fileExists(atPath: beside.path) { return beside.path }
        return TestData.packageRoot.appendingPathComponent(".build/debug/Modules").path
    }()

    private let folder: TemporaryFolder

    /// Makes a compiler with a folder of its own.
    public init() throws { folder = try TemporaryFolder() }

    /// The flags of the package's own targets.
    private static let flags = [
        "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    /// Compiles one source, writing nothing.
    public func check(_ source: String, stages: Stages = .types) throws -> Result {
        try folder.write("Probe.swift", source)
        return try check(files: [folder.path("Probe.swift")], stages: stages)
    }

    /// Compiles files as one module, writing nothing.
    public func check(files: [String], stages: Stages = .types, modules: [String] = []) throws -> Result {
        let mode = stages == .types ? ["-typecheck"] : ["-emit-sil", "-whole-module-optimization", "-o", "/dev/null"]
        return try run(mode + ["-module-name", "Probe"] + search(modules) + files)
    }

    /// Compiles files into a module of this name, and answers the folder to search for it.
    public func emitModule(_ name: String, files: [String], modules: [String] = []) throws -> (Result, folder: String) {
        let output = folder.path("\(name).swiftmodule")
        let result = try run(
            ["-emit-module", "-module-name", name, "-emit-module-path", output, "-parse-as-library"] + search(modules)
                + files)
        return (result, folder.path)
    }

    private func search(_ modules: [String]) -> [String] {
        (modules + [Self.builtModules]).flatMap { ["-I", $0] }
    }

    private func run(_ arguments: [String]) throws -> Result {
        guard let program = Self.program else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        process.executableURL = program
        process.arguments = Self.flags + arguments
        // A file and not a pipe: it takes any amount without anybody reading.
        try folder.write("messages", "")
        let messages = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("messages")))
        process.standardOutput = messages
        process.standardError = messages
        try process.run()
        process.waitUntilExit()
        try messages.close()
        return Result(isClean: process.terminationStatus == 0, output: try folder.text("messages"))
    }
}
