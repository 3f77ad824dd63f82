internal import IntentCatalogue
internal import SourceText

/// A command line, read by the command table.
struct Arguments: Sendable {
    /// The command, or nil when none was named.
    private(set) var command: CommandName?
    /// The values of each option that was given, by long name; a switch has one empty value a use.
    private(set) var values: [String: [String]] = [:]
    /// What stood without a hyphen, after the name of the command.
    private(set) var operands: [String] = []
    /// Everything that is wrong.
    private(set) var faults: [UsageFault] = []

    /// Whether a switch was given.
    func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option; where it was given twice, the last one.
    func value(of option: String) -> String? { values[option]?.last }

    /// The value of an option that takes a number.
    func number(of option: String) -> Int? { value(of: option).flatMap(Int.init) }

    /// The same for another path, without an option.
    func again(with operand: String, without option: String) -> Arguments {
        var other = self
        other.operands = [operand]
        other.values[option] = nil
        return other
    }

    /// Reads the words that follow the name of the program.
    init(_ words: [String]) {
        var rest = words[...]
        var onlyOperands = false
        var isLost = false
        while let word = rest.popFirst() {
            if !onlyOperands, word == "--" {
                onlyOperands = true
            } else if !onlyOperands, word.hasPrefix("--") {
                readLong(word, rest: &rest)
            } else if !onlyOperands, word.hasPrefix("-"), word != "-" {
                readShort(word, rest: &rest)
            } else if command == nil, !isLost {
                isLost = !readCommand(word)
            } else {
                operands.append(word)
            }
        }
        if let family, command == nil, !isLost, !has("help") {
            faults.append(.missingSubcommand(family, choices: CommandName.names(in: family)))
        }
        if let command {
            for (name, spelling) in early where !options.contains(where: { $0.name == name }) {
                values[name] = nil
                unknown(spelling, name)
            }
            checkOperands(of: CommandTable.description(of: command))
        } else if !isLost, family == nil, !has("help"), !has("version") {
            faults.append(.noCommand)
        }
    }

    /// The first word of a command whose name has two, while the second has not been read.
    private var family: String?

    /// Reads a word of the name of the command; false when there is no such command.
    private mutating func readCommand(_ word: String) -> Bool {
        let name = family.map { $0 + " " + word } ?? word
        command = CommandName(rawValue: name)
        if command == nil, family == nil, !CommandName.names(in: word).isEmpty {
            family = word
            return true
        }
        if command == nil {
            let known = family.map(CommandName.names(in:)) ?? CommandName.allCases.map(\.rawValue)
            faults.append(.unknownCommand(name, nearest: nearestName(to: name, among: known)))
        }
        return command != nil
    }

    /// Options that stood before the command, and as what: whether they are its own is not known before.
    private var early: [(name: String, spelling: String)] = []

    /// The options that may stand here.
    private var options: [OptionDescription] {
        guard let command else { return CommandTable.topOptions + CommandTable.commands.flatMap(\.options) }
        return CommandTable.description(of: command).options + CommandTable.commonOptions
    }

    private mutating func readLong(_ word: String, rest: inout ArraySlice<String>) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.name == name }) else {
            unknown("--" + name, name)
            return
        }
        take(option, as: "--" + name, attached: attached, rest: &rest)
    }

    private mutating func readShort(_ word: String, rest: inout ArraySlice<String>) {
        let letters = word.dropFirst()
        guard let letter = letters.first, let option = options.first(where: { $0.short == letter }) else {
            unknown(word, String(letters))
            return
        }
        let attached = letters.dropFirst()
        take(option, as: "-" + String(letter), attached: attached.isEmpty ? nil : String(attached), rest: &rest)
    }

    /// Records an option that does not stand here, with the nearest that does or the commands that have it.
    private mutating func unknown(_ spelling: String, _ name: String) {
        let elsewhere = CommandTable.commands.filter { description in
            description.options.contains { $0.name == name || "-" + ($0.short.map(String.init) ?? "") == spelling }
        }
        let nearest = nearestName(to: name, among: options.map(\.name)).map { "--" + $0 }
        faults.append(
            .unknownOption(spelling, nearest: nearest, elsewhere: elsewhere.map { "`\($0.name.rawValue)`" }))
    }

    private mutating func take(
        _ option: OptionDescription, as spelling: String, attached: String?, rest: inout ArraySlice<String>
    ) {
        if command == nil { early.append((option.name, spelling)) }
        guard let placeholder = option.value.placeholder else {
            if let attached { faults.append(.unexpectedValue(option: spelling, value: attached)) }
            values[option.name, default: []].append("")
            return
        }
        var value = attached
        // A value may begin with a hyphen, unless it is itself an option of this command: then it was forgotten.
        if value == nil, let next = rest.first, !isOption(next) {
            rest.removeFirst()
            value = next
        }
        guard let value else {
            faults.append(.missingValue(option: spelling, placeholder: placeholder))
            return
        }
        if value.isEmpty {
            faults.append(.emptyValue(option: spelling, placeholder: placeholder))
            return
        }
        switch option.value {
        case .choice(_, let choices) where !choices.contains(value):
            let nearest = nearestName(to: value, among: choices)
            faults.append(.notAChoice(option: spelling, value: value, choices: choices, nearest: nearest))
        case .number where !value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) || Int(value) == nil:
            faults.append(.notANumber(option: spelling, value: value))
        case .version where AppVersion(value) == nil:
            faults.append(.notAVersion(option: spelling, value: value))
        case .day where CalendarDate(value) == nil:
            faults.append(.notADay(option: spelling, value: value))
        default:
            values[option.name, default: []].append(value)
        }
    }

    private func isOption(_ word: String) -> Bool {
        if word == "--" { return true }
        guard word.hasPrefix("-"), word != "-" else { return false }
        let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
        return options.contains { $0.name == name || (!word.hasPrefix("--") && $0.short == name.first) }
    }

    private mutating func checkOperands(of description: CommandDescription) {
        if has("help") { return }
        guard let operand = description.operand else {
            faults += operands.map { .surplusOperand($0, command: description.name.rawValue) }
            return
        }
        if operands.count < operand.count.lowerBound {
            faults.append(.missingOperand(operand.placeholder, summary: operand.summary))
        }
        if operand.isPath, operands.contains("") { faults.append(.emptyOperand(operand.placeholder)) }
        for surplus in operands.dropFirst(operand.count.upperBound) {
            faults.append(.surplusOperand(surplus, command: description.name.rawValue))
        }
        if let choices = operand.choices {
            let given = operands.prefix(operand.count.upperBound)
            let values = operand.isOneName && !given.isEmpty ? [given.joined(separator: " ")] : Array(given)
            for value in values where !choices.contains(value) {
                let nearest = nearestName(to: value, among: choices)
                faults.append(
                    .notAnOperand(value, placeholder: operand.placeholder, choices: choices, nearest: nearest))
            }
        }
        if (operands + [value(of: "previous") ?? ""]).count(where: { $0 == "-" }) > 1 {
            faults.append(.repeatedStandardInput)
        }
    }
}
