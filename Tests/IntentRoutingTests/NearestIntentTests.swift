import TestSupport
import Testing

@testable import IntentRouting

/// The nearest entry is found through the tree; here it is compared with a look at every entry.
@Suite struct NearestIntentTests {
    private static let words = ["a", "ab", "abc", "retry", "rety", "Retry", "album", "albums", "new", "x-1", "x-2"]

    /// The nearest entry by looking at all of them, and the number of edits.
    private func nearest(_ path: [[UInt8]], _ table: IntentTable) -> (entry: Int, distance: Int)? {
        let length = path.reduce(0) { $0 + $1.count + 1 }
        let limit = min(4, max(1, length / 3))
        var best: (entry: Int, distance: Int)?
        for (index, entry) in table.storage.entries.enumerated() {
            var distance: Int?
            if entry.pieces.count == path.count {
                distance = zip(path, entry.pieces).reduce(0) { sum, pair in
                    switch pair.1 {
                    case .literal(let literal):
                        sum.flatMap { spent in editDistance(pair.0, literal, limit: 100).map { spent + $0 } }
                    case .parameter(let number):
                        sum.map { $0 + (entry.parameters[number].type.accepts(pair.0[...], inPath: true) ? 0 : 1) }
                    }
                }
            } else if abs(entry.pieces.count - path.count) == 1, entry.pathCount == 0 {
                let values = [ArraySlice<UInt8>?](repeating: nil, count: entry.parameters.count)
                let whole = entry.spell(prefix: [], values: values).url
                distance = editDistance(Array(path.joined(separator: [0x2F])), whole, limit: 100)
            }
            if let distance, distance <= limit, distance < best?.distance ?? .max { best = (index, distance) }
        }
        return best
    }

    @Test(arguments: 0..<60) func isTheOneThatALookAtAllOfThemGives(_ seed: Int) throws {
        var random = RandomSource(seed: UInt64(seed))
        func path(_ random: inout RandomSource, parameters: Bool) -> String {
            (0...random.number(0...3)).map { position in
                parameters && random.chance(0.2)
                    ? "{p\(position):\(random.pick(["uuid", "int(1...9)", "slug"]))}" : random.pick(Self.words)
            }.joined(separator: "/")
        }
        var patterns: [IntentPattern] = []
        for index in 0..<40 {
            let aliases = random.chance(0.2) ? ["old-\(index)"] : []
            let pattern = try IntentPattern(id: "i\(index)", path: path(&random, parameters: true))
            let hasParameters = !pattern.parameters.isEmpty
            let whole = try IntentPattern(
                id: pattern.id, path: pattern.path, aliases: hasParameters ? [] : aliases)
            if (try? IntentTable(schemes: ["s"], patterns: patterns + [whole])) != nil { patterns.append(whole) }
        }
        let table = try IntentTable(schemes: ["s"], patterns: patterns)
        for _ in 0..<60 {
            var wanted = Array(path(&random, parameters: false).utf8)
            for _ in 0..<random.number(0...3) {
                let place = random.number(0...(wanted.count - 1))
                switch random.number(0...3) {
                case 0: wanted[place] = random.pick(Array("abrtyx1".utf8))
                case 1 where wanted.count > 1: wanted.remove(at: place)
                case 2: wanted.insert(random.pick(Array("aet-/".utf8)), at: place)
                default: wanted.swapAt(place, max(0, place - 1))
                }
            }
            let segments = wanted.split(separator: 0x2F).map(Array.init)
            guard !segments.isEmpty else { continue }
            let url = "s://" + String(decoding: wanted, as: UTF8.self)
            let front = try #require(table.front(of: Array(url.utf8)[...]))
            let found = table.nearest(to: Array(url.utf8)[...], front: front)
            let expected = nearest(segments, table)
            #expect((found == nil) == (expected == nil), "\(url)")
            guard let found, let expected else { continue }
            // The entry whose literals stand in what was found.
            let entry = table.storage.entries[expected.entry]
            var values = [ArraySlice<UInt8>?](repeating: nil, count: entry.parameters.count)
            for (position, piece) in entry.pieces.enumerated() {
                guard case .parameter(let index) = piece else { continue }
                let given = position < segments.count ? segments[position][...] : []
                let parameter = entry.parameters[index]
                values[index] =
                    parameter.type.accepts(given, inPath: true) ? given : Array("{\(parameter.name)}".utf8)[...]
            }
            let url2 = entry.spell(prefix: Array("s://".utf8), values: values).url
            #expect(found == String(decoding: url2, as: UTF8.self), "\(url)")
        }
    }
}
