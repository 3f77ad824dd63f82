import TestSupport

/// Writes characters with the escapes of Android, and those as XML.
struct AndroidComposer {
    private var xml: XMLComposer
    private var isQuoted = false

    init(xml: XMLComposer) {
        self.xml = xml
        self.xml.between = ["<!-- c -->", "<xliff:g id=\"x\">", "</xliff:g>"].filter { $0.hasPrefix("<!") }
    }

    mutating func put(_ scalar: Unicode.Scalar, _ export: inout ComposedExport, _ random: inout RandomSource)
        -> Range<Int>
    {
        if random.chance(0.08) {
            isQuoted.toggle()
            _ = xml.put("\"", &export, &random)
        }
        var range: Range<Int>?
        for part in escaped(scalar, &random).unicodeScalars {
            let place = xml.put(part, &export, &random)
            range = (range?.lowerBound ?? place.lowerBound)..<place.upperBound
        }
        return range ?? 0..<0
    }

    mutating func finish(_ export: inout ComposedExport, _ random: inout RandomSource) {
        if isQuoted { _ = xml.put("\"", &export, &random) }
        xml.finish(&export)
    }

    private func escaped(_ scalar: Unicode.Scalar, _ random: inout RandomSource) -> String {
        var number = ""
        for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16)
            number += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        switch scalar {
        case "\\": return random.pick(["\\\\", number])
        case "\"": return random.pick(["\\\"", number])
        case "'": return isQuoted ? random.pick(["'", "\\'"]) : "\\'"
        case "@": return random.pick(["@", "\\@"])
        case "?": return random.pick(["?", "\\?"])
        case "\n": return isQuoted ? random.pick(["\\n", "\n", number]) : random.pick(["\\n", number])
        case "\t": return isQuoted ? random.pick(["\\t", "\t", number]) : random.pick(["\\t", number])
        // Outside of quotes, white space would be folded with what stands next to it.
        case " ": return isQuoted ? " " : random.pick(["\\u0020", "\\ "])
        default: return random.chance(0.1) ? number : String(scalar)
        }
    }
}
