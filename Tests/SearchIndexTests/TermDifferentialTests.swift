import Foundation
import TestSupport
import Testing

@testable import SearchIndex

/// The index and the browser cut texts into the same terms.
@Suite(.enabled(if: Program(named: "node") != nil, "node is absent: install the package nodejs"))
struct TermDifferentialTests {
    private func compare(_ samples: [String]) throws {
        let node = try #require(Program(named: "node"))
        let folder = try TemporaryFolder()
        try folder.write("samples.json", Array(JSONEncoder().encode(samples)))
        let script = TestData.packageRoot.appendingPathComponent("Tests/runtime/search-differential.mjs")
        let (code, output) = try node.run(
            [script.path, folder.path("samples.json")], in: URL(fileURLWithPath: folder.path))
        #expect(code == 0, "\(output.prefix(500))")
        let lines = output.split(separator: "\n")
        try #require(lines.count == samples.count)
        var differences = 0
        for (sample, line) in zip(samples, lines) {
            let theirs = try JSONDecoder().decode([String].self, from: Data(line.utf8))
            let ours = TermReaderTests.terms(sample).map { "\($0.term) \($0.count)" }
            // Strings that look alike are equal; here the characters have to be.
            if ours.map({ Array($0.utf8) }) == theirs.map({ Array($0.utf8) }) { continue }
            differences += 1
            if differences < 10 {
                let scalars = sample.unicodeScalars.map { String($0.value, radix: 16) }
                Issue.record("\(scalars.prefix(60)): \(ours) \(theirs)")
            }
        }
        #expect(differences == 0)
    }

    /// The tables of Node may be newer: what the older ones have no character for is left out.
    private static let assigned: [Unicode.Scalar] = (0..<0x32000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
        .filter { $0.properties.age.map { $0 <= (15, 0) } ?? false }

    @Test func everyCharacterIsFoldedAlike() throws {
        var samples: [String] = []
        var index = 0
        while index < Self.assigned.count {
            var sample = String.UnicodeScalarView()
            for scalar in Self.assigned[index..<min(index + 100, Self.assigned.count)] {
                sample.append(contentsOf: ["a", scalar, "b", " ", scalar, "\n"])
            }
            samples.append(String(sample))
            index += 100
        }
        #expect(samples.count > 1_400)
        try compare(samples)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func randomTextsAreCutAlike(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        // Blocks, so that neighbours of one script meet as often as those of two.
        let blocks = stride(from: 0, to: Self.assigned.count, by: 96).map { start in
            Array(Self.assigned[start..<min(start + 96, Self.assigned.count)])
        }
        let joiners = Array(" -'\u{301}\u{3099}\u{309A}\u{200D}\u{AD}\u{1161}\u{11A8}\u{1100}かﾊ".unicodeScalars)
        let samples = (0..<4_000).map { _ in
            var text = String.UnicodeScalarView()
            let used = [random.pick(blocks), random.pick(blocks), blocks[0]]
            for _ in 0..<random.number(1...60) {
                text.append(random.chance(0.25) ? random.pick(joiners) : random.pick(random.pick(used)))
            }
            return String(text)
        }
        try compare(samples)
    }

    @Test(.enabled(if: TestData.folder != nil && Program(named: "tar") != nil, "\(TestData.absence)"))
    func pagesInManyLanguagesAreCutAlike() throws {
        let folder = try TemporaryFolder()
        let tar = try #require(Program(named: "tar"))
        let archive = try #require(TestData.folder).appendingPathComponent("corpora/astro-docs.tar.gz")
        #expect(try tar.run(["-xzf", archive.path], in: URL(fileURLWithPath: folder.path)).code == 0)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        var samples: [String] = []
        for path in paths where path.hasSuffix(".mdx") || path.hasSuffix(".md") {
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.path(path)))
            samples.append(String(decoding: data, as: UTF8.self))
        }
        #expect(samples.count > 1_000)
        // Every fifth page of every language.
        try compare(samples.enumerated().filter { $0.offset % 5 == 0 }.map(\.element))
    }
}

private func <= (left: (major: Int, minor: Int), right: (Int, Int)) -> Bool {
    left.major < right.0 || (left.major == right.0 && left.minor <= right.1)
}
