import TestSupport
import Testing

@Suite struct UsageTests {
    @Test func showsItsVersionOnStandardOutput() throws {
        let run = try BuiltCommand("--version", in: "/")
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("fingerpost "))
        #expect(run.errors == "")
    }

    @Test func complainsOnStandardErrorAndEndsWithTwo() throws {
        let run = try BuiltCommand("buidl", "--outptu", "x", in: "/")
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(
            run.errors == """
                fingerpost: error: there is no command `buidl`; did you mean `build`?
                fingerpost: error: there is no option `--outptu`; did you mean `--output`?
                `fingerpost help` lists the commands.

                """)
    }

    @Test func usesNoColourInAFile() throws {
        #expect(try !BuiltCommand("bad", in: "/").errors.contains("\u{1B}"))
        #expect(try BuiltCommand("--color=always", "bad", in: "/").errors.contains("\u{1B}"))
    }
}
