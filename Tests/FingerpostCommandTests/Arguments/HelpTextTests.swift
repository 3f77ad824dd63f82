import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct HelpTextTests {
    @Test(arguments: CommandName.allCases)
    func showsTheHelpOfACommand(_ command: CommandName) throws {
        let words = command.rawValue.split(separator: " ").map(String.init)
        let run = CommandRun(words: ["help"] + words)
        let file = words.joined(separator: "-")
        #expect(run.output == (try Golden.text("help/\(file).txt", for: run.output)))
        #expect(run.code == 0)
        #expect(CommandRun(words: words + ["--help"]) == run)
        #expect(CommandRun(words: words + ["-h", "--no-such-option"]) == run)
    }

    @Test func showsTheCommands() throws {
        let run = CommandRun("--help")
        #expect(run.output == (try Golden.text("help/overview.txt", for: run.output)))
        #expect(CommandRun("help") == run)
        #expect(CommandRun() == CommandRun.refused(run.output))
    }

    @Test func keepsEveryLineWithin80Columns() {
        let texts = [HelpText.overview] + CommandTable.commands.map(HelpText.text)
        for line in texts.joined(separator: "\n").split(separator: "\n") { #expect(line.count <= 80) }
    }

    @Test func showsTheVersion() {
        let run = CommandRun("--version")
        #expect(run.output == "fingerpost \(fingerpostVersion)\n")
        #expect(run.code == 0)
    }

    @Test func tellsAllFaultsAndWhereHelpIs() {
        let run = CommandRun("lint", "--rot", "x", "--fail-on=x", "a")
        #expect(
            run.errors == """
                fingerpost: error: there is no option `--rot`; did you mean `--root`?
                fingerpost: error: `x` is no value of `--fail-on`; it takes error, warning or note
                `fingerpost help lint` shows its options.

                """)
        #expect(run.code == 2)
        #expect(run.output == "")
    }

    @Test func coloursOnATerminalUnlessToldNotTo() {
        let escape: Character = "\u{1B}"
        #expect(CommandRun("bad", terminalColumns: 80).errors.contains(escape))
        #expect(!CommandRun("bad").errors.contains(escape))
        #expect(!CommandRun("bad", variables: ["NO_COLOR": "1"], terminalColumns: 80).errors.contains(escape))
        #expect(CommandRun("bad", variables: ["NO_COLOR": ""], terminalColumns: 80).errors.contains(escape))
        #expect(!CommandRun("bad", variables: ["TERM": "dumb"], terminalColumns: 80).errors.contains(escape))
        #expect(!CommandRun("--color", "never", "bad", terminalColumns: 80).errors.contains(escape))
        #expect(CommandRun("--color", "always", "bad", variables: ["NO_COLOR": "1"]).errors.contains(escape))
    }
}

extension CommandRun {
    fileprivate static func refused(_ errors: String) -> CommandRun {
        var run = CommandRun("--version")
        run.code = 2
        run.output = ""
        run.errors = errors
        return run
    }
}
