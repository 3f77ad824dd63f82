import TestSupport

/// Composes documents from pieces whose places are known because they are marked.
struct ComposedDocument {
    private var random: RandomSource
    private var labels: [String] = []
    private var used = 0

    private init(seed: UInt64) { random = RandomSource(seed: seed) }

    /// The marked text of a seed, with its line ends, byte order mark and front matter, and where its body begins.
    static func make(seed: UInt64) -> (text: String, bodyPrefix: String) {
        var composer = ComposedDocument(seed: seed)
        let count = composer.random.number(2...8)
        composer.labels = (0..<composer.random.number(0...4)).map {
            composer.random.pick(["Ref \($0)", "é\($0)", "a\\_b \($0)"])
        }
        var blocks = (0..<count).map { _ in composer.block(depth: 0) }
        for label in composer.labels {
            blocks.insert(composer.definition(label), at: composer.random.number(0...blocks.count))
        }
        var body = blocks.joined(separator: "\n\n")
        if composer.random.chance(0.8) { body += "\n" }
        var prefix = composer.random.chance(0.2) ? "\u{FEFF}" : ""
        if composer.random.chance(0.4) { prefix += "---\ntitle: \"Ä 😀\"\n---\n" }
        let end = composer.random.pick(["\n", "\n", "\r\n", "\r"])
        return (
            (prefix + body).replacing("\n", with: end), prefix.replacing("\n", with: end)
        )
    }

    // MARK: Blocks

    private mutating func block(depth: Int) -> String {
        switch random.number(0...(depth < 3 ? 12 : 8)) {
        case 0: MarkedText.Mark.heading("## " + sentence(1...3, oneLine: true)) + random.pick(["", " "])
        case 1: MarkedText.Mark.heading("#\t" + sentence(1...2, oneLine: true) + random.pick(["", " ##"]))
        case 2: MarkedText.Mark.heading(sentence(1...3) + "\n" + random.pick(["===", "---------"]))
        case 3: "```\n[no](link) <a href=\"no\">\n```"
        case 4: table()
        case 5: htmlBlock()
        case 6...8: paragraph()
        case 9: prefixed(block(depth: depth + 1), first: "> ", rest: "> ", lazy: 0)
        case 10: prefixed(paragraph(), first: ">", rest: random.pick([">", "> "]), lazy: 0.5)
        case 11: prefixed(block(depth: depth + 1), first: "- ", rest: "  ", lazy: 0)
        default: prefixed(block(depth: depth + 1), first: "7.  ", rest: "    ", lazy: 0)
        }
    }

    /// Puts markers before the lines of a block; a lazy line goes without.
    private mutating func prefixed(_ text: String, first: String, rest: String, lazy: Double) -> String {
        var result: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index == 0 {
                result.append(first + line)
            } else if lazy > 0, random.chance(lazy) {
                result.append(random.pick(["", "  "]) + line)
            } else {
                result.append(line.isEmpty ? String(rest.filter { $0 == ">" }) : rest + line)
            }
        }
        return result.joined(separator: "\n")
    }

    private mutating func paragraph() -> String {
        (0..<random.number(1...3)).map { _ in sentence(2...6) }
            .joined(separator: random.pick(["\n", "\\\n", "  \n", "\n   ", "\n\t"]))
    }

    private mutating func table() -> String {
        let columns = random.number(1...3)
        var rows = ["| " + (0..<columns).map { "h\($0)" }.joined(separator: " | ") + " |"]
        rows.append("|" + String(repeating: " :-- |", count: columns))
        for _ in 0..<random.number(1...3) {
            let cells = (0..<columns).map { _ in cellText() }
            rows.append(random.pick(["| ", ""]) + cells.joined(separator: " | ") + random.pick([" |", "|", " |  "]))
        }
        return rows.joined(separator: "\n")
    }

    private mutating func cellText() -> String {
        random.pick(["a\\|b ", "`c\\|d` ", "", "😀 "]) + "x " + inline(inTable: true)
    }

    private mutating func htmlBlock() -> String {
        let value = MarkedText.Mark.attribute("page-\(number()).html")
        return random.pick([
            "<div>\n<a href=\"\(value)\">é</a>\n</div>", "<p><img\n  alt='x' src='\(value)'></p>",
            "<section data-x=1>\n<a title=\"😀\" href=\(value) class=y>z</a>\n</section>",
        ])
    }

    private mutating func definition(_ label: String) -> String {
        let destination = MarkedText.Mark.definedDestination("target-\(number()).md")
        let written = random.chance(0.3) ? "<\(destination)>" : destination
        let title = random.pick(["", " \"title\"", "\n'a title\nover lines'", " (x)"])
        let separator = random.pick([" ", "\n", "\n  "])
        let text = MarkedText.Mark.definition("[\(label)]:\(separator)\(written)\(title)")
        switch random.number(0...4) {
        case 0: return prefixed(text, first: "> ", rest: "> ", lazy: 0)
        case 1: return prefixed(text, first: "* ", rest: "  ", lazy: 0)
        case 2: return text + "\n" + paragraph()
        default: return text
        }
    }

    // MARK: Inlines

    private mutating func number() -> Int {
        used += 1
        return used
    }

    private mutating func sentence(_ count: ClosedRange<Int>, oneLine: Bool = false) -> String {
        "w " + (0..<random.number(count)).map { _ in inline(inTable: oneLine) }.joined(separator: " ") + " end"
    }

    private mutating func inline(inTable: Bool) -> String {
        let target = MarkedText.Mark.destination(
            random.pick(["a/b-\(number()).md#x", "gallery-action://x/\(number())", "ü\(number())", "p(\(number()))"]))
        switch random.number(0...14) {
        case 0: return "**[bold](\(target))**"
        case 1: return "[t](\(target) \"title\")"
        case 2: return inTable ? "[t](\(target))" : "[t](\(target)\n'two\nlines')"
        case 3: return "[t]( <\(target)> )"
        case 4: return "![alt *x*](\(target))"
        case 5: return "[![i](\(target))](\(MarkedText.Mark.destination("o-\(number())")))"
        case 6: return "<" + MarkedText.Mark.destination("https://example.com/\(number())") + ">"
        case 7: return MarkedText.Mark.destination("https://example.com/b/\(number())")
        case 8: return MarkedText.Mark.destination("www.example.com/\(number())")
        case 9: return MarkedText.Mark.destination("n\(number())@example.com")
        case 10: return "<a href=\"\(MarkedText.Mark.attribute("h-\(number()).html"))\">h</a>"
        case 11: return labels.isEmpty ? "plain" : reference()
        case 12:
            return random.pick(["`[c](d)`", "`` ` [x](y) ``", "<!-- [c](d) -->", "\\[no\\](way)", "&amp;&#42;&nbsp;"])
        case 13: return "~~gone [s](\(target))~~"
        default: return random.pick(["word", "*em*", "😀", "ñandú", "a_b", "1 < 2", "&copy;"])
        }
    }

    private mutating func reference() -> String {
        let label = random.pick(labels)
        return random.pick(["[text][\(label)]", "[\(label)][]", "[\(label)]", "![alt][\(label.uppercased())]"])
    }
}
