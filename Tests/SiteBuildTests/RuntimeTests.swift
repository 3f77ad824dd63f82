import Foundation
import TestSupport
import Testing

/// The script of the pages: its modules, run by Node and read by the TypeScript compiler.
struct RuntimeTests {
    @Test(.enabled(if: Program(named: "node") != nil, "node is absent: install the package nodejs"))
    func modulesKeepWhatTheirTestsSay() throws {
        let node = try #require(Program(named: "node"))
        let folder = TestData.packageRoot.appendingPathComponent("Tests/runtime")
        let tests = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".test.mjs") }.sorted()
        #expect(tests.count >= 6)
        let (code, output) = try node.run(["--test"] + tests, in: folder)
        #expect(code == 0, "\(output)")
        let passed = try #require(output.firstMatch(of: /# pass (\d+)/)?.1)
        #expect((Int(passed) ?? 0) >= 41)
    }

    @Test(.enabled(if: Program(named: "tsc") != nil, "tsc is absent: install the package node-typescript"))
    func typesInTheCommentsHold() throws {
        let compiler = try #require(Program(named: "tsc"))
        let folder = TestData.packageRoot.appendingPathComponent("templates/runtime")
        let (code, output) = try compiler.run(["--project", "."], in: folder)
        #expect(code == 0, "\(output)")
    }
}
