import SourceText

/// Reads one comment: `fingerpost-ignore RULE … until=YYYY-MM-DD: reason`.
struct SuppressionComment {
    private let file: SourceFile
    private let comment: Range<Int>
    private var suppression: Suppression
    /// Whether the comment is for the whole file.
    private(set) var isForFile = false

    /// What the comment says; its scope is still to be filled in.
    static func read(_ comment: Range<Int>, in file: SourceFile) -> (suppression: Suppression, isForFile: Bool) {
        var reader = SuppressionComment(comment, file)
        reader.run()
        return (reader.suppression, reader.isForFile)
    }

    private init(_ comment: Range<Int>, _ file: SourceFile) {
        self.file = file
        self.comment = comment
        suppression = Suppression(
            file: file.name, comment: ByteRange(comment), scope: nil, rules: [], until: nil,
            untilPlace: ByteRange(comment), faults: [])
    }

    private mutating func run() {
        let inside = (comment.lowerBound + 4)..<(comment.upperBound - 3)
        let colon = file.bytes[inside].firstIndex(of: UInt8(ascii: ":")) ?? inside.upperBound
        var words = words(in: inside.lowerBound..<colon)
        guard let verb = words.first else { return }
        words.removeFirst()
        switch text(verb) {
        case "fingerpost-ignore": break
        case "fingerpost-ignore-file": isForFile = true
        default:
            let near = nearestName(to: text(verb), among: ["fingerpost-ignore", "fingerpost-ignore-file"])
            fault(
                verb, "\(quoted(text(verb))) is no comment that Fingerpost knows", near.map { "did you mean `\($0)`?" })
            return
        }
        var rules: [Suppression.NamedRule] = []
        var namesRule = false
        for word in words {
            let written = text(word)
            if written.hasPrefix("until=") {
                readDate(word, written)
            } else {
                namesRule = true
                if let rule = rule(word, written) { rules.append(rule) }
            }
        }
        let whole = verb.lowerBound..<max(verb.upperBound, words.last?.upperBound ?? 0)
        if !namesRule { fault(whole, "the comment names no rule", "write the name of a rule behind the first word") }
        if suppression.until == nil, !words.contains(where: { text($0).hasPrefix("until=") }) {
            fault(whole, "the comment has no last day", "write `until=YYYY-MM-DD` behind the rule")
        }
        let reason = colon < inside.upperBound ? (colon + 1)..<inside.upperBound : colon..<colon
        let isSilent = file.bytes[reason].allSatisfy { $0 <= 0x20 }
        if isSilent { fault(whole, "the comment gives no reason", "write `: ` and the reason at its end") }
        if suppression.until != nil, !isSilent { suppression.rules = rules }
    }

    private mutating func readDate(_ word: Range<Int>, _ written: String) {
        let value = written.dropFirst("until=".count)
        suppression.untilPlace = ByteRange(word)
        guard let date = CalendarDate(value) else {
            fault(word, "\(quoted(value)) is no day", "write `until=YYYY-MM-DD`")
            return
        }
        suppression.until = date
    }

    private mutating func rule(_ word: Range<Int>, _ name: String) -> Suppression.NamedRule? {
        guard let rule = RuleCatalogue.rule(named: name) else {
            let near = nearestName(to: name, among: RuleCatalogue.all.map { $0.name })
            fault(
                word, "there is no rule \(quoted(name))",
                near.map { "did you mean `\($0)`?" } ?? "`fingerpost rules` lists them")
            return nil
        }
        guard !rule.isSecurity, !RuleCatalogue.aboutSuppressions.contains(name) else {
            fault(
                word,
                rule.isSecurity
                    ? "`\(name)` protects the reader and cannot be suppressed" : "`\(name)` cannot be suppressed",
                "mend what it finds, and take the name out of the comment")
            return nil
        }
        return Suppression.NamedRule(name: name, place: ByteRange(word))
    }

    private func words(in range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        for index in range {
            let isSeparator = file.bytes[index] <= 0x20 || file.bytes[index] == UInt8(ascii: ",")
            if isSeparator, let open = start {
                result.append(open..<index)
                start = nil
            } else if !isSeparator, start == nil {
                start = index
            }
        }
        if let start { result.append(start..<range.upperBound) }
        return result
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

    private mutating func fault(_ place: Range<Int>, _ message: String, _ help: String?) {
        suppression.faults.append(
            Finding(
                rule: FaultySuppression.name, severity: FaultySuppression.severity,
                place: Place(file: file.name, range: ByteRange(place)), message: message, help: help))
    }
}
