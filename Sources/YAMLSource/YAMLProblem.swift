/// libyaml's English, turned into what the writer of the file has to do.
struct YAMLProblem {
    /// Which of the two marks shows the fault best.
    enum Mark { case problem, context }
    var message: String
    var help: String?
    var mark: Mark

    /// The wording for a failure; `byte` is the byte at its problem mark, nil at the end of the file.
    init(_ failure: YAMLFailure, byte: UInt8?) {
        let character = byte.map { Character(Unicode.Scalar($0)) }
        switch (failure.context, failure.problem) {
        case ("while scanning a quoted scalar", "found unexpected end of stream"),
            ("while scanning a quoted scalar", "found unexpected document indicator"):
            self.init("quoted text is never closed", "add the closing quote", .context)
        case ("while parsing a flow sequence", _):
            self.init("list `[` is not closed, or a comma is missing", "close it with `]`", .context)
        case ("while parsing a flow mapping", _):
            self.init("mapping `{` is not closed, or a comma is missing", "close it with `}`", .context)
        case ("while scanning an alias", _), ("while scanning an anchor", _):
            self.init("text cannot begin with `*` or `&`", "put it into quotes", .context)
        case (_, "mapping values are not allowed in this context"):
            self.init("`:` in unquoted text, or the indentation is wrong", "put the text into quotes", .problem)
        case (_, "could not find expected ':'"):
            self.init("`:` is missing after the key", "write `key: value`", .context)
        case (_, "found character that cannot start any token") where character == "\t":
            self.init("tab where spaces are expected", "indent with spaces", .problem)
        case (_, "found character that cannot start any token"):
            let shown = character.map(String.init) ?? ""
            self.init("text cannot begin with `\(shown)`", "put it into quotes", .problem)
        case (_, "found a tab character that violates indentation"),
            (_, "found a tab character where an indentation space is expected"):
            self.init("tab where spaces are expected", "indent with spaces", .problem)
        case ("while parsing a block mapping", "did not find expected key"):
            self.init("the indentation does not fit the keys above", "align the keys of one mapping", .problem)
        case ("while parsing a block collection", _):
            self.init("the indentation does not fit the list above", "align the `-` of one list", .problem)
        case (_, "block sequence entries are not allowed in this context"):
            self.init("list item where none can stand", "begin the list on its own line", .problem)
        case (_, "found unknown escape character"):
            self.init("unknown escape in double quotes", "write `\\\\` for a backslash, or use single quotes", .problem)
        case (_, "did not find expected <document start>"):
            self.init("this does not fit the lines above", "check the indentation", .problem)
        default:
            self.init("not valid YAML: \(failure.problem)", nil, .problem)
        }
    }

    private init(_ message: String, _ help: String?, _ mark: Mark) {
        self.message = message
        self.help = help
        self.mark = mark
    }
}
