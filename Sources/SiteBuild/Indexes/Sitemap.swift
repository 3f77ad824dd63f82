import Documents

/// The list of a site's pages for search engines, after sitemaps.org 0.9 with `hreflang` alternates.
///
/// Left out are hidden pages, pages that only lead elsewhere, and pages that show another locale's words: those are
/// listed where their words are at home.
struct Sitemap {
    /// Most addresses in one file.
    static let addressLimit = 50_000
    /// Most bytes in one file.
    static let byteLimit = 50_000_000

    private let model: SiteModel
    private let address: SiteAddress

    init(_ model: SiteModel, address: SiteAddress) {
        self.model = model
        self.address = address
    }

    /// The files by path: `sitemap.xml`, and when one file cannot hold everything `sitemap-1.xml` and so on, which
    /// `sitemap.xml` then lists.
    func files(addressLimit: Int = Sitemap.addressLimit, byteLimit: Int = Sitemap.byteLimit) -> [(
        path: String, bytes: [UInt8]
    )] {
        let head =
            "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" "
            + "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
        let start = Array((Sitemap.declaration + head).utf8)
        let end = Array("</urlset>\n".utf8)
        var parts: [[UInt8]] = []
        var current = start
        var count = 0
        let pages = model.pages.indices.filter { isListed($0) }.sorted {
            model.pages[$0].output.bytes.lexicographicallyPrecedes(model.pages[$1].output.bytes)
        }
        for page in pages {
            let entry = entry(page)
            if count == addressLimit || count > 0 && current.count + entry.count + end.count > byteLimit {
                parts.append(current + end)
                current = start
                count = 0
            }
            current += entry
            count += 1
        }
        parts.append(current + end)
        guard parts.count > 1 else { return [("sitemap.xml", parts[0])] }
        var index = Sitemap.declaration + "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        for number in 1...parts.count {
            index += "<sitemap><loc>\(address.text)sitemap-\(number).xml</loc></sitemap>\n"
        }
        index += "</sitemapindex>\n"
        return [("sitemap.xml", Array(index.utf8))]
            + parts.enumerated().map { ("sitemap-\($0.offset + 1).xml", $0.element) }
    }

    private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    private func isListed(_ index: Int) -> Bool {
        let page = model.pages[index]
        return page.origin != .fallback && model.isListed(page)
    }

    private func entry(_ index: Int) -> [UInt8] {
        var result = Array("<url><loc>".utf8)
        // Encoded addresses hold none of the characters that XML would have escaped.
        result += address.address(of: model.pages[index].output)
        result += "</loc>".utf8
        let source = model.pages[index].source
        if source >= 0, let updated = model.sources[source].frontMatter.updated {
            result += "<lastmod>\(updated)</lastmod>".utf8
        }
        for alternate in model.translations(of: index) {
            appendAlternate(model.locales[model.pages[alternate].locale].code, alternate, to: &result)
            if model.pages[alternate].locale == model.defaultLocale {
                appendAlternate("x-default", alternate, to: &result)
            }
        }
        result += "</url>\n".utf8
        return result
    }

    private func appendAlternate(_ language: String, _ page: Int, to result: inout [UInt8]) {
        result += "<xhtml:link rel=\"alternate\" hreflang=\"\(language)\" href=\"".utf8
        result += address.address(of: model.pages[page].output)
        result += "\"/>".utf8
    }
}

extension SiteModel {
    /// The same page in every locale that has words of its own for it, itself included; empty when there is no other.
    func translations(of page: Int) -> [Int] {
        let own = locales.indices.map { counterpart(of: page, in: $0) }.filter {
            $0 >= 0 && pages[$0].origin != .fallback && isListed(pages[$0])
        }
        return own.count > 1 ? own : []
    }
}
