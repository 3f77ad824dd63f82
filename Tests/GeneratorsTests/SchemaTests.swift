import Foundation
import Generators
import IntentCatalogue
import SourceText
import TestSupport
import Testing

/// The schema for editors, held to the decoder by catalogues that both take and such that both refuse.
@Suite struct SchemaTests {
    static let absence: Comment = "the Python packages of .ci/requirements.txt are not installed"

    /// Catalogues with one fault each that a schema can see.
    static let bad = [
        "scheme: a-b\n", "version: 2\n", "version: 1\nschema: a-b\n", "version: 1\nscheme: A-b\n",
        "version: 1\nscheme: []\n",
        "version: 1\nuniversal: http://a.example\n", "version: 1\nuniversal: https://a.example/\n",
        "version: 1\nroutes: [a]\n", "version: 1\nroutes: { a: { b: 'int(1..9)' } }\n",
        "version: 1\nroutes: { 1a: {} }\n",
        "version: 1\nscheme: a-b\nintents: { a: { title: x } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: /x } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x//y } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: 'x/{y}' } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: 'x/{y:text(1..9)}' } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, destructive: sometimes } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, platforms: [ios, phone] } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, since: new } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, deprecated: { after: tomorrow } } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, deprecated: { since: '1' } } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, title: { english: x } } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, title: '  ' } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, query: { q: 'text(1...' } } }\n",
        "version: 1\nscheme: a-b\nintents: { a: { path: x, stack: a } }\n",
        "version: 1\nscheme: a-b\nintents: { a b: { path: x } }\n",
        "version: 1\ndestinations: { https: true }\n", "version: 1\ndestinations: { https: { host: ['*'] } }\n",
        "version: 1\ndestinations: { https: { hosts: ['*'], ports: [0] } }\n",
        "version: 1\ndestinations: { mailto: [a@b.example] }\n",
        "version: 1\ndestinations: { mailto: { addresses: [a] } }\n",
        "version: 1\ndestinations: { tel: 'yes' }\n", "version: 1\ndestinations: { sms: true }\n",
        "version: 1\ndestinations: { rewrite: [{ from: 'http://a.example/' }] }\n",
    ]

    @Test(.enabled(if: Toolchain.python != nil, absence))
    func takesAndRefusesWhatTheDecoderDoes() throws {
        var files: [String: String] = [:]
        var good = [try SampleCatalogue.gallery(), .broad, .hostile, .open, .empty].map(\.text)
        for name in ["site/manual/intents.yaml"] {
            good.append(try String(contentsOf: TestData.packageRoot.appendingPathComponent(name), encoding: .utf8))
        }
        for (index, text) in good.enumerated() { files["good\(index).yaml"] = text }
        for (index, text) in Self.bad.enumerated() {
            files["bad\(index).yaml"] = text
            let findings = Catalogue.decode(SourceFile(name: "intents.yaml", text: text)).findings
            #expect(findings.contains { $0.severity == .error }, "the decoder takes \(text)")
        }
        let empty = try #require(Catalogue.empty())
        files["schema.json"] = try generate(.schema, from: empty)
        files["check.py"] = """
            import glob, json, yaml, jsonschema
            schema = json.load(open("schema.json", encoding="utf-8"))
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            # A day is a text, as it is to the decoder and to editors.
            class Loader(yaml.SafeLoader):
                yaml_implicit_resolvers = {
                    first: [rule for rule in rules if rule[0] != "tag:yaml.org,2002:timestamp"]
                    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
                }
            for name in sorted(glob.glob("*.yaml")):
                print(name, validator.is_valid(yaml.load(open(name, encoding="utf-8"), Loader)))
            """
        let folder = try TemporaryFolder(files)
        let run = try ProgramRun(try #require(Toolchain.python), ["check.py"], in: folder.path)
        #expect(run.code == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == good.count + Self.bad.count)
        for line in lines {
            let parts = line.split(separator: " ")
            let isGood = parts[0].hasPrefix("good")
            #expect((parts[1] == "True") == isGood, "\(line): \(files[String(parts[0])] ?? "")")
        }
    }

    @Test func everyKeyOfTheDecoderIsDescribed() throws {
        let text = try generate(.schema, from: try #require(Catalogue.empty()))
        let tables = [
            CatalogueKey.top, CatalogueKey.intent, CatalogueKey.destinations, CatalogueKey.webRule,
            CatalogueKey.mailRule,
            CatalogueKey.rewrite, CatalogueKey.deprecation,
        ]
        for key in tables.joined() {
            #expect(text.contains("\"\(key.name)\""))
            #expect(key.summary.hasSuffix("."))
        }
    }
}
