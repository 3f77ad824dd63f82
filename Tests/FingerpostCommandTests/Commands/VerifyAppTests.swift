import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct VerifyAppTests {
    private static let plist = """
        <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
        <string>SCHEME</string>
        </array></dict></array></dict></plist>
        """

    private static let files = [
        "intents.yaml": """
        version: 1
        scheme: app
        intents:
          backup.retry: { path: backup/retry }
          photos.import: { path: import, since: "2.2" }
        """,
        "ios/App/Info.plist": plist.replacing("SCHEME", with: "app"),
        "ios/Pods/Other/Info.plist": plist.replacing("SCHEME", with: "other"),
        "ios/App/app-routes.json": "[\"backup.retry\"]",
    ]

    private func folder(_ changes: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(Self.files.merging(changes) { $1 })
    }

    private func run(_ folder: TemporaryFolder, _ words: String...) -> CommandRun {
        CommandRun(words: ["verify-app"] + words, in: folder.path)
    }

    @Test func aBuildThatAgreesIsClean() throws {
        let folder = try folder()
        let run = run(folder, "ios", "--app-version", "2.0")
        #expect(run == CommandRun(words: ["verify-app", "ios/", "--app-version=2.0"], in: folder.path))
        #expect(run.code == 0)
        #expect(run.output == "")
        #expect(run.errors == "held 2 files to 2 intents: no findings\n")
    }

    @Test func driftIsToldAtItsPlaceBothWays() throws {
        let folder = try folder(["ios/App/app-routes.json": "[\n  \"backup.rety\"\n]"])
        let run = run(folder, "--routes", "ios/App/app-routes.json", "--app-version", "2.0")
        #expect(run.code == 1)
        #expect(
            run.output == """
                ios/App/app-routes.json:1:1: error: the app does not know the intent `backup.retry` [app-intent-missing]
                    1 | [
                      | ^
                      = intents.yaml:4:3: declared here
                      = help: did you mean it by `backup.rety`?

                ios/App/app-routes.json:2:4: warning: the app knows an intent `backup.rety`, which the catalogue does not have [app-intent-unknown]
                    2 |   "backup.rety"
                      |    ^^^^^^^^^^^
                      = help: did you mean `backup.retry`?

                """)
    }

    @Test func severitiesAndThresholdsCount() throws {
        let folder = try folder()
        let path = "ios/Pods/Other/Info.plist"
        #expect(run(folder, "--info-plist", path).code == 1)
        let gentle = ["--info-plist", path, "--severity", "app-scheme-missing=note"]
        #expect(CommandRun(words: ["verify-app"] + gentle, in: folder.path).code == 0)
        #expect(CommandRun(words: ["verify-app", "--fail-on=warning"] + gentle, in: folder.path).code == 1)
        #expect(CommandRun(words: ["verify-app", "--max-warnings=0"] + gentle, in: folder.path).code == 1)
        let wrong = run(folder, "--info-plist", path, "--severity", "app-scheme-mising=off")
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("did you mean `app-scheme-missing`?"))
    }

    @Test func reportsAreThoseOfLint() throws {
        let folder = try folder()
        let run = run(
            folder, "--info-plist", "ios/Pods/Other/Info.plist", "--report", "json", "--report", "sarif=out.sarif")
        #expect(run.output.contains("\"format\": \"info-plist\""))
        #expect(run.output.contains("\"rule\": \"app-scheme-missing\""))
        let sarif = try folder.text("out.sarif")
        #expect(sarif.contains("/en/rules/app-scheme-missing.html"))
    }

    @Test func severalFilesOfAKindAreAQuestion() throws {
        let folder = try folder(["ios/Tests/Info.plist": Self.plist])
        let run = run(folder, "ios")
        #expect(run.code == 2)
        #expect(
            run.errors == """
                fingerpost: error: `ios` has 2 files that could be meant: `App/Info.plist`, `Tests/Info.plist`
                  help: say which with --info-plist
                `fingerpost help verify-app` shows its options.

                """)
        let answered = CommandRun(
            words: ["verify-app", "ios", "--info-plist", "ios/App/Info.plist", "--app-version", "2.0"], in: folder.path)
        #expect(answered.code == 0)
    }

    @Test func wrongUseIsToldWithTheWayOut() throws {
        let folder = try folder(["empty/a.txt": ""])
        #expect(run(folder).code == 2)
        #expect(run(folder).errors.contains("no file of the app is named"))
        #expect(run(folder, "empty").errors.contains("there is no file of an app in `empty`"))
        #expect(run(folder, "ios/App/Info.plist").errors.contains("help: name it with --info-plist"))
        #expect(run(folder, "--value", "x", "ios").errors.contains("`--value x` gives a name no value"))
        #expect(run(folder, "ios", "--catalogue", "none.yaml").code == 3)
        let broken = try self.folder(["intents.yaml": "version: 1\nintents: { a: { path: a } }"])
        #expect(run(broken, "ios").code == 2)
    }

    @Test func whatCannotBeReadEndsWithItsOwnCode() throws {
        let folder = try folder(["bad.plist": "<plist><dict>", "strings.xml": "<resources"])
        let run = run(folder, "--info-plist", "bad.plist", "--routes", "ios/App/app-routes.json")
        #expect(run.code == 3)
        #expect(run.output.hasPrefix("bad.plist:1:14: error: the file ends within `<dict>` [app-file-syntax]\n"))
        #expect(run.output.contains("app-intent-missing"), "the other file is looked at all the same")
        #expect(self.run(folder, "--info-plist", "none.plist").code == 3)
        #expect(self.run(folder, "none").code == 3)
        #expect(self.run(folder, "ios", "--android-strings", "strings.xml").code == 3)
    }

    @Test func valuesStandForNamesOfTheBuild() throws {
        let folder = try folder([
            "AndroidManifest.xml": """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity><intent-filter>
            <action android:name="android.intent.action.VIEW"/><category android:name="android.intent.category.DEFAULT"/>
            <category android:name="android.intent.category.BROWSABLE"/><data android:scheme="@string/scheme"/>
            </intent-filter></activity></application></manifest>
            """, "strings.xml": "<resources><string name=\"scheme\">app</string></resources>",
        ])
        #expect(run(folder, "--android-manifest", "AndroidManifest.xml").code == 1)
        #expect(run(folder, "--android-manifest", "AndroidManifest.xml", "--value", "scheme=app").code == 0)
        #expect(
            run(folder, "--android-manifest", "AndroidManifest.xml", "--android-strings", "strings.xml").code == 0)
    }
}
