import Foundation
import TestSupport
import Testing

/// For tests whose archives Python makes.
let needsPython: ConditionTrait = .enabled(
    if: Program(named: "python3") != nil, "python3 is absent; it makes the archives")

/// Runs a script in a folder; its standard library writes the archives that tests read.
func runPython(_ script: String, in folder: String) throws {
    let python = try #require(Program(named: "python3"))
    let (code, output) = try python.run(["-c", script], in: URL(fileURLWithPath: folder))
    #expect(code == 0, "\(output)")
}
