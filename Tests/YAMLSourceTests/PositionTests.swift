import SourceText
import Testing

@testable import YAMLSource

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A document put together from pieces whose offsets are known.
private struct BuiltDocument {
    var bytes: [UInt8] = []
    /// Every scalar value with the range it was written at.
    var scalars: [(text: String, range: ByteRange)] = []
    var keys: [(text: String, range: ByteRange)] = []
    let end: String

    mutating func put(_ text: String) { bytes += Array(text.utf8) }

    mutating func scalar(_ random: inout SeededGenerator, inFlow: Bool) {
        let words = ["a", "retry", "né", "日本", "😀 x", "copia fría", "x:y", "a#b"]
        let word = words.randomElement(using: &random) ?? "a"
        let (written, text): (String, String) =
            switch Int.random(in: 0..<(inFlow ? 4 : 6), using: &random) {
            case 0: (word, word)
            case 1: ("'it''s \(word)'", "it's \(word)")
            case 2: ("\"\(word)\\u00e9\\n\"", "\(word)é\n")
            case 3: ("\"\(word)\(end)      more\"", "\(word) more")
            case 4: ("|-\(end)          \(word)\(end)          two", "\(word)\ntwo")
            default: (">-\(end)          \(word)\(end)          two", "\(word) two")
            }
        let start = bytes.count
        put(written)
        scalars.append((text, ByteRange(start, bytes.count)))
    }

    mutating func key(_ name: String, quoted: Bool) {
        let start = bytes.count
        put(quoted ? "\"\(name)\"" : name)
        keys.append((name, ByteRange(start, bytes.count)))
    }
}

private func build(seed: UInt64, offset: Int) -> BuiltDocument {
    var random = SeededGenerator(state: seed)
    var made = BuiltDocument(end: ["\n", "\r\n"].randomElement(using: &random) ?? "\n")
    made.bytes = [UInt8](repeating: 0x2D, count: offset)
    if offset == 0, Bool.random(using: &random) { made.bytes += [0xEF, 0xBB, 0xBF] }
    for number in 0..<Int.random(in: 1...12, using: &random) {
        if Bool.random(using: &random) { made.put("# ñ comment 😀\(made.end)") }
        made.key("k\(number)ñ", quoted: Bool.random(using: &random))
        made.put(": ")
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            made.scalar(&random, inFlow: false)
        case 1:
            made.put("[")
            for item in 0..<3 {
                if item > 0 { made.put(", ") }
                made.scalar(&random, inFlow: true)
            }
            made.put("]")
        case 2:
            made.put("{ ")
            made.key("inner", quoted: false)
            made.put(": ")
            made.scalar(&random, inFlow: true)
            made.put(" }   # after")
        default:
            for _ in 0..<2 {
                made.put("\(made.end)    - ")
                made.scalar(&random, inFlow: false)
            }
        }
        made.put(made.end)
        if Bool.random(using: &random) { made.put(made.end) }
    }
    return made
}

private func scalars(of root: YAMLNode) -> (values: [(String, ByteRange)], keys: [(String, ByteRange)]) {
    var values: [(String, ByteRange)] = []
    var keys: [(String, ByteRange)] = []
    var open = [root]
    while let node = open.popLast() {
        switch node.content {
        case .scalar(let text, _): values.append((text, node.range))
        case .sequence(let items): open += items
        case .mapping(let entries):
            open += entries.map(\.value)
            keys += entries.map { ($0.key, $0.keyRange) }
        }
    }
    values.sort { $0.1.start < $1.1.start }
    keys.sort { $0.1.start < $1.1.start }
    return (values, keys)
}

@Suite struct PositionTests {
    @Test(arguments: [0, 3, 17])
    func everyScalarAndKeyHasItsExactBytes(offset: Int) throws {
        for seed in UInt64(0)..<700 {
            let made = build(seed: seed &* 31 &+ UInt64(offset), offset: offset)
            let result = parseYAML(made.bytes[offset...], file: "t.yaml")
            let shown = String(decoding: made.bytes, as: UTF8.self)
            #expect(result.findings.isEmpty, "\(shown)")
            let root = try #require(result.root, "\(shown)")
            let found = scalars(of: root)
            #expect(found.values.map(\.0) == made.scalars.map(\.text), "\(shown)")
            #expect(found.values.map(\.1) == made.scalars.map(\.range), "\(shown)")
            #expect(found.keys.map(\.1) == made.keys.map(\.range), "\(shown)")
            if result.root == nil { break }
        }
    }

    @Test func collectionEndsBeforeTheCommentThatFollows() throws {
        let text = "a:\n  - x\n  - y\n\n# comment\nb: { c: d } # more\n"
        let root = try #require(parseYAML(SourceFile(name: "t", text: text)).root)
        guard case .mapping(let entries) = root.content else { return #expect(Bool(false)) }
        #expect(entries.map { String(text[$0.value.range]) } == ["- x\n  - y", "{ c: d }"])
        #expect(String(text[root.range]) == "a:\n  - x\n  - y\n\n# comment\nb: { c: d }")
    }

    @Test func valueLeftOutIsAnEmptyPlaceBehindTheColon() throws {
        let root = try #require(parseYAML(SourceFile(name: "t", text: "é: \nb:\n")).root)
        guard case .mapping(let entries) = root.content else { return #expect(Bool(false)) }
        #expect(entries.map(\.value.isNull) == [true, true])
        #expect(entries.map(\.value.range.isEmpty) == [true, true])
        #expect(entries[0].value.range.lowerBound == 3)
    }

    @Test func baseOffsetMovesEveryRange() throws {
        let root = try #require(parseYAML(Array("a: é".utf8)[...], file: "t", baseOffset: 100).root)
        #expect(root.range == ByteRange(100, 105))
    }
}

extension String {
    fileprivate subscript(range: ByteRange) -> Substring {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(utf8.startIndex, offsetBy: range.upperBound)]
    }
}
