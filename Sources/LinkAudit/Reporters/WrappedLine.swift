/// A line for people, which goes on below itself where the terminal ends: between words, and set in.
///
/// Where there is no terminal it stays one line, for those who search a log and for editors that read it. A word that is
/// longer than the terminal is wide is left to the terminal.
public struct WrappedLine {
    /// What has been written.
    public private(set) var text = ""
    private let style: TextStyle
    private let indent: Int
    private var column = 0

    /// Begins a line; `indent` is how far in it goes on.
    public init(style: TextStyle, indent: Int) {
        self.style = style
        self.indent = indent
    }

    /// Adds words, in a colour where one is given.
    public mutating func add(_ words: String, _ ink: TextStyle.Ink? = nil) {
        var run = ""
        func painted() -> String {
            guard let ink else { return run }
            let start = run.firstIndex { $0 != " " } ?? run.endIndex
            return run[..<start] + style.paint(String(run[start...]), ink)
        }
        for (index, word) in words.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            let width = word.unicodeScalars.reduce(0) { $0 + columnWidth($1) }
            if index > 0 {
                // What looks like a command of a continuous integration begins no line.
                let mayBreak = style.wraps && column > indent && !word.isEmpty && !word.hasPrefix("::")
                if mayBreak, column + 1 + width > style.columns {
                    text += painted() + "\n" + String(repeating: " ", count: indent)
                    run = ""
                    column = indent
                } else {
                    run += " "
                    column += 1
                }
            }
            run += word
            column += width
        }
        text += painted()
    }
}
