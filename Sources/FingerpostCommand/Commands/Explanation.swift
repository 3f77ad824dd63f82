internal import IntentCatalogue
internal import IntentRouting
internal import LinkAudit
internal import SourceText

/// What the policy says of one destination, ready to be shown.
struct Explanation {
    /// A value of the answer. Names are those of the JSON form.
    enum Value {
        case text(String)
        /// Names and their values, in order.
        case pairs([(name: String, value: String)])
        /// Screens with their values, root first.
        case stack([RouteStep])
    }

    /// The destination as it was given.
    var destination: String { String(decoding: explained.destination, as: UTF8.self) }
    /// Whether the app or the site takes it.
    var isAccepted: Bool { explained.isAccepted }
    /// One word for the verdict.
    var verdict: String { explained.verdict }

    private let explained: DestinationExplanation
    /// Where the matched intent is declared, `intents.yaml:12:3` for one.
    private let place: String?

    init(_ destination: String, policy: Policy, library: SourceLibrary) {
        explained = policy.explain(Array(destination.utf8)[...])
        let file = policy.catalogue.file
        if let intent = explained.intent, let bytes = library.bytes(of: file) {
            let position = LineTable(bytes).position(at: intent.range.lowerBound)
            place = "\(file):\(position.line):\(position.scalarColumn)"
        } else {
            place = nil
        }
    }

    /// The verdict in words.
    private var meaning: String {
        switch verdict {
        case "intent": "the app handles it"
        case "system": "the system opens it"
        case "rewrite": "the page carries another address"
        case "internal": "a path inside the site; `lint` says whether it exists"
        default: "the app discards it"
        }
    }

    /// Everything there is to say, in the order it is shown; what does not apply is left out.
    var rows: [(name: String, value: Value)] {
        var rows: [(name: String, value: Value)] = []
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { rows.append((name, .text(text))) }
        }
        add("intent", explained.intent?.id)
        if explained.intent == nil { add("entry", explained.entry) }
        add("entry", place)
        if !explained.parameters.isEmpty {
            rows.append(("parameters", .pairs(explained.parameters.map { ($0.name, $0.value) })))
        }
        if !explained.stack.isEmpty { rows.append(("stack", .stack(explained.stack))) }
        if let path = explained.internalPath {
            func part(_ range: Range<Int>?) -> String? {
                range.map { String(decoding: explained.destination[$0], as: UTF8.self) }
            }
            add("path", part(path.path))
            add("query", part(path.query))
            add("fragment", part(path.fragment))
        } else {
            add("canonical", explained.canonical)
        }
        add("universal", explained.universal)
        if let intent = explained.intent {
            add("since", intent.since?.description)
            add("until", intent.until?.description)
            add("platforms", intent.platforms.joined(separator: ", "))
            if intent.isDestructive { add("destructive", "yes") }
            add("confirm", intent.confirm?.text(for: "en"))
        }
        if let refusal = explained.refusal {
            add("reason", refusal.reason.rawValue)
            add("detail", refusal.detail)
            add("nearest", refusal.nearest)
            add("help", refusal.help)
        }
        return rows
    }

    /// Warnings about a destination that is accepted all the same.
    var warnings: [[(String, String)]] {
        explained.notes.map { note in
            var members = [("rule", jsonString(note.kind.rawValue)), ("detail", jsonString(note.detail))]
            if let nearest = note.nearest { members.append(("nearest", jsonString(nearest))) }
            return members
        }
    }

    /// For people: the destination, a caret under what is at fault, and a line a fact.
    func text(style: TextStyle) -> String {
        var text = style.paint(visible(destination), .strong) + "\n"
        if let refusal = explained.refusal, let carets = carets(under: refusal.range) {
            text += style.paint(carets, .error) + "\n"
        }
        let ink: TextStyle.Ink = isAccepted ? .good : .error
        text += line("verdict", style.paint(verdict, ink) + ": " + meaning, style)
        for row in rows {
            switch row.value {
            case .text(let value): text += line(row.name, visible(value), style)
            case .pairs(let pairs):
                for (index, pair) in pairs.enumerated() {
                    text += line(index == 0 ? row.name : "", pair.name + " = " + visible(pair.value), style)
                }
            case .stack(let steps):
                for (index, step) in steps.enumerated() {
                    let values = step.values.map { $0.name + ": " + visible($0.value.description) }
                    let screen = step.route + (values.isEmpty ? "" : " (" + values.joined(separator: ", ") + ")")
                    text += line(index == 0 ? row.name : "", screen, style)
                }
            }
        }
        for note in explained.notes {
            text += line("warning", note.kind.rawValue + ": " + note.detail, style)
            if let nearest = note.nearest { text += line("", "write " + visible(nearest), style) }
        }
        return text
    }

    private func line(_ name: String, _ value: String, _ style: TextStyle) -> String {
        "  " + style.paint(name, .faint) + String(repeating: " ", count: max(1, 12 - name.count)) + value + "\n"
    }

    private func carets(under range: Range<Int>) -> String? {
        let bytes = explained.destination
        guard !bytes.isEmpty, range.upperBound <= bytes.count else { return nil }
        func columns(_ part: ArraySlice<UInt8>) -> Int {
            visible(part).unicodeScalars.reduce(0) { $0 + columnWidth($1) }
        }
        return String(repeating: " ", count: columns(bytes[..<range.lowerBound]))
            + String(repeating: "^", count: max(1, columns(bytes[range])))
    }
}
