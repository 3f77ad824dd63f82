import Foundation
import SourceText

@testable import FingerpostCommand

/// What a command did: exit code and both streams.
struct CommandRun: Equatable {
    var code: Int32
    var output: String
    var errors: String

    /// Runs a command in this process.
    init(
        _ arguments: String..., in folder: String = "/", variables: [String: String] = [:], input: String = "",
        terminalColumns: Int? = nil
    ) {
        self.init(
            words: arguments, in: folder, variables: variables, input: input, terminalColumns: terminalColumns)
    }

    /// Runs a command in this process.
    init(
        words arguments: [String], in folder: String = "/", variables: [String: String] = [:], input: String = "",
        inputBytes: [UInt8]? = nil, terminalColumns: Int? = nil
    ) {
        let output = Collector()
        let errors = Collector()
        let rest = Guarded((inputBytes ?? Array(input.utf8))[...])
        code = runFingerpost(
            ProcessEnvironment(
                arguments: arguments, variables: variables, workingFolder: folder,
                standardInput: {
                    // Chunks small enough to cut texts in two.
                    rest.withLock { rest in
                        defer { rest = rest.dropFirst(100) }
                        return .success(Array(rest.prefix(100)))
                    }
                },
                output: ProcessEnvironment.Stream(terminalColumns: terminalColumns) { output.append($0) },
                errors: ProcessEnvironment.Stream(terminalColumns: terminalColumns) { errors.append($0) }))
        self.output = output.text
        self.errors = errors.text
    }
}

/// Collects what is written to a stream.
private final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []

    func append(_ more: [UInt8]) -> Bool {
        lock.withLock { bytes += more }
        return true
    }

    var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}
