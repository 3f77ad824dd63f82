import Documents
public import LinkAudit

/// Every link of a site that leads out of it, with the pages that it stands on.
public struct OuterLinks: Sendable {
    /// The pages that have a file of their own, in the order of their files.
    public var pages: [Page]
    /// The links in the order of pages and places.
    public var links: [Link]

    /// A page.
    public struct Page: Sendable, Hashable {
        /// The name that messages use for its file.
        public var file: String
        /// Its locale.
        public var locale: String
        /// Its title as plain text.
        public var title: String
        /// The same page in other locales, as indices of ``OuterLinks/pages``; only those that are translated.
        public var translations: [Int]
    }

    /// A link.
    public struct Link: Sendable {
        /// The page it stands on, as an index of ``OuterLinks/pages``.
        public var page: Int
        /// What the audit says of it.
        public var audited: AuditedLink

        /// The intent that a reader can tap here; nil for a definition, an image, or a link to something else.
        public var tappedIntent: String? { audited.use == .tap ? audited.intent : nil }
    }

    /// The links that a reader can tap and that lead to an intent.
    public func uses(of intent: String) -> [Link] { links.filter { $0.tappedIntent == intent } }
}

extension SiteBuilder {
    /// Reads the links of a site; what is wrong with them is not told here.
    public func outerLinks() -> OuterLinks {
        let (plan, readings) = readPages(keepsLinks: true)
        let model = plan.model
        let pages = readings.indices.map { index -> OuterLinks.Page in
            let page = model.pages[index]
            let translations = model.locales.indices.compactMap { locale -> Int? in
                let twin = model.counterpart(of: index, in: locale)
                return twin >= 0 && twin != index && twin < readings.count ? twin : nil
            }
            return OuterLinks.Page(
                file: model.sources[page.source].name, locale: model.locales[page.locale].code,
                title: readings[index].record.title, translations: translations)
        }
        let links = readings.enumerated().flatMap { page, reading in
            reading.list.links.filter(\.leadsOut).map { OuterLinks.Link(page: page, audited: $0) }
        }
        return OuterLinks(pages: pages, links: links)
    }
}

extension AuditedLink {
    /// Whether it is no address inside the site.
    fileprivate var leadsOut: Bool {
        switch verdict {
        case .page, .anchor, .asset: false
        default: true
        }
    }
}
