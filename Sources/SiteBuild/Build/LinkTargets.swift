import Documents
import IntentCatalogue
import LinkAudit

/// Where links of the site lead: what ``LinkPresentation`` needs besides the page.
struct LinkTargets: Sendable {
    let model: SiteModel
    let index: ContentIndex
    let catalogue: Catalogue
    /// The app that the pages are for.
    var app = AppTarget()
    /// The anchors of each page of the index, where they are known already; only pages shown in another locale's stead
    /// ask for them, and those are rendered when all others have been read.
    var anchors: [AnchorSet?] = []

    /// The output path that a link to a page leads to, and what stands behind it.
    ///
    /// A page that stands in for a missing translation keeps its reader in the locale: a link to a page that has been
    /// translated leads to the translation, without the fragment where the translation has no such anchor.
    func target(
        _ target: Int, _ suffix: ArraySlice<UInt8>, from page: SitePage
    ) -> (output: PathBytes, suffix: ArraySlice<UInt8>) {
        guard page.origin == .fallback else { return (model.pages[target].output, suffix) }
        let twin = model.counterpart(of: target, in: page.locale)
        guard twin >= 0 else { return (model.pages[target].output, suffix) }
        let path = model.pages[twin].output
        guard model.pages[twin].origin != .fallback, let mark = suffix.firstIndex(of: UInt8(ascii: "#")) else {
            return (path, suffix)
        }
        let name = percentDecoded(suffix[(mark + 1)...])
        let isThere = anchors.indices.contains(twin) && anchors[twin]?.contains(name[...]) == true
        return (path, isThere ? suffix : suffix[..<mark])
    }

    /// What the page that a link leads to says about itself, in the words of the reader's locale where it has them.
    func description(_ target: Int, from page: SitePage) -> [UInt8] {
        var target = target
        if page.origin == .fallback {
            let twin = model.counterpart(of: target, in: page.locale)
            if twin >= 0 { target = twin }
        }
        guard model.pages.indices.contains(target), model.pages[target].source >= 0 else { return [] }
        return Array((model.sources[model.pages[target].source].frontMatter.description ?? "").utf8)
    }
}

/// The bytes with their percent-escapes decoded once; what is no escape stays.
func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = bytes.startIndex
    while cursor < bytes.endIndex {
        if bytes[cursor] == UInt8(ascii: "%"), bytes.endIndex - cursor > 2,
            let value = UInt8(String(decoding: bytes[(cursor + 1)...(cursor + 2)], as: UTF8.self), radix: 16)
        {
            result.append(value)
            cursor += 3
        } else {
            result.append(bytes[cursor])
            cursor += 1
        }
    }
    return result
}
