internal import SourceText

/// Runs the command that the arguments name and returns the exit code of the process.
public func runFingerpost(_ process: ProcessEnvironment) -> Int32 {
    let arguments = Arguments(process.arguments)
    let console = Console(process, color: arguments.value(of: "color"))
    var process = process
    process.today = process.day(arguments)
    let code = run(arguments, process, console)
    return code.rawValue
}

private func run(_ arguments: Arguments, _ process: ProcessEnvironment, _ console: Console) -> ExitCode {
    if arguments.has("help"), arguments.command != nil || arguments.faults.isEmpty {
        return print(helpText(arguments.command), console)
    }
    if arguments.has("version"), arguments.faults.isEmpty { return print(HelpText.version, console) }
    guard arguments.faults.isEmpty, let command = arguments.command else {
        return refuse(arguments, console)
    }
    switch command {
    case .help:
        return print(helpText(CommandName(rawValue: arguments.operands.joined(separator: " "))), console)
    case .rules:
        return print(RulesCommand.text(for: arguments.operands.first, style: console.outputStyle), console)
    case .build: return BuildCommand(arguments: arguments, process: process, console: console).run()
    case .lint: return LintCommand(arguments: arguments, process: process, console: console).run()
    case .usage: return UsageCommand(arguments: arguments, process: process, console: console).run()
    case .impact: return ImpactCommand(arguments: arguments, process: process, console: console).run()
    case .catalogueDiff:
        return CatalogueDiffCommand(arguments: arguments, process: process, console: console).run()
    case .links: return LinksCommand(arguments: arguments, process: process, console: console).run()
    case .explain: return ExplainCommand(arguments: arguments, process: process, console: console).run()
    case .verifyApp: return VerifyAppCommand(arguments: arguments, process: process, console: console).run()
    case .generate: return GenerateCommand(arguments: arguments, process: process, console: console).run()
    }
}

private func helpText(_ command: CommandName?) -> String {
    guard let command else { return HelpText.overview }
    return HelpText.text(for: CommandTable.description(of: command))
}

/// Writes a text that was asked for.
private func print(_ text: String, _ console: Console) -> ExitCode {
    if console.write(text) { return .clean }
    console.complain("standard output cannot be written")
    return .inputOutput
}

/// Tells every fault of the command line and where the help is.
private func refuse(_ arguments: Arguments, _ console: Console) -> ExitCode {
    if arguments.faults == [.noCommand] {
        console.note(HelpText.overview)
        return .usage
    }
    for fault in arguments.faults { console.complain(fault.sentence) }
    let subject = arguments.command.map { "`fingerpost help \($0.rawValue)` shows its options" }
    console.note((subject ?? "`fingerpost help` lists the commands") + ".\n")
    return .usage
}
