internal import IntentCatalogue
internal import IntentRouting
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// `fingerpost usage [INTENT] [SITE]`: where intents are used.
struct UsageCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        do throws(IntentQuestion.Refusal) {
            return answer(try IntentQuestion(arguments, process: process, console: console))
        } catch {
            return error.code
        }
    }

    private func answer(_ question: IntentQuestion) -> ExitCode {
        let usage = IntentUsage(question.site, only: question.intent?.id)
        let text =
            arguments.has("json")
            ? usage.json + "\n"
            : question.intent == nil ? usage.table(console.outputStyle) : usage.list(console.outputStyle)
        guard console.write(text) else { return console.unwritable() }
        console.summarise(usage.summary + "\n")
        return .clean
    }
}

/// The uses of each intent of a site, those most linked first.
struct IntentUsage {
    /// One intent.
    struct Entry {
        let intent: Intent
        let uses: [OuterLinks.Link]

        var pages: Int { Set(uses.map(\.page)).count }
    }

    let entries: [Entry]
    private let site: SiteWithCatalogue

    init(_ site: SiteWithCatalogue, only name: String? = nil) {
        self.site = site
        var byIntent: [String: [OuterLinks.Link]] = [:]
        for link in site.links.links {
            if let id = link.tappedIntent { byIntent[id, default: []].append(link) }
        }
        entries = site.catalogue.intents.filter { name == nil || $0.id == name }
            .map { Entry(intent: $0, uses: byIntent[$0.id] ?? []) }
            .sorted { left, right in
                if left.uses.count != right.uses.count { return left.uses.count > right.uses.count }
                return left.intent.id.utf8.lexicographicallyPrecedes(right.intent.id.utf8)
            }
    }

    /// One line an intent, those that nothing uses at the end.
    func table(_ style: TextStyle) -> String {
        guard !entries.isEmpty else { return "" }
        let width = max(6, entries.map(\.intent.id.count).max() ?? 0)
        func row(_ name: String, _ links: String, _ pages: String) -> String {
            func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 7 - text.count)) + text }
            return name + String(repeating: " ", count: width - name.count) + padded(links) + padded(pages)
        }
        var text = style.paint(row("intent", "links", "pages"), .faint) + "\n"
        for entry in entries {
            let line = row(entry.intent.id, String(entry.uses.count), String(entry.pages))
            let isGone = entry.intent.deprecated != nil
            if entry.uses.isEmpty {
                text += style.paint(line, isGone ? .faint : .warning)
                text += "  " + style.paint(isGone ? "deprecated, unused" : "unused", .faint)
            } else {
                text += line + (isGone ? "  " + style.paint("deprecated", .warning) : "")
            }
            text += "\n"
        }
        return text
    }

    /// Every use of the intents, one a line.
    func list(_ style: TextStyle) -> String {
        var text = ""
        for place in entries.flatMap({ site.places(of: $0.uses) }) {
            text += style.paint(place.text, .strong) + "  " + style.paint(place.locale, .faint)
            text += "  " + visible(place.destination) + "\n"
        }
        return text
    }

    /// `12 links to 5 of 8 intents`
    var summary: String {
        let links = entries.reduce(0) { $0 + $1.uses.count }
        guard let only = entries.first else { return "the catalogue has no intents" }
        if entries.count == 1 {
            if links == 0 { return "nothing links to `\(only.intent.id)`" }
            return counted(links, "link") + " on " + counted(only.pages, "page")
        }
        let used = entries.count { !$0.uses.isEmpty }
        return counted(links, "link") + " to \(used) of " + counted(entries.count, "intent")
    }

    /// One object: `intents`, each with its uses.
    var json: String {
        let intents = entries.map { json(of: $0) }
        return jsonObject([("schemaVersion", "1"), ("intents", "[" + intents.joined(separator: ",") + "]")])
    }

    private func json(of entry: Entry) -> String {
        let uses = site.places(of: entry.uses).map { $0.json }
        return jsonObject([
            ("intent", jsonString(entry.intent.id)),
            ("links", String(entry.uses.count)),
            ("pages", String(entry.pages)),
            ("deprecated", entry.intent.deprecated == nil ? "false" : "true"),
            ("uses", "[" + uses.joined(separator: ",") + "]"),
        ])
    }
}
