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

    let destination: String
    private let judgement: Judgement
    private let catalogue: Catalogue
    /// Where the matched entry stands, `intents.yaml:12:3` for one.
    private let place: String?

    init(_ destination: String, policy: Policy, library: SourceLibrary) {
        self.destination = destination
        judgement = policy.judge(destination)
        catalogue = policy.catalogue
        if case .intent(let match, _) = judgement.verdict, let intent = catalogue.intent(match.id),
            let bytes = library.bytes(of: catalogue.file)
        {
            let position = LineTable(bytes).position(at: intent.range.lowerBound)
            place = "\(catalogue.file):\(position.line):\(position.scalarColumn)"
        } else {
            place = nil
        }
    }

    /// Whether the app or the site takes it.
    var isAccepted: Bool {
        if case .refused = judgement.verdict { false } else { true }
    }

    /// One word for the verdict.
    var verdict: String {
        switch judgement.verdict {
        case .intent: "intent"
        case .system: "system"
        case .rewrite: "rewrite"
        case .internalPath: "internal"
        case .refused: "refused"
        }
    }

    /// The verdict in words.
    private var meaning: String {
        switch judgement.verdict {
        case .intent: "the app handles it"
        case .system: "the system opens it"
        case .rewrite: "the page carries another address"
        case .internalPath: "a path inside the site; `lint` says whether it exists"
        case .refused: "the app discards it"
        }
    }

    /// Everything there is to say, in the order it is shown; what does not apply is left out.
    var rows: [(name: String, value: Value)] {
        var rows: [(name: String, value: Value)] = []
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { rows.append((name, .text(text))) }
        }
        switch judgement.verdict {
        case .intent(let match, _):
            add("intent", match.id)
            add("entry", place)
            let parameters = match.parameters.map { ($0.name, $0.value.description) }
            if !parameters.isEmpty { rows.append(("parameters", .pairs(parameters))) }
            if !match.stack.isEmpty { rows.append(("stack", .stack(match.stack))) }
            add("canonical", match.url)
            add("universal", match.universalURL)
            if let intent = catalogue.intent(match.id) {
                add("since", intent.since?.description)
                add("until", intent.until?.description)
                add("platforms", intent.platforms.joined(separator: ", "))
                if intent.isDestructive { add("destructive", "yes") }
                add("confirm", intent.confirm?.text(for: "en"))
            }
        case .system(let link):
            add("opens", link.kind.rawValue)
            add("canonical", String(decoding: link.url, as: UTF8.self))
        case .rewrite(_, let link):
            add("opens", link.kind.rawValue)
            add("canonical", String(decoding: link.url, as: UTF8.self))
        case .internalPath(let path):
            let bytes = Array(destination.utf8)
            func part(_ range: ByteRange?) -> String? { range.map { String(decoding: bytes[$0.range], as: UTF8.self) } }
            add("path", part(path.path))
            add("query", part(path.query))
            add("fragment", part(path.fragment))
        case .refused(let refusal):
            add("reason", refusal.reason.rawValue)
            add("detail", refusal.detail)
            add("nearest", refusal.nearest)
            add("help", refusal.help)
        }
        return rows
    }

    /// Warnings about a destination that is accepted all the same.
    var warnings: [[(String, String)]] {
        judgement.notes.map { note in
            var members = [("rule", jsonString(note.kind.rawValue)), ("detail", jsonString(note.detail))]
            if let nearest = note.nearest { members.append(("nearest", jsonString(nearest))) }
            return members
        }
    }

    /// For people: the destination, a caret under what is at fault, and a line a fact.
    func text(style: TextStyle) -> String {
        var text = style.paint(visible(destination), .strong) + "\n"
        if case .refused(let refusal) = judgement.verdict, let carets = carets(under: refusal.range) {
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
        for note in judgement.notes {
            text += line("warning", note.kind.rawValue + ": " + note.detail, style)
            if let nearest = note.nearest { text += line("", "write " + visible(nearest), style) }
        }
        return text
    }

    private func line(_ name: String, _ value: String, _ style: TextStyle) -> String {
        "  " + style.paint(name, .faint) + String(repeating: " ", count: max(1, 12 - name.count)) + value + "\n"
    }

    private func carets(under range: ByteRange) -> String? {
        let bytes = Array(destination.utf8)
        guard !bytes.isEmpty, range.upperBound <= bytes.count else { return nil }
        func columns(_ part: ArraySlice<UInt8>) -> Int {
            visible(part).unicodeScalars.reduce(0) { $0 + columnWidth($1) }
        }
        return String(repeating: " ", count: columns(bytes[..<range.lowerBound]))
            + String(repeating: "^", count: max(1, columns(bytes[range.range])))
    }
}
