import SourceText
import TestSupport
import Testing

@testable import Exports

/// An export written character by character, with what was written where: the oracle of the position tests.
struct ComposedExport {
    /// A text and the places of some stretches of it.
    struct Unit {
        var text: [UInt8] = []
        var stretches: [(text: Range<Int>, document: Range<Int>)] = []
    }

    var document: [UInt8] = []
    var units: [Unit] = []

    /// The number of stretches.
    var count: Int { units.reduce(0) { $0 + $1.stretches.count } }

    mutating func write(_ text: String) { document += Array(text.utf8) }

    /// Writes a text of random characters and destinations; `put` writes one character and says where.
    mutating func writeUnit(
        _ random: inout RandomSource, avoiding: String = "",
        put: (Unicode.Scalar, inout ComposedExport, inout RandomSource) -> Range<Int>
    ) {
        var unit = Unit()
        for part in 0..<random.number(1...5) {
            let isLink = part % 2 == 1
            let first = unit.text.count
            var places: [Range<Int>] = []
            for scalar in randomText(&random, isLink: isLink) where !avoiding.unicodeScalars.contains(scalar) {
                places.append(put(scalar, &self, &random))
                unit.text += Array(String(scalar).utf8)
            }
            if isLink, let start = places.first?.lowerBound, let end = places.last?.upperBound {
                unit.stretches.append((first..<unit.text.count, start..<end))
            }
        }
        if !unit.text.isEmpty { units.append(unit) }
    }

    private func randomText(_ random: inout RandomSource, isLink: Bool) -> String.UnicodeScalarView {
        let pieces =
            isLink
            ? [
                "gallery-action://", "backup", "/", "?a=1&b=2", "é", "😀", "%20", "日本", "'", "\"", "<x>", "]]>", "\\",
                "a",
            ]
            : [
                "[a](", ")", " ", "\n", "\t", "\"", "'", "&", "<b>", "]]>", "]]", "é", "😀", "日", "\\", "\\n", "@", "?",
                ";", ",", "=", "/*", "word", "ß", "\u{2028}", "\u{FEFF}", "%", "x y",
            ]
        return (0..<random.number(1...8)).map { _ in random.pick(pieces) }.joined().unicodeScalars
    }

    /// The document as a file in an encoding, and for each offset of the document the offset in the file.
    func file(_ encoding: TextEncoding, mark: Bool) -> (bytes: [UInt8], offsets: [Int]) {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        let text = (mark ? "\u{FEFF}" : "") + String(decoding: document, as: UTF8.self)
        for scalar in text.unicodeScalars {
            for _ in 0..<UTF8.width(scalar) { offsets.append(bytes.count) }
            switch encoding {
            case .utf16LittleEndian:
                for unit in UTF16.encode(scalar) ?? .init() { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
            case .utf16BigEndian:
                for unit in UTF16.encode(scalar) ?? .init() { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
            case .latin1: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            default: bytes += Array(String(scalar).utf8)
            }
        }
        offsets.append(bytes.count)
        return (bytes, offsets)
    }

    /// Reads the file and compares every text, and the place of every stretch.
    func check(
        encoding: TextEncoding = .utf8, mark: Bool = false, seed: UInt64,
        read: (ByteStream, (ExportRecord) -> Void) throws -> Void
    ) throws {
        var random = RandomSource(seed: seed)
        let (bytes, offsets) = file(encoding, mark: mark)
        let markLength = mark ? 3 : 0
        let table = LineTable((mark ? [0xEF, 0xBB, 0xBF] : []) + document)
        var found: [(ExportUnit, SourceWindow)] = []
        var faults: [RecordFault] = []
        do {
            try read(ByteStream(bytes, chunkSize: random.number(1...200))) { record in
                found += record.units.map { ($0, record.window) }
                faults += record.faults
            }
        } catch {
            Issue.record("seed \(seed): \(error)\n\(String(decoding: document, as: UTF8.self))")
            return
        }
        #expect(faults.isEmpty, "seed \(seed): \(faults)")
        try #require(
            found.map { $0.0.text } == units.map(\.text),
            "seed \(seed)\n\(String(decoding: document, as: UTF8.self))")
        for (unit, (read, window)) in zip(units, found) {
            #expect(read.map.count == read.text.count)
            for stretch in unit.stretches {
                let range = read.map.source(of: ByteRange(stretch.text))
                for (place, offset) in [
                    (range.lowerBound, stretch.document.lowerBound), (range.upperBound, stretch.document.upperBound),
                ] {
                    var wanted = table.position(at: offset + markLength)
                    wanted.byteOffset = offsets[offset + markLength]
                    let position = window.position(at: place)
                    if position != wanted {
                        Issue.record(
                            "seed \(seed): \(position) for \(wanted)\n\(String(decoding: document, as: UTF8.self))")
                    }
                }
            }
        }
    }
}
