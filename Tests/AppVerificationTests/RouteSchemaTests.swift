import Foundation
import SourceText
import TestSupport
import Testing

@testable import AppVerification

/// The schema that the manual publishes takes what the program takes, and refuses what it tells of.
@Suite(.enabled(if: PythonPackages.programs != nil, "\(PythonPackages.absence)"))
struct RouteSchemaTests {
    private static let validate = """
        import json, pathlib, sys, jsonschema
        schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        sys.exit(0 if jsonschema.Draft202012Validator(schema).is_valid(json.loads(sys.argv[2])) else 1)
        """

    private func isValid(_ text: String) throws -> Bool {
        let schema = TestData.packageRoot.appendingPathComponent("site/manual/content/schema/app-routes-v1.schema.json")
        return try PythonPackages.run("python", ["-c", Self.validate, schema.path, text]).code == 0
    }

    @Test(
        arguments: [
            "[]", "[\"a\", { \"id\": \"b\" }, { \"id\": \"c\", \"path\": \"c/:d\" }]",
            "{ \"schemaVersion\": 1, \"contractVersion\": \"0\", \"intents\": [], \"routes\": [\"a\"] }",
            "{ \"$schema\": \"x\", \"routes\": [] }",
        ])
    func takesWhatTheProgramTakes(_ text: String) throws {
        #expect(try isValid(text))
        #expect(try !VerifiedFile(.routes, text).rules.contains("app-file-value"))
    }

    @Test(
        arguments: [
            "7", "{}", "[7]", "[{}]", "[{ \"id\": 7 }]", "[{ \"id\": \"a\", \"paht\": \"x\" }]",
            "{ \"intent\": [] }", "{ \"schemaVersion\": 2, \"intents\": [] }", "{ \"contractVersion\": 1 }",
        ])
    func refusesWhatTheProgramTellsOf(_ text: String) throws {
        #expect(try !isValid(text))
        #expect(try VerifiedFile(.routes, text).rules.contains("app-file-value"))
    }
}
