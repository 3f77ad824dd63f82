import Exports
import SourceText
import TestSupport
import Testing

@Suite struct JSONChunkTests {
    /// All that a reader gives, as text.
    static func reading(_ bytes: [UInt8], _ format: ExportFormat, chunk: Int, limit: Int = 64 << 20) -> [String] {
        var result: [String] = []
        do {
            let reader = try #require(format.makeReader(options: ReaderOptions(recordLimit: limit)))
            try reader.read(ByteStream(bytes, chunkSize: chunk)) { record in
                result.append("\(record.window.start) \(record.window.text.count) \(record.window.text.hashValue)")
                for unit in record.units {
                    result.append(
                        "\(unit.text) \(unit.map.source(of: ByteRange(0, unit.text.count))) \(unit.syntax) \(unit.address)"
                            + " \(unit.translationKey ?? "-")")
                }
                for fault in record.faults { result.append("\(fault)") }
            }
        } catch {
            result.append("\(error)")
        }
        return result
    }

    @Test(arguments: SampleExport.formats) func givesTheSameWhateverTheChunks(format: ExportFormat) {
        for seed: UInt64 in 0..<4 {
            var sample = SampleExport(seed: 1000 + seed)
            var bytes = sample.file(format).bytes
            var random = RandomSource(seed: seed)
            // Some files with a fault, too.
            if seed % 2 == 1, !bytes.isEmpty {
                for _ in 0..<3 { bytes[random.number(0...(bytes.count - 1))] = UInt8(random.number(0...255)) }
            }
            let limit = seed < 2 ? 64 << 20 : 300
            let whole = Self.reading(bytes, format, chunk: bytes.count, limit: limit)
            for chunk in [1, 2, 3, 5, 8, 13, 34, 100] {
                #expect(
                    Self.reading(bytes, format, chunk: chunk, limit: limit) == whole, "seed \(seed), chunks of \(chunk)"
                )
            }
        }
    }

    @Test(arguments: SampleExport.formats) func windowsFollowEachOtherWithoutAGap(format: ExportFormat) throws {
        for seed: UInt64 in 0..<10 {
            var sample = SampleExport(seed: 2000 + seed)
            let bytes = sample.file(format).bytes
            var end = TextPosition.start
            let table = LineTable(bytes)
            let reader = try #require(format.makeReader(options: ReaderOptions(recordLimit: 500)))
            try reader.read(ByteStream(bytes, chunkSize: 100)) { record in
                let start = record.window.start
                #expect(start.byteOffset >= end.byteOffset)
                #expect(start == table.position(at: start.byteOffset))
                #expect(Array(bytes[start.byteOffset...].prefix(record.window.text.count)) == record.window.text)
                end = record.window.end
            }
        }
    }
}
