import Generators
import IntentCatalogue
import TestSupport
import Testing

/// What is generated from a catalogue that lacks a part has to compile as well; no program runs around it, because there
/// is no action for one.
@Suite(.enabled(if: SwiftCompiler.isPresent, "\(SwiftCompiler.absence)"))
struct SwiftWithoutIntentsTests {
    @Test(
        arguments: [
            "version: 1\n", "version: 1\ndestinations: { https: { hosts: [\"*\"] }, tel: true }\n",
            "version: 1\nscheme: app\nuniversal: https://a.example.com/open\n",
            "version: 1\nscheme: app\nintents: {}\n",
            "version: 1\nroutes: { settings: {}, item: { id: uuid } }\nrenamed: { thing: item }\n",
            "version: 1\nscheme: app\nintents: { a: { path: a } }\n",
        ])
    func compilesWithoutAWarning(_ catalogue: String) throws {
        let sample = SampleCatalogue(name: "part", text: catalogue)
        let result = try SwiftCompiler().check(try generate(.swift, from: try sample.decoded()), stages: .all)
        #expect(result.isClean, "\(result.output)")
    }
}
