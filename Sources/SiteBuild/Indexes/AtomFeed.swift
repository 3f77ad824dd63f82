import Documents
import SourceText

/// The feed of a locale's changes, after RFC 4287: the pages with a day of their last change, the latest first.
///
/// A page counts as changed on the day that its front matter names (`updated`), at midnight UTC; no clock is asked.
/// Addresses serve as ids, which is why there is a feed only where the site's address is known.
struct AtomFeed {
    /// Most entries in a feed.
    static let entryLimit = 50

    private let assembler: PageAssembler
    private let locale: Int
    private let address: SiteAddress
    private var model: SiteModel { assembler.model }

    init(_ assembler: PageAssembler, locale: Int, address: SiteAddress) {
        self.assembler = assembler
        self.locale = locale
        self.address = address
    }

    /// Where the feed of a locale lies: beside its start page.
    static func path(_ model: SiteModel, locale: Int) -> PathBytes {
        let home = model.sections[model.roots[locale]].indexPage
        return model.pages[home].output.parent.appending("feed.xml".utf8)
    }

    /// The file; nil where no page of the locale names a day.
    func file() -> [UInt8]? {
        let entries = entries()
        guard let latest = entries.first else { return nil }
        var result = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        result += "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(model.locales[locale].code)\">\n".utf8
        element("title", assembler.sites[locale].title, to: &result)
        let home = model.sections[model.roots[locale]].indexPage
        if let description = assembler.description(of: home) { element("subtitle", description, to: &result) }
        element("id", address(of: model.pages[home].output), to: &result)
        element("updated", latest.day + "T00:00:00Z", to: &result)
        link("self", address(of: AtomFeed.path(model, locale: locale)), "application/atom+xml", to: &result)
        link("alternate", address(of: model.pages[home].output), "text/html", to: &result)
        result += "<author>".utf8
        element("name", assembler.sites[locale].title, to: &result)
        result += "</author>\n".utf8
        element("generator", assembler.sites[locale].generator, to: &result)
        for entry in entries {
            result += "<entry>\n".utf8
            let address = address(of: model.pages[entry.page].output)
            element("title", assembler.navigation.titles[entry.page], to: &result)
            element("id", address, to: &result)
            link("alternate", address, "text/html", to: &result)
            element("updated", entry.day + "T00:00:00Z", to: &result)
            if let description = assembler.description(of: entry.page) {
                element("summary", description, to: &result)
            }
            result += "</entry>\n".utf8
        }
        result += "</feed>\n".utf8
        return result
    }

    private func entries() -> [(page: Int, day: String)] {
        var result: [(page: Int, day: String)] = []
        for (index, page) in model.pages.enumerated() {
            guard page.locale == locale, page.origin == .source, model.isListed(page),
                let day = model.sources[page.source].frontMatter.updated
            else { continue }
            result.append((index, day))
        }
        result.sort { left, right in
            left.day != right.day
                ? left.day > right.day
                : model.pages[left.page].output.bytes.lexicographicallyPrecedes(model.pages[right.page].output.bytes)
        }
        return Array(result.prefix(AtomFeed.entryLimit))
    }

    private func address(of output: PathBytes) -> String {
        String(decoding: address.address(of: output), as: UTF8.self)
    }

    private func element(_ name: StaticString, _ text: String, to result: inout [UInt8]) {
        result += "<\(name)>".utf8
        // XML 1.0, section 2.2: other control characters cannot stand in a document in any way.
        let scalars = text.unicodeScalars.filter { scalar in
            scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || scalar == "\n" || scalar == "\t"
        }
        HTMLEscaping.appendEscaped(String(String.UnicodeScalarView(scalars)), to: &result)
        result += "</\(name)>\n".utf8
    }

    private func link(_ relation: String, _ address: String, _ type: String, to result: inout [UInt8]) {
        result += "<link rel=\"\(relation)\" type=\"\(type)\" href=\"".utf8
        HTMLEscaping.appendEscaped(address, to: &result)
        result += "\"/>\n".utf8
    }
}
