import TestSupport
import Testing

@testable import FingerpostCommand

@Suite struct ExplainCommandTests {
    private static let catalogue = """
        version: 1
        scheme: app
        universal: https://example.com/open
        routes:
          project: { id: uuid }
          task: { id: uuid }
        intents:
          backup.retry:
            path: backup/retry
            title: Retry
          task.open:
            path: project/{project:uuid}/task/{task:uuid}
            since: "2.1"
            stack:
              - project: { id: project }
              - task: { id: task }
        destinations:
          https: { hosts: ["*"] }
          rewrite:
            - { from: "http://status.example.com/", to: "https://status.example.com/" }
        """
    private static let task =
        "app://project/0A000000-0000-0000-0000-000000000000/task/0B000000-0000-0000-0000-000000000000"

    private func run(_ arguments: String...) throws -> CommandRun {
        let folder = try TemporaryFolder(["intents.yaml": Self.catalogue, "content/en/a.md": ""])
        return CommandRun(words: ["explain"] + arguments, in: folder.path("content/en"))
    }

    @Test func saysEverythingOfAnIntent() throws {
        let run = try run(Self.task)
        #expect(
            run.output == """
                \(Self.task)
                  verdict     intent: the app handles it
                  intent      task.open
                  entry       ../../intents.yaml:11:3
                  parameters  project = 0A000000-0000-0000-0000-000000000000
                              task = 0B000000-0000-0000-0000-000000000000
                  stack       project (id: 0A000000-0000-0000-0000-000000000000)
                              task (id: 0B000000-0000-0000-0000-000000000000)
                  canonical   \(Self.task)
                  universal   https://example.com/open/\(Self.task.dropFirst(6))
                  since       2.1

                """)
        #expect(run.code == 0 && run.errors == "")
    }

    @Test func showsWhatIsAtFaultAndTheNearestEntry() throws {
        let run = try run("app://backup/rety")
        #expect(
            run.output == """
                app://backup/rety
                      ^^^^^^^^^^^
                  verdict     refused: the app discards it
                  reason      unknown-intent
                  detail      no intent has this path
                  nearest     app://backup/retry

                """)
        #expect(run.code == 1)
    }

    @Test func answersForEachDestinationAndFailsForAnyRefused() throws {
        #expect(try run("app://backup/retry", "javascript:x").code == 1)
        #expect(try run("app://backup/retry", "https://a.example/").code == 0)
        #expect(try run("http://status.example.com/x").output.contains("canonical   https://status.example.com/x"))
        #expect(try run("backup.md#retry").output.contains("fragment    retry"))
    }

    @Test func writesOneObjectALine() throws {
        let run = try run("--json", "App://backup/retry", "a\u{202E}\"b")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first == """
                {"destination":"App://backup/retry","verdict":"intent","accepted":true,"intent":"backup.retry",\
                "entry":"../../intents.yaml:8:3","canonical":"app://backup/retry",\
                "universal":"https://example.com/open/backup/retry","warnings":[{"rule":"scheme-case",\
                "detail":"a scheme is written in lower case","nearest":"app://backup/retry"}]}
                """)
        #expect(lines.last?.hasPrefix(#"{"destination":"a\u202e\"b","verdict":"refused","accepted":false"#) == true)
        #expect(run.code == 1)
    }

    @Test func permitsNothingOutsideWithoutACatalogueAndSaysSo() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun("explain", "https://example.com/", in: folder.path)
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("fingerpost: note: no intents.yaml was found"))
    }

    @Test func refusesABrokenCatalogueWithItsPlace() throws {
        let folder = try TemporaryFolder(["intents.yaml": "version: 1\nshceme: app\n"])
        let run = CommandRun("explain", "app://x", in: folder.path)
        #expect(run.code == 2)
        #expect(run.output.hasPrefix("intents.yaml:2:1: error: "))
        #expect(run.output.contains("    2 | shceme: app\n      | ^^^^^^\n"))
        #expect(CommandRun("explain", "x", "--catalogue", "gone.yaml", in: folder.path).code == 3)
    }

    @Test func takesTheCatalogueThatTheSiteNames() throws {
        let folder = try TemporaryFolder([
            "fingerpost.yaml": "title: Help\ncatalogue: contract/list.yaml\n", "contract/list.yaml": Self.catalogue,
            "content/a.md": "",
        ])
        #expect(CommandRun("explain", "app://backup/retry", in: folder.path("content")).code == 0)
    }
}
