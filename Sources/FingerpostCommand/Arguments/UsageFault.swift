internal import SourceText

/// Something wrong with the command line.
///
/// All of them are collected before any is told.
enum UsageFault: Sendable, Equatable {
    case noCommand
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?, elsewhere: [String])
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String, value: String)
    case emptyValue(option: String, placeholder: String)
    case notAChoice(option: String, value: String, choices: [String], nearest: String?)
    case notANumber(option: String, value: String)
    case notAVersion(option: String, value: String)
    case missingSubcommand(String, choices: [String])
    case notADay(option: String, value: String)
    case missingOperand(String, summary: String)
    case emptyOperand(String)
    case surplusOperand(String, command: String)
    case notAnOperand(String, placeholder: String, choices: [String], nearest: String?)
    case repeatedStandardInput
    /// What only the command itself can see, as a whole sentence.
    case other(String)

    /// The fault as a sentence without a final stop: the fault first, then the way out.
    var sentence: String {
        switch self {
        case .noCommand:
            "no command is given"
        case .unknownCommand(let name, let nearest):
            "there is no command `\(visible(name))`" + suggestion(nearest)
        case .unknownOption(let name, let nearest, let elsewhere):
            "there is no option `\(visible(name))`"
                + (elsewhere.isEmpty
                    ? suggestion(nearest) : "; `\(visible(name))` belongs to \(list(elsewhere, last: "and"))")
        case .missingValue(let option, let placeholder):
            "`\(option)` needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let option, let value):
            "`\(option)` takes no value, and `\(visible(value))` is given"
        case .emptyValue(let option, let placeholder):
            "the value of `\(option)` is empty: \(option) \(placeholder)"
        case .notAChoice(let option, let value, let choices, let nearest):
            "`\(visible(value))` is no value of `\(option)`; it takes \(list(choices, last: "or"))"
                + suggestion(nearest)
        case .notANumber(let option, let value):
            "`\(visible(value))` is no value of `\(option)`; it takes a whole number from 0"
        case .notAVersion(let option, let value):
            "`\(visible(value))` is no value of `\(option)`; it takes numbers with dots between them, such as `2.1`"
        case .missingSubcommand(let name, let choices):
            "`\(name)` alone is no command; there is \(list(choices.map { "`\($0)`" }, last: "and"))"
        case .notADay(let option, let value):
            "`\(visible(value))` is no value of `\(option)`; it takes a day, YYYY-MM-DD"
        case .missingOperand(let placeholder, let summary):
            "\(placeholder) is missing: \(summary.prefix(1).lowercased() + summary.dropFirst())"
        case .emptyOperand(let placeholder):
            "\(placeholder) is empty; the working folder is `.`"
        case .surplusOperand(let value, let command):
            "`\(visible(value))` is one argument too many for `\(command)`"
        case .notAnOperand(let value, let placeholder, let choices, let nearest):
            "`\(visible(value))` is no \(placeholder)"
                + (choices.count > 8 ? "" : "; there are \(list(choices, last: "and"))") + suggestion(nearest)
        case .repeatedStandardInput:
            "standard input can be read only once, and `-` is given twice"
        case .other(let sentence):
            sentence
        }
    }

    private func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean `\($0)`?" } ?? ""
    }

    private func list(_ words: [String], last: String) -> String {
        guard let final = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " " + last + " " + final
    }
}
