import TestSupport

/// A value to be written as JSON; links in its texts remember where they come to stand.
indirect enum SampleValue {
    case text([SamplePiece])
    case object([(String, SampleValue)])
    case array([SampleValue])
    /// JSON in a string.
    case embedded(SampleValue)
    /// As it is: a number, `null`.
    case raw(String)

    static func string(_ text: String) -> SampleValue { .text([.words(text)]) }
}

enum SamplePiece {
    case words(String)
    case link(SampleLink)
}

/// A destination that occurs once in a file, and what must be known of it.
struct SampleLink {
    var number: Int
    var record: String?
    var locale: String?

    /// The full stop keeps 1 and 12 apart.
    var destination: String { "gallery-action://p/\(number)." }
}

/// Writes JSON with random white space and random escapes: what a reader must undo.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Where the first byte of each link stands.
    private(set) var links: [(offset: Int, link: SampleLink)] = []
    var random: RandomSource
    /// What may stand between tokens.
    var spaces = ["", "", "", " ", "\t", "\n", "\r\n", "  "]

    mutating func write(_ value: SampleValue) {
        space()
        switch value {
        case .raw(let text): bytes += Array(text.utf8)
        case .text(let pieces): write(pieces)
        case .embedded(let inner):
            var writer = JSONWriter(random: random, spaces: ["", " "])
            writer.write(inner)
            random = writer.random
            write(string: writer.bytes, links: writer.links)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(value)
            }
            space()
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                space()
                write(string: Array(member.0.utf8), links: [])
                space()
                bytes.append(UInt8(ascii: ":"))
                write(member.1)
            }
            space()
            bytes.append(UInt8(ascii: "}"))
        }
        space()
    }

    /// Writes a key that is a text by itself.
    mutating func write(_ pieces: [SamplePiece]) {
        var text: [UInt8] = []
        var inside: [(Int, SampleLink)] = []
        for piece in pieces {
            switch piece {
            case .words(let words): text += Array(words.utf8)
            case .link(let link):
                inside.append((text.count, link))
                text += Array(link.destination.utf8)
            }
        }
        write(string: text, links: inside)
    }

    mutating func end(with lineEnd: String) { bytes += Array(lineEnd.utf8) }

    private mutating func space() { bytes += Array(random.pick(spaces).utf8) }

    private mutating func write(string text: [UInt8], links inside: [(offset: Int, link: SampleLink)]) {
        bytes.append(UInt8(ascii: "\""))
        var offset = 0
        var next = 0
        let eagerness = random.pick([0.0, 0.05, 0.5, 1.0])
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            while next < inside.count, inside[next].offset == offset {
                links.append((bytes.count, inside[next].link))
                next += 1
            }
            bytes += Array(escaped(scalar, eagerness).utf8)
            offset += UTF8.width(scalar)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escaped(_ scalar: Unicode.Scalar, _ eagerness: Double) -> String {
        let short: [Unicode.Scalar: String] = [
            "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r",
            "\t": "\\t",
        ]
        let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        guard mustEscape || random.chance(eagerness) else { return String(scalar) }
        if let short = short[scalar], random.chance(0.7) { return short }
        guard mustEscape || random.chance(0.5) else { return String(scalar) }
        return String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: random.chance(0.5))
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
