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
            return TextStyle(usesColour: usesColour, columns: max(40, stream.terminalColumns ?? 100))
        }
        output = process.output
        errors = process.errors
        outputStyle = style(process.output)
        errorStyle = style(process.errors)
    }

    /// Writes a report.
    ///
    /// False when it did not arrive: the caller ends with ``ExitCode/inputOutput``.
    func write(_ text: String) -> Bool {
        text.isEmpty || output.write(Array(text.utf8))
    }

    /// Writes a summary or a note.
    func note(_ text: String) {
        // Nobody is left to tell when the stream for complaints does not take one.
        _ = errors.write(Array(text.utf8))
    }

    /// Writes a complaint in the name of the program: `fingerpost: error: …`.
    func complain(_ sentence: String, help: String? = nil) { say("error", .error, sentence, help) }

    /// Writes a remark in the name of the program: `fingerpost: note: …`.
    func remark(_ sentence: String, help: String? = nil) { say("note", .note, sentence, help) }

    private func say(_ word: String, _ ink: TextStyle.Ink, _ sentence: String, _ help: String?) {
        var text = errorStyle.paint("fingerpost:", .strong) + " " + errorStyle.paint(word + ":", ink) + " "
        text += sentence + "\n"
        if let help { text += "  " + errorStyle.paint("help:", .help) + " " + help + "\n" }
        note(text)
    }
}
