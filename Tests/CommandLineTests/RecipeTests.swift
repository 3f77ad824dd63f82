import Foundation
import TestSupport
import Testing

/// The recipes for continuous integration, run as far as they can be without the services they are for.
@Suite(.enabled(if: PythonPackages.programs != nil, "\(PythonPackages.absence)"))
struct RecipeTests {
    /// Content with one link to a page that is not there, and one to an intent that is.
    private static let content = [
        "intents.yaml": """
        version: 1
        scheme: app
        intents:
          backup.retry:
            path: backup/retry
            title: Retry
        """,
        "help/good.md": "# Good\n\n[Retry](app://backup/retry)\n",
        "help/with space.md": "# Bad\n\n[Gone](gone.md)\n",
    ]
    private static let recorded =
        "help/links-baseline.json"

    private static func recipe(_ name: String) -> String {
        TestData.packageRoot.appendingPathComponent(".ci/recipes/" + name).path
    }

    /// The built program stands first on the PATH.
    private static var path: [String: String] {
        let folder = BuiltCommand.program.deletingLastPathComponent().path
        return ["PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")]
    }

    private struct Step: Decodable {
        var run: String
        var env: [String: String]
    }

    private func steps(of recipe: String, _ values: [String: String] = [:]) throws -> [Step] {
        let json = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
        let answer = try PythonPackages.run("python", ["Tests/Recipes/shell_lines.py", Self.recipe(recipe), json])
        return try JSONDecoder().decode([Step].self, from: Data(answer.text.utf8))
    }

    private func shell(_ step: Step, in folder: String, _ more: [String: String] = [:]) throws -> PythonPackages.Answer
    {
        let environment = Self.path.merging(step.env) { $1 }.merging(more) { $1 }
        return try PythonPackages.run(
            URL(fileURLWithPath: "/bin/bash"), ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run],
            in: URL(fileURLWithPath: folder), environment: environment)
    }

    private func isValid(_ form: String, _ file: String) throws -> Bool {
        try PythonPackages.run("python", ["Tests/Schemas/validate.py", form, file]).code == 0
    }

    @Test(arguments: [
        ("vendor.github-actions", "github-action/action.yml"), ("vendor.github-workflows", "github-workflow.yml"),
        ("vendor.gitlab-ci", "gitlab-ci.yml"),
    ])
    func fitsTheSchemaOfItsService(_ schema: String, _ name: String) throws {
        let answer = try PythonPackages.run("check-jsonschema", ["--builtin-schema", schema, Self.recipe(name)])
        #expect(answer.code == 0, "\(answer.text)")
    }

    @Test(arguments: ["github-workflow.yml", "gitlab-ci.yml", "links.mk"])
    func standsInTheManualAsItIs(_ name: String) throws {
        let page = TestData.packageRoot.appendingPathComponent("site/manual/content/en/gate/recipes.md")
        let text = try String(contentsOfFile: Self.recipe(name), encoding: .utf8)
        #expect(try String(contentsOf: page, encoding: .utf8).contains("\n" + text + "```\n"))
    }

    @Test func runsTheStepsOfTheAction() throws {
        let folder = try TemporaryFolder(Self.content)
        let output = folder.path("outputs")
        try folder.write("outputs", "")
        let variables = ["GITHUB_OUTPUT": output, "GITHUB_ACTION_PATH": Self.recipe("github-action")]
        let finding = try steps(
            of: "github-action/action.yml", ["inputs.paths": "help", "steps.program.outputs.path": ""])
        #expect(try shell(finding[0], in: folder.path, variables).code == 0)
        let program = try folder.text("outputs").split(separator: "\n").first?.dropFirst("path=".count)
        #expect(program.map(String.init) == BuiltCommand.program.path)

        let linting = try steps(
            of: "github-action/action.yml",
            [
                "inputs.paths": "help\n",
                "inputs.catalogue": "intents.yaml",
                "steps.program.outputs.path": program.map(String.init) ?? "",
            ])
        let answer = try shell(linting[1], in: folder.path, variables)
        #expect(answer.code == 1)
        #expect(
            answer.text.contains(
                "::error file=help/with space.md,line=3,endLine=3,col=8,endColumn=14,title=missing-page::"))
        #expect(answer.text.contains("\nfingerpost: 1 error\n"))
        #expect(try folder.text("outputs").hasSuffix("sarif=fingerpost.sarif\nhtml=fingerpost.html\n"))
        #expect(try isValid("sarif", folder.path("fingerpost.sarif")))
        #expect(try folder.text("fingerpost.sarif").contains("\"uri\": \"help/with%20space.md\""))
        #expect(try folder.text("fingerpost.sarif").contains("primaryLocationLineHash"))
        #expect(try folder.text("fingerpost.html").hasPrefix("<!doctype html>"))
    }

    @Test func takesNoCommandFromAnInputOfTheAction() throws {
        let folder = try TemporaryFolder(Self.content)
        try folder.write("outputs", "")
        let step = try steps(
            of: "github-action/action.yml",
            [
                "inputs.paths": "help; touch pwned", "inputs.fail-on": "$(touch pwned)",
                "inputs.sarif": "`touch pwned`",
                "steps.program.outputs.path": BuiltCommand.program.path,
            ])[1]
        _ = try shell(step, in: folder.path, ["GITHUB_OUTPUT": folder.path("outputs")])
        #expect(!FileManager.default.fileExists(atPath: folder.path("pwned")))
    }

    @Test func runsTheJobOfGitLab() throws {
        let folder = try TemporaryFolder(Self.content)
        try folder.write(Self.recorded, "{\"schemaVersion\": 1, \"findings\": []}")
        let answer = try shell(try steps(of: "gitlab-ci.yml")[0], in: folder.path)
        #expect(answer.code == 1)
        #expect(answer.text.contains("help/with space.md:3:8: error:"))
        #expect(try isValid("gitlab", folder.path("gl-code-quality-report.json")))
        #expect(try isValid("junit", folder.path("links.junit.xml")))
        #expect(try folder.text("links.junit.xml").contains("failures=\"1\""))
        #expect(FileManager.default.fileExists(atPath: folder.path("links.html")))
    }

    @Test func runsTheTargetsOfMake() throws {
        let folder = try TemporaryFolder(Self.content)
        func make(_ target: String) throws -> PythonPackages.Answer {
            try PythonPackages.run(
                URL(fileURLWithPath: "/usr/bin/env"), ["make", "-f", Self.recipe("links.mk"), target],
                in: URL(fileURLWithPath: folder.path), environment: Self.path)
        }
        let recording = try make("links-baseline")
        #expect(recording.code == 0, "\(recording.text)")
        let passing = try make("links")
        #expect(passing.code == 0, "\(passing.text)")
        try folder.write("help/new.md", "# New\n\n[Gone](nowhere.md)\n")
        let failing = try make("links")
        #expect(failing.code == 2)
        #expect(failing.text.contains("help/new.md:3:8: error:"))
        #expect(!failing.text.contains("with space.md:"))
    }

    @Test func runsTheHookOfPreCommit() throws {
        let git = URL(fileURLWithPath: "/usr/bin/env")
        let identity = [
            "GIT_AUTHOR_NAME": "test", "GIT_AUTHOR_EMAIL": "test@example.com", "GIT_COMMITTER_NAME": "test",
            "GIT_COMMITTER_EMAIL": "test@example.com", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_SYSTEM": "/dev/null",
        ]
        func repository(_ files: [String: String]) throws -> TemporaryFolder {
            let folder = try TemporaryFolder(files)
            for words in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "x"]] {
                let answer = try PythonPackages.run(
                    git, ["git"] + words, in: URL(fileURLWithPath: folder.path), environment: identity)
                #expect(answer.code == 0, "\(answer.text)")
            }
            return folder
        }
        let manifest = try String(
            contentsOf: TestData.packageRoot.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let hooks = try repository([".pre-commit-hooks.yaml": manifest])
        let content = try repository(Self.content)
        let cache = try TemporaryFolder()
        let environment = Self.path.merging(identity) { $1 }.merging(["PRE_COMMIT_HOME": cache.path]) { $1 }
        let answer = try PythonPackages.run(
            "pre-commit", ["try-repo", hooks.path, "fingerpost", "--all-files", "--verbose"],
            in: URL(fileURLWithPath: content.path), environment: environment)
        #expect(answer.code == 1, "\(answer.text)")
        #expect(answer.text.contains("help/with space.md:3:8: error:"), "\(answer.text)")
        #expect(!answer.text.contains("help/good.md"))
    }
}
