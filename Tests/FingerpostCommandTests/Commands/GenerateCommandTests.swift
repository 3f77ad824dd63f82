import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct GenerateCommandTests {
    private let catalogue = "version: 1\nscheme: sample-action\nintents:\n  a.b: { path: a/b }\n"

    private func folder() throws -> TemporaryFolder { try TemporaryFolder(["intents.yaml": catalogue]) }

    @Test(arguments: ["swift", "kotlin", "typescript", "schema", "vectors"])
    func writesToStandardOutput(_ kind: String) throws {
        let folder = try folder()
        let run = CommandRun("generate", kind, in: folder.path)
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(run.output.hasSuffix("\n"))
        #expect(run.output == CommandRun("generate", kind, in: folder.path).output)
    }

    @Test func writesAFileOnceAndChecksIt() throws {
        let folder = try folder()
        try folder.makeFolder("App")
        let words = ["generate", "swift", "-o", "App/Help.swift"]
        #expect(CommandRun(words: words, in: folder.path).errors == "Wrote App/Help.swift.\n")
        #expect(CommandRun(words: words + ["--check"], in: folder.path).code == 0)
        #expect(CommandRun(words: words, in: folder.path).errors == "App/Help.swift is up to date.\n")
        // Nothing else is left behind.
        #expect(folder.files() == ["App/Help.swift", "intents.yaml"])
    }

    @Test func saysWhereAStaleFileDiffers() throws {
        let folder = try folder()
        _ = CommandRun("generate", "kotlin", "-o", "Help.kt", in: folder.path)
        let before = try folder.text("Help.kt")
        try folder.write("intents.yaml", catalogue + "  c: { path: c }\n")
        let run = CommandRun("generate", "kotlin", "-o", "Help.kt", "--check", in: folder.path)
        #expect(run.code == 1)
        #expect(run.errors.contains("Help.kt is stale: line 2 differs"))
        #expect(run.errors.contains("  - // Contract version: ") && run.errors.contains("  + // Contract version: "))
        #expect(try folder.text("Help.kt") == before)
    }

    @Test func keepsThePermissionsOfAFileAndTheLinkThatLeadsToIt() throws {
        let folder = try folder()
        try folder.write("real.json", "old")
        try folder.link("vectors.json", to: "real.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("real.json"))
        #expect(CommandRun("generate", "vectors", "-o", "vectors.json", in: folder.path).code == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real.json"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try folder.text("real.json").hasPrefix("{\n"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("vectors.json")) == "real.json")
    }

    @Test(arguments: [
        (["generate"], "KIND is missing"), (["generate", "swfit"], "did you mean `swift`?"),
        (["generate", "swift", "--check"], "`--check` needs the file to compare with"),
        (["generate", "swift", "--package", "a"], "`--package` is for `kotlin` and `assetlinks`, not for `swift`"),
        (["generate", "kotlin", "--kotlin", "1.4"], "`1.4` is no value of `--kotlin`"),
        (["generate", "kotlin", "--package", "a-b"], "`a-b` cannot name a Kotlin package"),
        (["generate", "assetlinks", "--package", "com.example.app"], "declares no `universal` prefix"),
        (["generate", "swift", "schema"], "one argument too many"),
    ])
    func endsWithTwoOnWrongUse(_ words: [String], _ message: String) throws {
        let folder = try folder()
        let run = CommandRun(words: words, in: folder.path)
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func endsWithTwoWhereTheCatalogueIsBrokenOrMissing() throws {
        let empty = try TemporaryFolder()
        #expect(CommandRun("generate", "swift", in: empty.path).code == 2)
        #expect(CommandRun("generate", "schema", in: empty.path).code == 0)
        let broken = try TemporaryFolder(["intents.yaml": "version: 1\nintent: {}\n"])
        let run = CommandRun("generate", "swift", in: broken.path)
        #expect(run.code == 2)
        #expect(run.output.contains("did you mean `intents`?"))
        let twins = try TemporaryFolder(["intents.yaml": catalogue + "  a-b: { path: c }\n"])
        let names = CommandRun("generate", "swift", in: twins.path)
        #expect(names.code == 2)
        #expect(names.output.contains("would both be `aB` in Swift"))
    }

    @Test func endsWithThreeWhereSomethingCannotBeReadOrWritten() throws {
        let folder = try folder()
        try folder.makeFolder("out")
        for words in [
            ["-o", "out"], ["-o", "none/Help.swift"], ["-o", "out", "--check"], ["-o", "none.swift", "--check"],
            ["--catalogue", "none.yaml"],
        ] {
            #expect(CommandRun(words: ["generate", "swift"] + words, in: folder.path).code == 3, "\(words)")
        }
    }
}
