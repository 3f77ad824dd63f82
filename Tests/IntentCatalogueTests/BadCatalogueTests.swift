import IntentCatalogue
import IntentRouting
import SourceText
import TestSupport
import Testing

@Suite struct BadCatalogueTests {
    private func head(_ rest: String) -> String { "version: 1\nscheme: gallery-action\n" + rest }

    @Test(arguments: [
        (
            "intents:\n  a: &x { path: a }\n  b: *x\n",
            [
                "4:6 error yaml-syntax: anchors are not supported (remove the anchor, or put the text into quotes)",
                "5:6 error yaml-syntax: aliases are not supported (repeat the value, or put the text into quotes)",
            ]
        ),
        (
            "intents:\n\ta: { path: a }\n",
            ["4:1 error yaml-syntax: tab where spaces are expected (indent with spaces)"]
        ),
        (
            "intents:\n  a: { path: a }\n  a: { path: b }\n",
            ["5:3 error yaml-duplicate-key: key `a` is given twice (keep one of them) -> 4:3 first given here"]
        ),
        (
            "intents:\n  a: { path: a, path: b }\n",
            ["4:17 error yaml-duplicate-key: key `path` is given twice (keep one of them) -> 4:8 first given here"]
        ),
        (
            "intents:\n  a: { path: \"x/{n:int}\" }\n  b: { path: \"x/{m:slug}\" }\n",
            [
                "5:3 error catalogue-overlap: some URL fits both `b` and `a` "
                    + "(make the paths or the required query items differ) -> 4:3 the other intent"
            ]
        ),
    ])
    func refusesWithThePlace(_ text: String, _ expected: [String]) {
        #expect(HygieneTests.findings(head(text)) == expected)
    }

    @Test func takesKeywordsOfProgrammingLanguagesAsNames() throws {
        let words = [
            "default", "class", "in", "switch", "self", "Type", "init", "fun", "when", "object", "typeof", "new",
            "null",
            "true", "no", "on",
        ]
        let intents = words.map { "  \"\($0)\": { path: \"do/\($0)\" }\n" }.joined()
        let text = head("intents:\n" + intents)
        let decoded = Catalogue.decode(SourceFile(name: "i", text: text))
        #expect(decoded.findings == [])
        let catalogue = try #require(decoded.catalogue)
        #expect(catalogue.intents.map(\.id) == words)
        for word in words {
            guard case .intent(let match, _) = Policy(catalogue).judge("gallery-action://do/\(word)").verdict else {
                Issue.record("`\(word)` is refused")
                continue
            }
            #expect(match.id == word)
        }
    }

    /// A catalogue as large as the largest that is promised: every intent with two titles and a parameter.
    static func large(_ count: Int) -> String {
        var text = "version: 1\nscheme: gallery-action\nuniversal: https://gallery.example.com/open\n"
        text += "routes:\n  list: {}\n  item: { id: uuid }\nintents:\n"
        for index in 0..<count {
            text += "  group\(index % 100).intent\(index):\n    path: group\(index % 100)/thing\(index)/{id:uuid}\n"
            text += "    title: { en: Open thing \(index), es: Abrir la cosa \(index) }\n"
            text += "    stack: [list, { item: { id: id } }]\n"
        }
        return text
    }

    /// A debug build is ten to twenty times as slow as the program, and the bound is generous.
    @Test func loadsTenThousandIntentsAndFindsOneWithoutScanning() throws {
        let file = SourceFile(name: "i", text: Self.large(10_000))
        var catalogue: Catalogue?
        let seconds = processorTime { catalogue = Catalogue.decode(file).catalogue }
        #expect(seconds < 10)
        let policy = Policy(try #require(catalogue))
        let few = Policy(try #require(Catalogue.decode(SourceFile(name: "i", text: Self.large(10))).catalogue))
        func time(_ policy: Policy, _ index: Int) -> Double {
            let url = Array(
                "gallery-action://group\(index % 100)/thing\(index)/0f8fad5b-d9cb-469f-a165-70867728950e".utf8)
            return processorTime {
                for _ in 0..<2_000 {
                    guard case .intent = policy.judge(url[...]).verdict else {
                        Issue.record("not found")
                        return
                    }
                }
            }
        }
        // A scan of the list would be a thousand times as long.
        #expect(time(policy, 9_999) < time(few, 9) * 20)
    }
}
