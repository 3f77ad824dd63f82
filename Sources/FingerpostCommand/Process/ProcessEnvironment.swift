public import SourceText

/// Everything a command may know of the process it runs in, as a value, so that commands can be tested in process.
public struct ProcessEnvironment: Sendable {
    /// A stream that a command writes to.
    public struct Stream: Sendable {
        /// Writes all of the bytes; false when the other end cannot take them.
        public var write: @Sendable ([UInt8]) -> Bool
        /// The columns of the terminal behind it, or nil when there is none.
        public var terminalColumns: Int?

        /// Makes a stream.
        public init(terminalColumns: Int? = nil, write: @escaping @Sendable ([UInt8]) -> Bool) {
            self.terminalColumns = terminalColumns
            self.write = write
        }
    }

    /// The words after the name of the program.
    public var arguments: [String]
    /// The environment variables.
    public var variables: [String: String]
    /// The working folder, absolute.
    public var workingFolder: String
    /// The next bytes of standard input; empty at its end, and from then on.
    public var standardInput: @Sendable () -> Result<[UInt8], FileFault>
    /// The day of the run, once the arguments are read; nil lets every comment hold that suppresses findings.
    var today: CalendarDate?
    /// Where reports go.
    public var output: Stream
    /// Where progress, summaries and complaints go.
    public var errors: Stream

    /// Makes an environment.
    public init(
        arguments: [String], variables: [String: String] = [:], workingFolder: String,
        standardInput: @escaping @Sendable () -> Result<[UInt8], FileFault>, output: Stream, errors: Stream
    ) {
        self.arguments = arguments
        self.variables = variables
        self.workingFolder = workingFolder
        self.standardInput = standardInput
        self.output = output
        self.errors = errors
    }

    /// All of standard input.
    func wholeInput() -> Result<[UInt8], FileFault> {
        var bytes: [UInt8] = []
        while true {
            switch standardInput() {
            case .failure(let fault): return .failure(fault)
            case .success(let chunk) where chunk.isEmpty: return .success(bytes)
            case .success(let chunk): bytes += chunk
            }
        }
    }
}
