/// The operands of a command: what stands on its line without a hyphen.
struct OperandDescription: Sendable, Equatable {
    /// What help calls one of them.
    let placeholder: String
    /// How many there may be.
    let count: ClosedRange<Int>
    /// What they are, for the help text.
    let summary: String
    /// The words that are accepted, or nil when any text is.
    var choices: [String]?
    /// Whether each names a file or folder: the empty text does not.
    var isPath = false
    /// Whether all of them together are one name with spaces in it.
    var isOneName = false

    /// As it stands in the usage line: `[SITE]`, `PATH…`.
    var synopsis: String {
        let repeated = count.upperBound > 1 && !isOneName ? placeholder + "…" : placeholder
        return count.lowerBound == 0 ? "[" + repeated + "]" : repeated
    }
}

/// A command as the command table declares it.
struct CommandDescription: Sendable {
    /// An example for the help text.
    struct Example: Sendable {
        /// The line as it is typed.
        let line: String
        /// What it does.
        let meaning: String
    }

    /// Which command it is.
    let name: CommandName
    /// What it does, in one line.
    let summary: String
    /// What stands on its line without a hyphen, or nil when nothing may.
    let operand: OperandDescription?
    /// Its options, in the order of the help text.
    let options: [OptionDescription]
    /// Paragraphs that the help text adds.
    let details: [String]
    /// Examples, at the end of the help text.
    let examples: [Example]
}

/// The commands there are; the name of one may be two words.
enum CommandName: String, Sendable, CaseIterable {
    case build
    case lint
    case links
    case explain
    case usage
    case impact
    case catalogueDiff = "catalogue diff"
    case generate
    case verifyApp = "verify-app"
    case rules
    case help

    /// The commands whose name begins with this word and has another behind it.
    static func names(in family: String) -> [String] {
        allCases.map(\.rawValue).filter { $0.hasPrefix(family + " ") }
    }
}
