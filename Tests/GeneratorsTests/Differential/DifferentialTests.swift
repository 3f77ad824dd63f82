import Foundation
import IntentCatalogue
import TestSupport
import Testing

/// The auditor, and the code that is generated for an app, compiled and run: the same answer to every URL.
///
/// `FINGERPOST_URLS` sets another number of URLs for the broad catalogue: 200000 is the number that a release is held to.
@Suite(.serialized) struct DifferentialTests {
    private static let count = ProcessInfo.processInfo.environment["FINGERPOST_URLS"].flatMap(Int.init) ?? 40_000

    @Test(.enabled(if: Toolchain.swiftc != nil, "swiftc is not installed"))
    func swiftAnswersAsTheAuditorDoes() throws {
        // Without intents there is no action to describe, and the program around the code would be warned of that.
        try compare("Swift", only: ["broad", "gallery", "hostile", "open"]) { try .swift($0) }
    }

    @Test(.enabled(if: Toolchain.tsc != nil && Toolchain.node != nil, "tsc (node-typescript) or node is not installed"))
    func typeScriptAnswersAsTheAuditorDoes() throws { try compare("TypeScript") { try .typeScript($0) } }

    @Test(.enabled(if: Toolchain.kotlinc != nil && Toolchain.java != nil, "kotlinc (kotlin) or java is not installed"))
    func kotlinAnswersAsTheAuditorDoes() throws { try compare("Kotlin") { try .kotlin($0) } }

    @Test(
        .enabled(
            if: !Toolchain.newKotlin.isEmpty && Toolchain.java != nil,
            "no Kotlin compiler from 1.5 on (kotlin-jupyter-kernel), or no java"))
    func kotlinWithSealedInterfacesAnswersAsTheAuditorDoes() throws {
        try compare("Kotlin 1.5", only: ["broad", "hostile"]) { try .newKotlin($0) }
    }

    @Test(.enabled(if: Toolchain.swiftc != nil && Toolchain.tsc != nil, "swiftc or tsc is not installed"))
    func longListsAreCutIntoPiecesThatCompile() throws {
        let sample = SampleCatalogue.large(700)
        try compare(sample, "Swift", count: 4_000) { try .swift($0) }
        try compare(sample, "TypeScript", count: 4_000) { try .typeScript($0) }
    }

    private func compare(
        _ language: String, only names: Set<String> = ["broad", "gallery", "hostile", "open", "empty"],
        _ build: (Catalogue) throws -> GeneratedProgram
    ) throws {
        let samples = [try SampleCatalogue.gallery(), .broad, .hostile, .open, .empty]
        for sample in samples where names.contains(sample.name) {
            try compare(sample, language, count: sample.name == "broad" ? Self.count : 10_000, build)
        }
    }

    private func compare(
        _ sample: SampleCatalogue, _ language: String, count: Int, _ build: (Catalogue) throws -> GeneratedProgram
    ) throws {
        let catalogue = try sample.decoded()
        let program = try build(catalogue)
        let corpus = try Corpus.of(sample.name, catalogue, count)
        let (lines, seconds) = try program.answers(to: corpus.input)
        var differing = 0
        try #require(lines.count == corpus.urls.count)
        for (index, line) in lines.enumerated() where line != corpus.answers[index] {
            differing += 1
            if differing <= 20 {
                Issue.record(
                    "\(language), \(sample.name): \(corpus.urls[index].debugDescription): \(line) for \(corpus.answers[index])"
                )
            }
        }
        #expect(differing == 0)
        #expect(sample.name == "empty" || corpus.accepted * 20 > corpus.urls.count, "hardly anything is accepted")
        print(
            """
            \(language), catalogue \(sample.name): \(corpus.urls.count) URLs, \(corpus.accepted) accepted, \
            \(differing) differing; built in \(Int(program.secondsToBuild)) s, run in \(Int(seconds)) s
            """)
    }
}

/// URLs with the auditor's answers, made once for all languages.
private final class Corpus: Sendable {
    let folder: TemporaryFolder
    let urls: [String]
    let answers: [String]
    var input: String { folder.path("urls") }
    var accepted: Int { answers.count { $0 != "refused" && $0 != "internal" } }

    private init(_ catalogue: Catalogue, _ count: Int) throws {
        let policy = Policy(catalogue)
        // Some are left out, so a few more are made.
        let made = try URLCorpus(catalogue, count: count + count / 8, seed: 2_026).urls
        urls = Array(made.filter { !URLCorpus.isInternational($0) }.prefix(count))
        answers = try urls.map { try Answer.line(policy, $0) }
        folder = try TemporaryFolder(["urls": urls.map { Answer.hex($0) + "\n" }.joined()])
    }

    private static let made = Store()

    static func of(_ name: String, _ catalogue: Catalogue, _ count: Int) throws -> Corpus {
        try made.value(name) { try Corpus(catalogue, count) }
    }

    private final class Store: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [String: Corpus] = [:]

        func value(_ name: String, _ make: () throws -> Corpus) rethrows -> Corpus {
            try lock.withLock {
                if let known = values[name] { return known }
                let value = try make()
                values[name] = value
                return value
            }
        }
    }
}
