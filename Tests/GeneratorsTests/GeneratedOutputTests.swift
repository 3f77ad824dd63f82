import Foundation
import Generators
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@Suite struct GeneratedOutputTests {
    @Test(arguments: [
        (GeneratorKind.swift, "hostile.swift"), (.kotlin, "hostile.kt"), (.typescript, "hostile.ts"),
        (.vectors, "hostile.vectors.json"),
    ])
    func namesAndTextsAreEscapedInEachLanguage(_ kind: GeneratorKind, _ name: String) throws {
        let text = try generate(kind, from: SampleCatalogue.hostile.decoded())
        // A person who reads the file sees all that is in it.
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isInvisible($0) })
        #expect(text == (try Golden.text("generate/\(name)", for: text)))
    }

    @Test(arguments: [
        (GeneratorKind.appleAppSiteAssociation, "broad.aasa.json"), (.assetlinks, "broad.assetlinks.json"),
        (.schema, "catalogue.schema.json"),
    ])
    func writesTheDataOfServersAndEditors(_ kind: GeneratorKind, _ name: String) throws {
        let options = GeneratorOptions(
            package: "com.example.gallery", fingerprints: [String(repeating: "AB:", count: 31) + "0F"],
            apps: ["TEAMID1234.com.example.gallery"])
        let text = try generate(kind, from: SampleCatalogue.broad.decoded(), options: options)
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(text == (try Golden.text("generate/\(name)", for: text)))
    }

    @Test func theOrderOfTheFileDoesNotChangeTheOutput() throws {
        let one = "  a.b: { path: a }\n"
        let two = "  c: { path: c, query: { q: slug } }\n"
        let head = "version: 1\nscheme: order-action\nintents:\n"
        let first = try SampleCatalogue(name: "", text: head + one + two).decoded()
        let second = try SampleCatalogue(name: "", text: head + two + one).decoded()
        for kind in [GeneratorKind.swift, .kotlin, .typescript, .vectors] {
            let text = try generate(kind, from: first)
            #expect(text == (try generate(kind, from: second)), "\(kind)")
            #expect(text.contains(first.contractVersion))
        }
    }

    @Test(arguments: [
        ("  a.b: { path: a }\n  a-b: { path: b }\n", GeneratorKind.swift, "intents `a-b` and `a.b` would both be `aB`"),
        ("  a.b: { path: a }\n  a_b: { path: b }\n", .kotlin, "intents `a.b` and `a_b` would both be `AB`"),
        ("  ab: { path: a }\n  aB: { path: b }\n", .kotlin, "intents `aB` and `ab` would both be `Ab`"),
        ("  a: { path: a, query: { k: S|s } }\n", .kotlin, "words `S` and `s` would both be `S`"),
        (
            "  a: { path: a, query: { k-l: slug, k_l: slug } }\n", .swift,
            "parameters `k-l` and `k_l` would both be `kL`"
        ),
        ("  a: { path: a, query: { k: slug, K: slug } }\n", .kotlin, "parameters `k` and `K` would both be `K`"),
    ])
    func refusesNamesThatCannotBeToldApart(_ intents: String, _ kind: GeneratorKind, _ message: String) throws {
        let text = "version: 1\nscheme: twin-action\nintents:\n" + intents
        let catalogue = try SampleCatalogue(name: "", text: text).decoded()
        do throws(GeneratorFault) {
            _ = try generate(kind, from: catalogue)
            Issue.record("generated all the same")
        } catch {
            guard case .names(let findings) = error, let finding = findings.first else {
                Issue.record("\(error)")
                return
            }
            #expect(finding.message.hasPrefix(message), "\(finding.message)")
            #expect(finding.rule == "generated-name" && finding.place.range != nil && finding.help != nil)
        }
        _ = try generate(.typescript, from: catalogue)
    }

    @Test func asksForWhatTheFilesOfServersNeed() throws {
        let catalogue = try SampleCatalogue.broad.decoded()
        let good = String(repeating: "AB:", count: 31) + "0F"
        let wrong: [(GeneratorKind, GeneratorOptions)] = [
            (.appleAppSiteAssociation, GeneratorOptions()),
            (.appleAppSiteAssociation, GeneratorOptions(apps: ["com.example.app"])),
            (.appleAppSiteAssociation, GeneratorOptions(apps: ["TEAMID1234."])),
            (.assetlinks, GeneratorOptions(fingerprints: [good])),
            (.assetlinks, GeneratorOptions(package: "com.example.app")),
            (.assetlinks, GeneratorOptions(package: "app", fingerprints: [good])),
            (.assetlinks, GeneratorOptions(package: "com.example.app", fingerprints: [good.lowercased()])),
            (.kotlin, GeneratorOptions(package: "com.class.help")),
        ]
        for (kind, options) in wrong {
            #expect(throws: GeneratorFault.self, "\(kind) \(options)") {
                try generate(kind, from: catalogue, options: options)
            }
        }
        let bare = try SampleCatalogue.open.decoded()
        #expect(throws: GeneratorFault.self) {
            try generate(.appleAppSiteAssociation, from: bare, options: .init(apps: ["TEAMID1234.com.example.app"]))
        }
    }

    @Test func vectorsHoldEveryIntentAndItsRefusedNeighbours() throws {
        struct File: Decodable {
            struct Vector: Decodable {
                var url: String
                var answer: String
                var intent: String?
            }
            var contractVersion: String
            var vectors: [Vector]
        }
        for sample in [try SampleCatalogue.gallery(), .broad, .hostile] {
            let catalogue = try sample.decoded()
            let text = try generate(.vectors, from: catalogue)
            let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
            #expect(file.contractVersion == catalogue.contractVersion)
            #expect(Set(file.vectors.compactMap(\.intent)) == Set(catalogue.intents.map(\.id)))
            #expect(file.vectors.count { $0.answer == "refused" } >= catalogue.intents.count * 4)
            #expect(Set(file.vectors.map(\.url)).count == file.vectors.count)
        }
    }

    @Test func tenThousandIntentsAreWrittenInASecondOrTwo() throws {
        let catalogue = try SampleCatalogue.large(10_000).decoded()
        for kind in [GeneratorKind.swift, .kotlin, .typescript] {
            let seconds = try processorTime {
                let text = try generate(kind, from: catalogue)
                #expect(text.utf8.count > 1_000_000)
            }
            #expect(seconds < 30, "\(kind)")
        }
    }
}
