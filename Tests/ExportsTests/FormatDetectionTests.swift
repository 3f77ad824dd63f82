import Exports
import Testing

@Suite struct FormatDetectionTests {
    static let byName: [(String, ExportFormat)] = [
        ("a/b.md", .markdown), ("x.MARKDOWN", .markdown), ("x.htm", .html), ("Localizable.xcstrings", .xcstrings),
        ("es.lproj/Localizable.strings", .strings), ("Localizable.stringsdict", .stringsdict), ("cs.xliff", .xliff),
        ("cs.xlf", .xliff), ("x.csv", .csv), ("x.tsv", .tsv), ("x.json", .json), ("x.ndjson", .ndjson),
        ("entities.jsonl", .ndjson),
    ]

    @Test(arguments: byName) func goesByTheNameWhereTheNameSaysIt(name: String, format: ExportFormat) {
        #expect(ExportFormat.detect(name: name, head: []) == .found(format))
    }

    static let byContent: [(String, ExportFormat)] = [
        ("<?xml version=\"1.0\"?>\n<!-- generator -->\n<rss version=\"2.0\" xmlns:wp=\"urn:w\">", .wxr),
        ("<resources xmlns:xliff=\"urn:x\">", .android), ("\u{FEFF}<xliff version=\"2.0\">", .xliff),
        ("<?xml version=\"1.0\"?><!DOCTYPE plist><plist version=\"1.0\">", .stringsdict),
        ("<!DOCTYPE html><html>", .html), ("<p>Tap <a href=\"x\">here</a>", .html),
        ("/* Title */\n\"a\" = \"b\";", .strings), ("\"a\" = \"b\";\n", .strings),
        ("{\"a\":1}\n{\"a\":2}\n", .ndjson), ("{\n  \"a\": 1\n}\n", .json), ("[\"a\"]", .json),
        (#"{"sourceLanguage":"en","version":"1.0","strings":{}}"#, .xcstrings),
        (#"{"type":"api::help.help","id":7,"data":{"documentId":"h7","body":"x"}}"#, .strapi),
        (#"{"entries":[{"sys":{"id":"e41"},"fields":{"body":{"en-US":"x"}}}]}"#, .contentful),
        (#"{"_id":"drafts.q9","_type":"faq","language":"es"}"#, .sanity),
        (#"{"db":[{"meta":{"exported_on":1},"data":{"posts":[]}}]}"#, .ghost),
        (#"{"articles":[{"id":360,"locale":"en-us","source_locale":"en-us"}]}"#, .zendesk),
        (#"{"data":[{"type":"article","id":"55","translated_content":{}}]}"#, .intercom),
        (#"{"data":[{"id":12,"translations":[{"languages_code":"it-IT"}]}]}"#, .directus),
    ]

    @Test(arguments: byContent) func goesByTheContentWhereTheNameSaysNothing(text: String, format: ExportFormat) {
        #expect(ExportFormat.detect(name: "", head: Array(text.utf8)) == .found(format))
    }

    @Test(arguments: [
        ("", "empty"), ("plain words", "neither"), ("\u{0}{\u{0}\"", "UTF-16"), ("PK\u{3}\u{4}", "zip"),
        ("<?xml version=\"1.0\"?><feed/>", "XML"), ("a\u{0}b", "not text"),
    ])
    func saysWhyThereIsNoTelling(text: String, word: String) {
        guard case .undecided(let reason, let help) = ExportFormat.detect(name: "", head: Array(text.utf8)) else {
            Issue.record("decided on \(text.debugDescription)")
            return
        }
        #expect(reason.contains(word))
        #expect(help.contains("--format"))
    }

    @Test(
        arguments: [
            (Array("BZh91AY&SY".utf8), "bzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz"),
            ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7-Zip"),
            ([0x52, 0x61, 0x72, 0x21, 0x1A, 0x07], "RAR"),
        ] as [([UInt8], String)])
    func saysWhatAFileIsPackedWith(head: [UInt8], packer: String) {
        #expect(
            ExportFormat.detect(name: "export.tar.bz2", head: head + [0, 0, 1])
                == .undecided(
                    reason: "the file is packed with \(packer)",
                    help: "only zip, tar and tar.gz are read as they are: unpack it first"))
    }

    @Test func takesUTF16WithAMarkForText() {
        let head: [UInt8] = [0xFF, 0xFE] + Array("\"a\" = \"b\";\n".utf8).flatMap { [$0, 0] }
        #expect(ExportFormat.detect(name: "", head: head) == .found(.strings))
    }
}
