import Foundation
import TestSupport
import Testing

/// The files of a bundle fit the schema that the manual publishes, and the schema refuses what is none.
@Suite struct BundleSchemaTests {
    private static let validate = """
        import json, pathlib, sys, jsonschema
        schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        files = list(pathlib.Path(sys.argv[2]).rglob("*.json"))
        sys.exit(0 if files and all(validator.is_valid(json.loads(file.read_text())) for file in files) else 1)
        """

    private static let schema = TestData.packageRoot
        .appendingPathComponent("site/manual/content/schema/help-bundle-v1.schema.json").path

    private func isValid(_ files: [String: String]) throws -> Bool {
        let folder = try TemporaryFolder(files)
        return try PythonPackages.run("python", ["-c", Self.validate, Self.schema, folder.path]).code == 0
    }

    @Test(.enabled(if: PythonPackages.programs != nil, "\(PythonPackages.absence)"))
    func everyFileFitsTheSchema() throws {
        for site in [
            try BuiltSite(repository: "gallery"), try BuiltSite(repository: "manual"),
            try BuiltSite(page: "# H\n\n3. a\n\n- [ ] b\n\n:::details\nc\n:::\n\n|d|\n|-|\n\n[^1] <br>\n\n[^1]: e\n"),
        ] {
            let files = site.output.filter { $0.key.hasPrefix("bundle/") }
                .mapValues { String(decoding: $0, as: UTF8.self) }
            #expect(files.count > 1)
            #expect(try isValid(files))
        }
    }

    @Test(
        .enabled(if: PythonPackages.programs != nil, "\(PythonPackages.absence)"),
        arguments: [
            ("\"kind\":\"paragraph\"", "\"kind\":\"verse\""), ("\"version\":1", "\"version\":2"),
            ("\"link\":0", "\"link\":\"0\""), ("\"text\":\"a \"", "\"txt\":\"a \""),
            ("\"kind\":\"system\"", "\"kind\":\"page\""),
        ])
    func theSchemaRefusesWhatIsNoPage(_ right: String, _ wrong: String) throws {
        let page = try BuiltSite(page: "# H\n\na [b](https://example.com/)\n").text("bundle/pages/index.json")
        #expect(try isValid(["page.json": page]))
        #expect(try !isValid(["page.json": page.replacing(right, with: wrong)]))
    }
}
