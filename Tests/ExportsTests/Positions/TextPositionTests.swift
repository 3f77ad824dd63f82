import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct TextFormatPositionTests {
    private let encodings: [(TextEncoding, Bool)] = [
        (.utf8, false), (.utf8, true), (.utf16LittleEndian, true), (.utf16BigEndian, true), (.utf8, false),
    ]

    @Test func findsEveryLinkOfStringsFiles() throws {
        var count = 0
        for seed in 0..<positionSeeds {
            var random = RandomSource(seed: seed)
            var export = ComposedExport()
            for id in 0..<random.number(6...14) {
                export.write(random.pick(["/* \"a\" = \"b\"; */\r\n", "// é ; \"\n", "\n", " "]))
                export.write(
                    random.pick(["\"k\\\"\(id)\"", "k.\(id)"]) + random.pick([" = ", "=", "\n= /* x */ "]) + "\"")
                let first = export.units.count
                export.writeUnit(&random) { scalar, export, random in
                    let start = export.document.count
                    export.write(Self.stringsEscape(scalar, &random))
                    return start..<export.document.count
                }
                if export.units.count == first { export.units.append(.init()) }
                export.write("\";" + random.pick(["\n", "\r\n", ""]))
            }
            let (encoding, mark) = encodings[Int(seed % 5)]
            try export.check(encoding: encoding, mark: mark, seed: seed) {
                try StringsReader(options: ReaderOptions()).read($0, receive: $1)
            }
            count += export.count
        }
        #expect(count > Int(positionSeeds) * 10)
        reportPositions("strings", links: count)
    }

    private static func stringsEscape(_ scalar: Unicode.Scalar, _ random: inout RandomSource) -> String {
        var number = ""
        for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16)
            number += random.pick(["\\U", "\\u"]) + String(repeating: "0", count: 4 - digits.count) + digits
        }
        switch scalar {
        case "\"": return random.pick(["\\\"", number, "\\42"])
        case "\\": return random.pick(["\\\\", number, "\\134"])
        case "\n": return random.pick(["\\n", "\n", number])
        case "\t": return random.pick(["\\t", "\t", number])
        case "'": return random.pick(["'", "\\'"])
        default: return random.chance(0.1) ? number : String(scalar)
        }
    }

    @Test func findsEveryLinkOfTables() throws {
        var count = 0
        for seed in 0..<positionSeeds {
            var random = RandomSource(seed: seed)
            let separator = random.pick([",", ";", "\t"])
            let lineEnd = random.pick(["\n", "\r\n", "\r"])
            var export = ComposedExport()
            let columns = random.number(2...5)
            export.write((0..<columns).map { "\"c \($0)\"" }.joined(separator: separator) + lineEnd)
            for _ in 0..<random.number(3...9) {
                for column in 0..<columns {
                    if column > 0 { export.write(separator) }
                    let isQuoted = random.chance(0.7)
                    if isQuoted { export.write("\"") }
                    let avoided = isQuoted ? "" : separator + "\"\n\r"
                    export.writeUnit(&random, avoiding: avoided) { scalar, export, _ in
                        let start = export.document.count
                        export.write(scalar == "\"" ? "\"\"" : String(scalar))
                        return start..<export.document.count
                    }
                    if isQuoted { export.write("\"") }
                }
                export.write(lineEnd)
            }
            let (encoding, mark) = encodings[Int(seed % 5)]
            let pieceSize = random.pick([1, 5, 64, 1 << 16])
            try export.check(encoding: encoding, mark: mark, seed: seed) {
                try CSVReader(options: ReaderOptions()).read($0, pieceSize: pieceSize, receive: $1)
            }
            count += export.count
        }
        #expect(count > Int(positionSeeds) * 10)
        reportPositions("csv", links: count)
    }
}
