import IntentRouting
import Testing

@Suite struct RoundTripTests {
    @Test func whatPrintsMatchesAndGivesTheSameValuesBack() throws {
        let table = try galleryTable()
        var random = SeededGenerator(state: 11)
        for _ in 0..<150 {
            for pattern in table.patterns {
                let values = someValues(for: pattern, &random)
                let printed = try table.print(pattern.id, values, scheme: table.schemes.randomElement(using: &random))
                guard case .match(let match) = table.match(printed.canonical[...]) else {
                    Issue.record("refused: \(printed.url)")
                    continue
                }
                #expect(match == printed)
                #expect(match.id == pattern.id)
                #expect(Dictionary(uniqueKeysWithValues: match.parameters.map { ($0.name, $0.value) }) == values)
                #expect(match.parameters.map(\.name) == pattern.parameters.map(\.name).filter { values[$0] != nil })
            }
        }
    }

    @Test func whatMatchesPrintsBack() throws {
        let table = try galleryTable()
        var random = SeededGenerator(state: 23)
        var accepted = 0
        for round in 0..<5_000 {
            let pattern = table.patterns[round % table.patterns.count]
            let printed = try table.print(pattern.id, someValues(for: pattern, &random))
            let mutated = mutate(printed.canonical, &random)
            guard case .match(let match) = table.match(mutated[...]) else { continue }
            accepted += 1
            let values = Dictionary(uniqueKeysWithValues: match.parameters.map { ($0.name, $0.value) })
            let scheme = String(match.url.prefix { $0 != ":" })
            #expect(try table.print(match.id, values, scheme: scheme).canonical == match.canonical)
            // An alias and another order of the query are the only second spellings there are.
            if !match.usesAlias, !mutated.contains(UInt8(ascii: "&")) {
                #expect(lowercasingScheme(mutated) == match.canonical, "\(String(decoding: mutated, as: UTF8.self))")
            }
        }
        #expect(accepted > 150)
    }

    @Test func damagedURLsNeverBreakTheDiagnosis() throws {
        let table = try galleryTable()
        var random = SeededGenerator(state: 5)
        for round in 0..<5_000 {
            let pattern = table.patterns[round % table.patterns.count]
            var bytes = try table.print(pattern.id, someValues(for: pattern, &random)).canonical
            for _ in 0..<3 { bytes = mutate(bytes, &random) }
            let padded = [0x20, 0x20] + bytes
            guard case .refusal(let refusal) = table.match(padded[2...]) else { continue }
            #expect(refusal.range.lowerBound >= 0 && refusal.range.upperBound <= bytes.count)
            #expect(!refusal.message.isEmpty)
        }
    }

    private func someValues(
        for pattern: IntentPattern, _ random: inout SeededGenerator
    ) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for segment in pattern.segments {
            guard case .parameter(let name, let type) = segment else { continue }
            values[name] = randomValue(type, inPath: true, &random)
        }
        for item in pattern.query where item.isRequired || Bool.random(using: &random) {
            values[item.name] = randomValue(item.type, inPath: false, &random)
        }
        return values
    }

    private func mutate(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        let index = Int.random(in: 0..<max(1, result.count), using: &random)
        let splinters = [
            "/", "%2F", "%00", "?", "&", "#", "@", ":", "..", "%61", "é", " ", "a", "A", "1", "-", "%C3%A9",
        ]
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !result.isEmpty: result.remove(at: index)
        case 1: result.insert(contentsOf: Array((splinters.randomElement(using: &random) ?? "").utf8), at: index)
        case 2 where !result.isEmpty: result[index] = UInt8.random(in: 0x20...0x7E, using: &random)
        default: if !result.isEmpty { result[index] ^= 0x20 }
        }
        return result
    }

    private func lowercasingScheme(_ bytes: [UInt8]) -> [UInt8] {
        let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
        return bytes[..<colon].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } + bytes[colon...]
    }
}
