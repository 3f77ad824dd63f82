/// Help texts, made from the command table.
///
/// They fit into 80 columns.
enum HelpText {
    private static let width = 80

    /// What `fingerpost --version` says.
    static let version = "fingerpost \(fingerpostVersion)\n"

    /// The list of commands.
    static var overview: String {
        var lines = ["Fingerpost builds help centres and refuses links that the app would refuse.", ""]
        lines += ["Usage: fingerpost COMMAND [OPTION…] [ARGUMENT…]", "", "Commands:"]
        lines += table(CommandTable.commands.map { ($0.name.rawValue, $0.summary) })
        lines += ["", "Options:"]
        lines += table(CommandTable.topOptions.map { (left(of: $0), $0.summary) })
        lines += [
            "", "Exit codes: 0 clean; 1 findings at or above the threshold; 2 wrong use,",
            "configuration or catalogue; 3 input that cannot be read or output that cannot",
            "be written.", "", "`fingerpost help COMMAND` shows the options of a command.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The help of one command.
    static func text(for command: CommandDescription) -> String {
        let name = "fingerpost " + command.name.rawValue
        var lines = [command.summary + ".", ""]
        let usage = ([name, command.options.isEmpty ? nil : "[OPTION…]", command.operand?.synopsis] as [String?])
        lines.append("Usage: " + usage.compactMap { $0 }.joined(separator: " "))
        if let operand = command.operand {
            lines += ["", "Arguments:"] + table([(operand.placeholder, operand.summary)])
        }
        lines += ["", "Options:"]
        lines += table((command.options + CommandTable.commonOptions).map { (left(of: $0), $0.summary) })
        for paragraph in command.details { lines += [""] + wrapped(paragraph, to: width) }
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples { lines += ["  " + example.line, "      " + example.meaning] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The left column for an option: `-o, --output DIR`.
    private static func left(of option: OptionDescription) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        return short + "--" + option.name + (option.value.placeholder.map { " " + $0 } ?? "")
    }

    private static func table(_ rows: [(left: String, right: String)]) -> [String] {
        let column = min(28, 4 + (rows.map(\.left.count).max() ?? 0))
        return rows.flatMap { row -> [String] in
            var lines = wrapped(row.right, to: width - column)
            let gap = column - 2 - row.left.count
            guard gap >= 2, !lines.isEmpty else {
                return ["  " + row.left] + lines.map { String(repeating: " ", count: column) + $0 }
            }
            let first = "  " + row.left + String(repeating: " ", count: gap) + lines.removeFirst()
            return [first] + lines.map { String(repeating: " ", count: column) + $0 }
        }
    }

    /// The words of a paragraph in lines of at most `width` characters.
    static func wrapped(_ paragraph: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}

/// The version of this program.
let fingerpostVersion = "0.1.0"
