internal import LinkAudit
internal import SourceText

/// The two streams of a run, with their colours.
struct Console: Sendable {
    /// For reports.
    let outputStyle: TextStyle
    /// For summaries and complaints.
    let errorStyle: TextStyle
    private let output: ProcessEnvironment.Stream
    private let errors: ProcessEnvironment.Stream
    private let isReportOnTerminal: Bool
    private let hasReport = Guarded(false)

    /// Decides on colour: `when` is the value of `--color`.
    init(_ process: ProcessEnvironment, color when: String?) {
        func style(_ stream: ProcessEnvironment.Stream) -> TextStyle {
            // https://no-color.org: set to anything but the empty string.
            let isUnwanted = !(process.variables["NO_COLOR"] ?? "").isEmpty || process.variables["TERM"] == "dumb"
            let usesColour: Bool
            switch when {
            case "always": usesColour = true
            case "never": usesColour = false
            default: usesColour = stream.terminalColumns != nil && !isUnwanted
            }
            return TextStyle(
                usesColour: usesColour, columns: max(40, stream.terminalColumns ?? 100),
                wraps: stream.terminalColumns != nil)
        }
        isReportOnTerminal = process.output.terminalColumns != nil && process.errors.terminalColumns != nil
        output = process.output
        errors = process.errors
        outputStyle = style(process.output)
        errorStyle = style(process.errors)
    }

    /// Writes a report.
    ///
    /// False when it did not arrive: the caller ends with ``ExitCode/inputOutput``.
    func write(_ text: String) -> Bool { write(bytes: Array(text.utf8)) }

    /// Writes a report that need not be UTF-8.
    func write(bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return true }
        hasReport.withLock { $0 = true }
        return output.write(bytes)
    }

    /// Writes a summary; where it stands below a report on one terminal, an empty line goes before it.
    func summarise(_ text: String) {
        note(isReportOnTerminal && hasReport.withLock { $0 } ? "\n" + text : text)
    }

    /// Writes a note.
    func note(_ text: String) {
        // Nobody is left to tell when the stream for complaints does not take one.
        _ = errors.write(Array(text.utf8))
    }

    /// Writes a complaint in the name of the program: `fingerpost: error: …`.
    func complain(_ sentence: String, help: String? = nil) { say("error", .error, sentence, help) }

    /// Writes a remark in the name of the program: `fingerpost: note: …`.
    func remark(_ sentence: String, help: String? = nil) { say("note", .note, sentence, help) }

    private func say(_ word: String, _ ink: TextStyle.Ink, _ sentence: String, _ help: String?) {
        var line = WrappedLine(style: errorStyle, indent: 4)
        line.add("fingerpost:", .strong)
        line.add(" " + word + ":", ink)
        line.add(" " + sentence)
        var text = line.text + "\n"
        if let help {
            var line = WrappedLine(style: errorStyle, indent: 4)
            line.add("  help:", .help)
            line.add(" " + help)
            text += line.text + "\n"
        }
        note(text)
    }
}
