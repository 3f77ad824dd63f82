import Exports
import Foundation
import SourceText
import TestSupport
import Testing

/// Beside Foundation's reader of JSON: the same texts are taken, and strings decode to the same.
@Suite struct JSONDifferentialTests {
    static let seeds = ProcessInfo.processInfo.environment["FINGERPOST_SEEDS"].flatMap { UInt64($0) } ?? 2000

    @Test func takesAndRefusesWhatFoundationDoes() throws {
        var (taken, refused, other) = (0, 0, 0)
        for seed in 0..<Self.seeds {
            var random = RandomSource(seed: seed)
            let bytes = mutated(text(&random), &random)
            let ours = read(bytes)
            let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
            if ours.isTaken != (theirs != nil) {
                guard isKnownDifference(bytes, ours: ours) else {
                    Issue.record("seed \(seed): ours \(ours), theirs \(theirs != nil): \(visible(bytes))")
                    continue
                }
                other += 1
                continue
            }
            guard let theirs else {
                refused += 1
                continue
            }
            taken += 1
            #expect(ours.strings.sorted() == strings(of: theirs).sorted(), "seed \(seed)")
        }
        #expect(taken > Int(Self.seeds) / 20 && refused > Int(Self.seeds) / 20 && other < Int(Self.seeds) / 10)
    }

    struct Reading {
        var isTaken: Bool
        var strings: [String] = []
        var rules: [String] = []
        var error: String?
    }

    private func read(_ bytes: [UInt8]) -> Reading {
        var reading = Reading(isTaken: true)
        do {
            // A field that is anything keeps the reader from leaving out texts without a link.
            let reader = try #require(
                ExportFormat.json.makeReader(options: ReaderOptions(fields: ["**"], syntax: .markdown)))
            try reader.read(ByteStream(bytes)) { record in
                reading.strings += record.units.map { String(decoding: $0.text, as: UTF8.self) }
                reading.rules += record.faults.map(\.rule)
            }
        } catch {
            reading.error = "\(error)"
        }
        reading.isTaken = reading.error == nil && reading.rules.isEmpty
        return reading
    }

    private func strings(of value: Any) -> [String] {
        var left = [value]
        var result: [String] = []
        while let value = left.popLast() {
            switch value {
            case let text as String: result.append(text)
            case let list as [Any]: left += list
            case let object as [String: Any]: left += object.values
            default: break
            }
        }
        return result
    }

    /// RFC 8259 leaves these to the reader, or Foundation takes what the grammar does not have.
    private func isKnownDifference(_ bytes: [UInt8], ours: Reading) -> Bool {
        // Keys that come twice: ours is the stricter one.
        if ours.error == nil, Set(ours.rules) == ["duplicate-key"] { return true }
        // Foundation reads UTF-16 and UTF-32, too, and takes files for them that begin with a byte of value 0.
        if bytes.prefix(4).contains(0) { return true }
        // Foundation takes a comma before a closing bracket.
        if ours.error?.contains("take out the comma") == true { return true }
        // Numbers that no double holds are refused by Foundation alone.
        return ours.isTaken && bytes.contains { $0 | 0x20 == UInt8(ascii: "e") }
    }

    private func text(_ random: inout RandomSource) -> [UInt8] {
        var writer = JSONWriter(random: random)
        writer.write(value(&random, depth: 0))
        return writer.bytes
    }

    private func value(_ random: inout RandomSource, depth: Int) -> SampleValue {
        switch random.number(0...(depth > 3 ? 2 : 5)) {
        case 0: return .raw(random.pick(["null", "true", "false"]))
        case 1:
            return .raw(
                random.pick(["0", "-0", "1.5", "-12e3", "1E-2", "123456", "0.1e+1", "01", "1.", "-", ".5", "+1"]))
        case 2:
            let pieces = ["a", "\"", "\\", "/", "é", "😀", "\u{0}", "\n", "日", "\u{FFFF}", "u0041", " "]
            return .string((0..<random.number(0...5)).map { _ in random.pick(pieces) }.joined())
        case 3, 4:
            return .object(
                (0..<random.number(0...3)).map {
                    (random.pick(["a", "b", "c", "\u{E9}", "\"", ""]) + "\($0)", value(&random, depth: depth + 1))
                })
        default: return .array((0..<random.number(0...3)).map { _ in value(&random, depth: depth + 1) })
        }
    }

    private func mutated(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
        var bytes = bytes
        guard random.chance(0.6), !bytes.isEmpty else { return bytes }
        for _ in 0..<random.number(1...2) where !bytes.isEmpty {
            let at = random.number(0...(bytes.count - 1))
            switch random.number(0...4) {
            case 0: bytes.remove(at: at)
            case 1: bytes[at] = UInt8(random.number(0...255))
            case 2: bytes.insert(random.pick(Array("{}[]:,\"\\/u0e-.'tf \n".utf8)), at: at)
            case 3: bytes.removeSubrange(at...)
            default:
                bytes.insert(
                    contentsOf: Array(random.pick(["\\ud83d", "\\udc00", "\\x", "\\u12", "\u{1}", ",", "//"]).utf8),
                    at: at)
            }
        }
        return bytes
    }
}
