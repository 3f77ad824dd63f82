/// A JSON value as it is to be written: members in the order they are given, two spaces a level.
indirect enum JSONValue {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSONValue])
    case object([(String, JSONValue)])

    /// The whole value with a line end behind it.
    var file: String { text(indent: "") + "\n" }

    /// The value on one line.
    var line: String {
        switch self {
        case .text(let text): Literal.json(text)
        case .number(let number): String(number)
        case .flag(let flag): flag ? "true" : "false"
        case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + (members.isEmpty
                    ? "" : " " + members.map { Literal.json($0.0) + ": " + $0.1.line }.joined(separator: ", ") + " ")
                + "}"
        }
    }

    /// Depth is that of our own values, never that of an input.
    private func text(indent: String) -> String {
        let inner = indent + "  "
        let whole = line
        if whole.unicodeScalars.count + indent.count <= 100 { return whole }
        switch self {
        case .text, .number, .flag: return whole
        case .list(let items):
            return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let lines = members.map { inner + Literal.json($0.0) + ": " + $0.1.text(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }
}
