import Testing

@testable import FingerpostCommand

@Suite struct ArgumentsTests {
    @Test(arguments: [
        ["build", "-o", "out"], ["build", "-oout"], ["build", "--output", "out"], ["build", "--output=out"],
        ["build", "--output", "first", "-o", "out"],
    ])
    func readsAnOptionInEverySpelling(_ words: [String]) {
        let arguments = Arguments(words)
        #expect(arguments.faults == [])
        #expect(arguments.value(of: "output") == "out")
    }

    @Test func takesOptionsBeforeTheCommand() {
        let arguments = Arguments(["--color", "never", "--root", "b", "lint", "a.md"])
        #expect(arguments.command == .lint)
        #expect(arguments.value(of: "color") == "never")
        #expect(arguments.operands == ["a.md"])
        #expect(arguments.faults == [])
    }

    @Test func takesEverythingAfterTwoHyphensAsOperands() {
        let arguments = Arguments(["lint", "--", "--root", "-"])
        #expect(arguments.operands == ["--root", "-"])
        #expect(arguments.faults == [])
    }

    @Test func takesAValueThatBeginsWithAHyphen() {
        #expect(Arguments(["build", "-o", "-x"]).value(of: "output") == "-x")
        #expect(Arguments(["lint", "a", "--root=--json"]).value(of: "root") == "--json")
    }

    @Test func readsACommandOfTwoWords() {
        for words in [["catalogue", "diff", "a", "b"], ["catalogue", "--json", "diff", "a", "--", "b"]] {
            let arguments = Arguments(words)
            #expect(arguments.command == .catalogueDiff)
            #expect(arguments.operands == ["a", "b"])
            #expect(arguments.faults == [])
        }
    }

    @Test func readsNumbers() {
        #expect(Arguments(["lint", "a", "--max-warnings", "12"]).number(of: "max-warnings") == 12)
        #expect(Arguments(["lint", "a", "--max-warnings", "99999999999999999999"]).faults.count == 1)
    }

    /// Every sentence a wrong command line can get, as it is printed.
    @Test(arguments: [
        (["buidl"], ["there is no command `buidl`; did you mean `build`?"]),
        (["xyzzy"], ["there is no command `xyzzy`"]),
        (["bui\u{1B}[31m"], ["there is no command `bui\\u{1B}[31m`"]),
        (["build", "--outptu", "x"], ["there is no option `--outptu`; did you mean `--output`?"]),
        (
            ["build", "--json"],
            [
                "there is no option `--json`; `--json` belongs to `explain`, `usage`, `impact` and `catalogue diff`"
            ]
        ),
        (["explain", "u", "--root", "x"], ["there is no option `--root`; `--root` belongs to `lint` and `links`"]),
        (["lint", "a", "-x"], ["there is no option `-x`"]),
        (["lint", "a", "-o", "x"], ["there is no option `-o`; `-o` belongs to `build` and `generate`"]),
        (
            ["--catalogue", "x", "help"],
            [
                "there is no option `--catalogue`; `--catalogue` belongs to `build`, `lint`, `links`, `explain`, `usage`, "
                    + "`impact`, `generate` and `verify-app`"
            ]
        ),
        (["build", "-o"], ["`-o` needs a value: -o DIR"]),
        (["build", "--output", "--timings"], ["`--output` needs a value: --output DIR"]),
        (["build", "--output="], ["the value of `--output` is empty: --output DIR"]),
        (["build", "--timings=yes"], ["`--timings` takes no value, and `yes` is given"]),
        (
            ["lint", "a", "--fail-on", "waring"],
            [
                "`waring` is no value of `--fail-on`; it takes error, warning or note; did you mean `warning`?"
            ]
        ),
        (["lint", "a", "--color", "blue"], ["`blue` is no value of `--color`; it takes auto, always or never"]),
        (
            ["lint", "a", "--max-warnings", "-1"],
            [
                "`-1` is no value of `--max-warnings`; it takes a whole number from 0"
            ]
        ),
        (
            ["lint"],
            ["PATH is missing: a site, a folder, a file of any format, a pattern in quotes, or - for standard input"]
        ),
        (["lint", "a", ""], ["PATH is empty; the working folder is `.`"]),
        (["build", ""], ["SITE is empty; the working folder is `.`"]),
        (["explain", ""], []),
        (["rules", "near-mis"], ["`near-mis` is no RULE; did you mean `near-miss`?"]),
        (["rules", "missing-pag"], ["`missing-pag` is no RULE; did you mean `missing-page`?"]),
        (["build", "a", "b"], ["`b` is one argument too many for `build`"]),
        (["lint", "--previous", "-", "-"], ["standard input can be read only once, and `-` is given twice"]),
        (["lint", "-", "-"], ["standard input can be read only once, and `-` is given twice"]),
        (
            ["help", "lnit"],
            ["`lnit` is no COMMAND; did you mean `lint`?"]
        ),
        (["catalogue"], ["`catalogue` alone is no command; there is `catalogue diff`"]),
        (["catalogue", "dif"], ["there is no command `catalogue dif`; did you mean `catalogue diff`?"]),
        (["diff"], ["there is no command `diff`"]),
        (
            ["catalogue", "diff", "a"],
            ["FILE is missing: the old catalogue and the new one; one of them may be - for standard input"]
        ),
        (["catalogue", "diff", "a", "b", "c"], ["`c` is one argument too many for `catalogue diff`"]),
        (["catalogue", "diff", "-", "-"], ["standard input can be read only once, and `-` is given twice"]),
        (
            ["build", "--app-version", "2.x"],
            ["`2.x` is no value of `--app-version`; it takes numbers with dots between them, such as `2.1`"]
        ),
        (
            ["lint", "--rot", "x", "--fail-on=x"],
            [
                "there is no option `--rot`; did you mean `--root`?",
                "`x` is no value of `--fail-on`; it takes error, warning or note",
            ]
        ),
    ])
    func saysWhatIsWrong(_ words: [String], _ sentences: [String]) {
        #expect(Arguments(words).faults.map(\.sentence) == sentences)
    }

    @Test func declaresNothingTwice() {
        for command in CommandTable.commands {
            let options = command.options + CommandTable.commonOptions
            #expect(Set(options.map(\.name)).count == options.count)
            let letters = options.compactMap(\.short)
            #expect(Set(letters).count == letters.count)
        }
        #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
    }
}
