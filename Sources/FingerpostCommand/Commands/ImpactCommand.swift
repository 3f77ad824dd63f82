internal import IntentCatalogue
internal import IntentRouting
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// `fingerpost impact INTENT [SITE]`: what taking an intent away would hit.
struct ImpactCommand {
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
        // `impact ./` names a site and no intent.
        guard let intent = question.intent else {
            return console.unknownIntent("", among: question.site.catalogue.intents.map(\.id))
        }
        let impact = IntentImpact(of: intent, in: question.site, library: question.library)
        guard console.write(arguments.has("json") ? impact.json + "\n" : impact.text(console.outputStyle)) else {
            return console.unwritable()
        }
        return .clean
    }
}

/// Everything that holds on to an intent.
struct IntentImpact {
    /// A remark with its place.
    struct Remark: Hashable {
        var place: String
        var message: String
    }
    /// A page with links to the intent.
    struct Page: Hashable {
        var file: String
        var title: String
        var locale: String
        var links: Int
        /// Files of the same page in other locales that link to it, too.
        var translations: [String]
    }

    let intent: Intent
    /// Where the intent is declared.
    let place: String
    let pages: [Page]
    let uses: [LinkPlace]
    /// Addresses that lead to it and may be saved anywhere.
    let addresses: [String]
    /// Other entries of the catalogue.
    let catalogue: [Remark]

    init(of intent: Intent, in site: SiteWithCatalogue, library: SourceLibrary) {
        self.intent = intent
        let lines = library.bytes(of: site.catalogue.file).map { LineTable($0) }
        func place(_ range: ByteRange?) -> String {
            guard let range, let position = lines?.position(at: range.lowerBound) else { return site.catalogue.file }
            return "\(site.catalogue.file):\(position.line):\(position.scalarColumn)"
        }
        self.place = place(intent.range)
        let links = site.links.uses(of: intent.id)
        uses = site.places(of: links)
        let hit = Set(links.map(\.page))
        pages = hit.sorted().map { index in
            let page = site.links.pages[index]
            return Page(
                file: site.name(of: index), title: page.title, locale: page.locale,
                links: links.count { $0.page == index },
                translations: page.translations.filter(hit.contains).map(site.name(of:)))
        }
        let paths = [intent.pattern.segments] + intent.pattern.aliases
        let prefixes =
            site.catalogue.schemes.map { $0 + "://" } + (site.catalogue.universal.map { [$0 + "/"] } ?? [])
        addresses = paths.flatMap { path in prefixes.map { $0 + IntentPattern(id: "", segments: path).path } }
        var remarks = site.catalogue.intents.filter { $0.deprecated?.use == intent.id }.map { other in
            Remark(place: place(other.places.use), message: "`\(other.id)` names it as the intent to use instead")
        }
        let others = Set(
            site.catalogue.intents.filter { $0.id != intent.id }.flatMap { $0.pattern.stack.map(\.route) })
        let own = Set(intent.pattern.stack.map(\.route))
        for route in site.catalogue.routes where own.contains(route.name) && !others.contains(route.name) {
            remarks.append(
                Remark(place: place(route.range), message: "no other stack names the route `\(route.name)`"))
        }
        catalogue = remarks
    }

    /// For people.
    func text(_ style: TextStyle) -> String {
        var text = style.paint(intent.id, .strong) + "  " + style.paint(place, .faint) + "\n"
        func section(_ name: String, _ rows: [String]) {
            for (index, row) in rows.enumerated() {
                let title = index == 0 ? name : ""
                text += "  " + style.paint(title, .faint) + String(repeating: " ", count: 12 - title.count) + row + "\n"
            }
        }
        section(
            "titles", (intent.title?.texts ?? []).map { ($0.locale.isEmpty ? "" : $0.locale + ": ") + visible($0.text) }
        )
        if let fate = intent.deprecated {
            section(
                "deprecated",
                ["use \(fate.use.map { "`\($0)`" } ?? "nothing instead")" + (fate.after.map { ", after \($0)" } ?? "")])
        }
        section("addresses", addresses)
        section("pages", pages.isEmpty ? ["no page links to it"] : [summary])
        for page in pages {
            let twins =
                page.translations.isEmpty ? "" : ", " + counted(page.translations.count, "translation") + " as well"
            text += "    " + visible(page.file) + "  " + style.paint(page.locale, .faint) + "  " + visible(page.title)
            text += style.paint("  (" + counted(page.links, "link") + twins + ")", .faint) + "\n"
        }
        section("catalogue", catalogue.map { $0.place + ": " + $0.message })
        return text
    }

    /// `5 links on 4 pages: en 3, es 2`
    private var summary: String {
        var byLocale: [String: Int] = [:]
        for use in uses { byLocale[use.locale, default: 0] += 1 }
        let locales = byLocale.keys.sorted().map { "\($0) \(byLocale[$0] ?? 0)" }
        return counted(uses.count, "link") + " on " + counted(pages.count, "page")
            + (locales.count > 1 ? ": " + locales.joined(separator: ", ") : "")
    }

    /// For programs.
    var json: String {
        func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
        let titles = (intent.title?.texts ?? []).map { ($0.locale.isEmpty ? "*" : $0.locale, jsonString($0.text)) }
        return jsonObject([
            ("schemaVersion", "1"), ("intent", jsonString(intent.id)), ("declared", jsonString(place)),
            ("titles", jsonObject(titles)), ("addresses", list(addresses.map(jsonString))),
            (
                "pages",
                list(
                    pages.map { page in
                        jsonObject([
                            ("file", jsonString(page.file)), ("title", jsonString(page.title)),
                            ("locale", jsonString(page.locale)), ("links", String(page.links)),
                            ("translations", list(page.translations.map(jsonString))),
                        ])
                    })
            ), ("uses", list(uses.map(\.json))),
            (
                "catalogue",
                list(
                    catalogue.map {
                        jsonObject([("place", jsonString($0.place)), ("message", jsonString($0.message))])
                    })
            ),
        ])
    }
}
