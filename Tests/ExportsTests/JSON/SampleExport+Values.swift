import TestSupport

/// Texts with links in them.
extension SampleExport {
    mutating func number() -> Int {
        linkCount += 1
        return linkCount
    }

    mutating func each<Value>(_ count: Int, _ make: (inout SampleExport) -> Value) -> [Value] {
        (0..<count).map { _ in make(&self) }
    }

    mutating func object(_ members: [(String, SampleValue)]) -> SampleValue {
        .object(members.shuffled(using: &random))
    }

    mutating func link(_ record: String?, _ locale: String?) -> SamplePiece {
        .link(SampleLink(number: number(), record: record, locale: locale))
    }

    mutating func destination(_ record: String?, _ locale: String?) -> SampleValue {
        .text([link(record, locale)])
    }

    mutating func markdown(_ record: String?, _ locale: String?) -> SampleValue {
        var pieces: [SamplePiece] = [.words(words())]
        for _ in 0..<random.number(1...4) {
            pieces += [.words("["), .words(words()), .words("]("), link(record, locale), .words(")"), .words(words())]
        }
        return .text(pieces)
    }

    mutating func html(_ record: String?, _ locale: String?) -> SampleValue {
        var pieces: [SamplePiece] = [.words("<p>")]
        for _ in 0..<random.number(1...4) {
            pieces += [.words(words()), .words("<a href=\""), link(record, locale), .words("\">x</a>")]
        }
        return .text(pieces + [.words("</p>")])
    }

    mutating func words() -> String {
        let pieces = [
            "word", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "é", "ß", "日本語", "😀", "👩‍👩‍👧", "\u{2028}", "\u{0}", "\u{1F}",
            "\u{7F}", "{\"a\":1}", "\u{FEFF}", "\u{10FFFF}", "&amp;", "a b c", "\\u0041", "]",
        ]
        return (0..<random.number(0...6)).map { _ in random.pick(pieces) }.joined()
    }
}
