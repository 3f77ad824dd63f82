internal import IntentCatalogue
internal import LinkAudit
internal import SiteBuild
internal import SourceText

/// The changes between two catalogues, ready to be shown, each with the links that it hits.
struct CatalogueDiffReport {
    /// A change with its places counted out.
    struct Row {
        let change: CatalogueChange
        /// Line and column in the old and in the new catalogue.
        let old: TextPosition?
        let new: TextPosition?
        let links: [LinkPlace]
    }

    let rows: [Row]
    private let names: [String]
    private let looksAtContent: Bool

    init(_ diff: CatalogueDiff, site: SiteWithCatalogue?, names: [String], library: SourceLibrary) {
        self.names = names
        looksAtContent = site != nil
        let tables = names.map { library.bytes(of: $0).map { LineTable($0) } }
        var hits = [[LinkPlace]](repeating: [], count: diff.changes.count)
        if let site {
            // A definition and its uses have one destination, which is mended once.
            var seen: Set<[Int]> = []
            let links = site.links.links.filter {
                seen.insert([$0.page, $0.audited.place.lowerBound, $0.audited.place.upperBound]).inserted
            }.sorted { ($0.page, $0.audited.place.lowerBound) < ($1.page, $1.audited.place.lowerBound) }
            let places = site.places(of: links)
            for (link, place) in zip(links, places) {
                for change in diff.hits(link.audited.destination[...]) { hits[change].append(place) }
            }
        }
        rows = diff.changes.enumerated().map { index, change in
            Row(
                change: change, old: change.oldRange.flatMap { tables[0]?.position(at: $0.lowerBound) },
                new: change.newRange.flatMap { tables[1]?.position(at: $0.lowerBound) }, links: hits[index])
        }
    }

    /// For people: a change, why it matters, where it stands, what it hits.
    func text(_ style: TextStyle) -> String {
        rows.map { text($0, style) }.joined(separator: "\n")
    }

    private func text(_ row: Row, _ style: TextStyle) -> String {
        let change = row.change
        let ink: TextStyle.Ink =
            switch change.meaning {
            case .breaking: .error
            case .additive: .good
            case .neutral: .note
            }
        let place = row.new.map { (names[1], $0) } ?? row.old.map { (names[0], $0) }
        var text = place.map { style.paint(shown($0.0, $0.1) + ":", .strong) + " " } ?? ""
        text += style.paint(change.meaning.rawValue + ":", ink) + " " + change.message
        text += " " + style.paint("[" + change.kind + "]", .faint) + "\n"
        func detail(_ name: String, _ value: String) {
            text += style.paint("  =", .faint) + " " + style.paint(name + ":", .help) + " " + value + "\n"
        }
        detail("why", change.reason)
        if row.new != nil, let old = row.old { detail("before", shown(names[0], old)) }
        if change.meaning == .breaking, looksAtContent, change.reach != .nothing {
            detail("hits", row.links.isEmpty ? "no link of the content" : counted(row.links.count, "link"))
            for link in row.links {
                text += "      " + link.text + "  " + style.paint(link.locale, .faint) + "  "
                text += visible(link.destination) + "\n"
            }
        }
        return text
    }

    private func shown(_ name: String, _ position: TextPosition) -> String {
        visible(name) + ":\(position.line):\(position.scalarColumn)"
    }

    /// `2 breaking, 1 additive, 3 neutral; 5 links on 4 pages are hit`
    func summary(_ style: TextStyle) -> String {
        guard !rows.isEmpty else { return style.paint("no changes", .good) + "\n" }
        let counts = ChangeClass.allCases.reversed().compactMap { meaning -> String? in
            let number = rows.count { $0.change.meaning == meaning }
            return number == 0 ? nil : "\(number) \(meaning.rawValue)"
        }
        let isBreaking = rows.contains { $0.change.meaning == .breaking }
        var text = style.paint(counts.joined(separator: ", "), isBreaking ? .error : .good)
        if looksAtContent {
            let links = Set(rows.flatMap(\.links))
            let pages = Set(links.map(\.file)).count
            text +=
                links.isEmpty
                ? "; no link is hit" : "; " + counted(links.count, "link") + " on " + counted(pages, "page") + " hit"
        }
        return text + "\n"
    }

    /// For programs.
    var json: String {
        func position(_ position: TextPosition?) -> String {
            guard let position else { return "null" }
            return jsonObject([("line", String(position.line)), ("column", String(position.scalarColumn))])
        }
        let changes = rows.map { row in
            var members = [
                ("class", jsonString(row.change.meaning.rawValue)), ("kind", jsonString(row.change.kind)),
                ("subject", jsonString(row.change.subject)), ("message", jsonString(row.change.message)),
                ("reason", jsonString(row.change.reason)), ("old", position(row.old)), ("new", position(row.new)),
            ]
            if looksAtContent {
                members.append(("links", "[" + row.links.map(\.json).joined(separator: ",") + "]"))
            }
            return jsonObject(members)
        }
        let summary = ChangeClass.allCases.reversed().map { meaning in
            (meaning.rawValue, String(rows.count { $0.change.meaning == meaning }))
        }
        return jsonObject([
            ("schemaVersion", "1"), ("old", jsonString(names[0])), ("new", jsonString(names[1])),
            ("summary", jsonObject(summary)), ("changes", "[" + changes.joined(separator: ",") + "]"),
        ])
    }
}
