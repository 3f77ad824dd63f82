import TestSupport

/// Writes characters as XML: raw, as references, in sections that are split, with comments between.
struct XMLComposer {
    /// What may be written between characters.
    var between: [String] = ["<!-- c & < -->", "<?pi x?>"]
    var allowsSections = true
    /// Whether every character can stand for itself in the file's encoding.
    var isWide = true
    private var isInSection = false
    private var brackets = 0

    init() {}

    mutating func put(_ scalar: Unicode.Scalar, _ export: inout ComposedExport, _ random: inout RandomSource)
        -> Range<Int>
    {
        if random.chance(0.08), allowsSections {
            if isInSection { close(&export) } else { open(&export) }
        }
        if !isInSection, random.chance(0.03) {
            export.write(random.pick(between))
            brackets = 0
        }
        let mustRefer = !isWide && scalar.value > 0xFF
        if isInSection, scalar == ">", brackets >= 2 || scalar == "\r" || mustRefer { close(&export) }
        if isInSection, mustRefer || scalar == "\r" { close(&export) }
        let start = export.document.count
        let afterReturn = export.document.last == 0x0D
        export.write(
            isInSection
                ? raw(scalar, afterReturn: afterReturn, &random)
                : encoded(scalar, mustRefer, afterReturn: afterReturn, &random))
        brackets = scalar == "]" ? brackets + 1 : 0
        return start..<export.document.count
    }

    /// Closes a section that is open.
    mutating func finish(_ export: inout ComposedExport) {
        if isInSection { close(&export) }
        brackets = 0
    }

    private mutating func open(_ export: inout ComposedExport) {
        export.write("<![CDATA[")
        isInSection = true
        brackets = 0
    }

    private mutating func close(_ export: inout ComposedExport) {
        export.write("]]>")
        isInSection = false
        brackets = 0
    }

    private func raw(_ scalar: Unicode.Scalar, afterReturn: Bool, _ random: inout RandomSource) -> String {
        // A CR before an LF would be one line end with it.
        scalar == "\n" ? random.pick(afterReturn ? ["\r", "\r\n"] : ["\n", "\r\n", "\r"]) : String(scalar)
    }

    private func encoded(
        _ scalar: Unicode.Scalar, _ mustRefer: Bool, afterReturn: Bool, _ random: inout RandomSource
    ) -> String {
        let number = random.chance(0.5) ? "&#\(scalar.value);" : "&#x" + String(scalar.value, radix: 16) + ";"
        switch scalar {
        case "&": return random.pick(["&amp;", number])
        case "<": return random.pick(["&lt;", number])
        case ">": return brackets >= 2 ? "&gt;" : random.pick([">", "&gt;", number])
        case "\"": return random.pick(["\"", "&quot;", number])
        case "'": return random.pick(["'", "&apos;", number])
        case "\r": return number
        default: return mustRefer || random.chance(0.1) ? number : raw(scalar, afterReturn: afterReturn, &random)
        }
    }
}
