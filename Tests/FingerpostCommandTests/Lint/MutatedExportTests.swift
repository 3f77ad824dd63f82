import Exports
import Foundation
import IntentCatalogue
import LinkAudit
import SourceText
import TestSupport
import Testing

/// Exports with bytes changed, taken out, put in, doubled, and pieces of other files between: each is read to an end and
/// says the same in whatever chunks it comes, and every place that is told lies in the file.
@Suite struct MutatedExportTests {
    /// How many files are made of each sample; `FINGERPOST_SEEDS` says another number.
    private static let count = ProcessInfo.processInfo.environment["FINGERPOST_SEEDS"].flatMap { Int($0) } ?? 40

    private static let samples: [(format: ExportFormat, text: [UInt8])] =
        SystemExport.samples.map { ($0.format, Array($0.text.utf8)) }
        + LintExportsTests.texts.compactMap { name, text in
            ExportFormat.detect(name: name, head: Array(text.utf8)).format.map { ($0, Array(text.utf8)) }
        }
        + [
            (
                .stringsdict,
                Array(
                    "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ [x](app://backup/rety)</string></dict></dict></plist>"
                        .utf8)
            ),
            (
                .strings,
                [0xFF, 0xFE]
                    + "\"a\" = \"[é](app://backup/rety)😀\";\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            ),
        ]

    /// What a reader made of a file, as text that can be compared.
    private struct Reading: Equatable {
        var units: [String] = []
        var faults: [String] = []
        var error: ReaderError?
    }

    private func read(
        _ bytes: [UInt8], _ format: ExportFormat, chunk: Int, _ check: (ExportRecord) -> Void = { _ in }
    ) -> Reading {
        var reading = Reading()
        guard let reader = format.makeReader(options: ReaderOptions(recordLimit: 1 << 20)) else { return reading }
        do throws(ReaderError) {
            try reader.read(ByteStream(bytes, chunkSize: chunk)) { record in
                check(record)
                func place(_ range: ByteRange) -> String {
                    "\(record.window.position(at: range.lowerBound).byteOffset)+\(range.count)"
                }
                for unit in record.units {
                    let start = record.window.position(
                        at: unit.map.source(of: ByteRange(0, unit.text.count)).lowerBound)
                    reading.units.append(
                        "\(start) \(unit.syntax) \(unit.address) " + String(decoding: unit.text, as: UTF8.self))
                }
                reading.faults += record.faults.map { place($0.range) + " " + $0.message }
            }
        } catch {
            reading.error = error
        }
        return reading
    }

    private func mutated(_ text: [UInt8], _ random: inout RandomSource) -> [UInt8] {
        var bytes = text
        for _ in 0..<random.number(1...4) where !bytes.isEmpty {
            let at = random.number(0...(bytes.count - 1))
            let end = min(bytes.count, at + random.number(1...12))
            switch random.number(0...6) {
            case 0: bytes[at] ^= 1 << UInt8(random.number(0...7))
            case 1: bytes[at] = UInt8(random.number(0...255))
            case 2: bytes.removeSubrange(at..<end)
            case 3: bytes.insert(random.pick(Array("<>&;\"'\\/!-[]{}(),:=\n\r\u{0}#*@%".utf8)), at: at)
            case 4: bytes.insert(contentsOf: bytes[at..<end], at: random.number(0...bytes.count))
            case 5:
                let other = random.pick(Self.samples).text
                let start = random.number(0...(other.count - 1))
                bytes.insert(contentsOf: other[start..<min(other.count, start + random.number(1...60))], at: at)
            default: bytes.removeSubrange(random.number(at...(bytes.count - 1))...)
            }
        }
        return bytes
    }

    @Test(arguments: Array(samples.indices))
    func isReadToAnEnd(_ index: Int) throws {
        let sample = Self.samples[index]
        let catalogue = try #require(Catalogue.empty())
        let auditor = UnitAuditor(policy: Policy(catalogue))
        for seed in 0..<Self.count {
            var random = RandomSource(seed: UInt64(seed * 1000 + index))
            let bytes = mutated(sample.text, &random)
            var bad: String?
            let whole = read(bytes, sample.format, chunk: bytes.count + 1) { record in
                for unit in record.units {
                    let source = unit.map.source(of: ByteRange(0, unit.text.count))
                    if unit.map.count != unit.text.count { bad = "the map of a text has another length" }
                    if source.upperBound > record.window.text.count { bad = "a text ends outside of its window" }
                }
                for fault in record.faults where fault.range.upperBound > record.window.text.count {
                    bad = "a fault lies outside of its window: \(fault)"
                }
                for located in auditor.audit(record, file: "x", keepsLinks: true).findings {
                    guard let start = located.start else { continue }
                    if start.byteOffset > bytes.count || start.line < 1 || start.scalarColumn < 1 {
                        bad = "a finding lies outside of the file: \(located.finding)"
                    }
                }
            }
            if case .malformed(let place, _, _) = whole.error, place.byteOffset > bytes.count {
                bad = "the error lies outside of the file"
            }
            let shown = String(decoding: bytes, as: UTF8.self)
            #expect(bad == nil, "seed \(seed) of \(sample.format): \(bad ?? "")\n\(shown)")
            for chunk in [1, random.number(2...40)] {
                let other = read(bytes, sample.format, chunk: chunk)
                guard other != whole else { continue }
                Issue.record("seed \(seed) of \(sample.format), in chunks of \(chunk):\n\(whole)\n\(other)\n\(shown)")
            }
        }
    }

    @Test func anyHeadIsOfSomeFormatOrNone() {
        var random = RandomSource(seed: 5)
        for _ in 0..<(Self.count * 20) {
            let bytes = mutated(random.pick(Self.samples).text, &random)
            _ = ExportFormat.detect(name: random.pick(["", "a.json", "a.xml", "a.enc"]), head: bytes)
        }
    }
}
