import Documents
import LinkAudit
import SourceText

/// Renders the article of a page: the document in HTML, its links as the page carries them, its raw HTML under the
/// site's policy.
struct ArticleRenderer: Sendable {
    private let policy: RawHTMLPolicy
    private let auditor: PageAuditor
    /// The emitter's words, by locale.
    private let words: [EmitterWords]
    private let sizes: [ImageSize?]

    init(
        _ configuration: SiteConfiguration, texts library: InterfaceTextLibrary, model: SiteModel, auditor: PageAuditor,
        sizes: [ImageSize?]
    ) {
        policy = configuration.rawHTML
        self.auditor = auditor
        self.sizes = sizes
        words = model.locales.map { locale in
            let texts = configuration.interfaceTexts(locale, from: library)
            return EmitterWords(
                callouts: [
                    "note": texts[.note], "tip": texts[.tip], "important": texts[.important],
                    "warning": texts[.warning], "caution": texts[.caution], "details": texts[.details],
                ], notes: texts[.footnotes], backToText: texts[.backToText], done: texts[.taskDone],
                open: texts[.taskOpen])
        }
    }

    /// The article.
    ///
    /// - Parameters:
    ///   - audited: the document with the verdicts on its links.
    ///   - page: the page that shows it; its links are written for this page's place.
    ///   - original: index of the page that the document belongs to.
    ///   - aliases: old anchors to be kept alive.
    ///   - targets: where links lead.
    func render(
        _ audited: AuditedDocument, on page: SitePage, original: Int, aliases: [FrontMatterAlias],
        targets: LinkTargets
    ) -> [UInt8] {
        let links = PageLinks(targets: targets, page: page)
        let language = page.origin == .fallback ? targets.model.defaultLocale : page.locale
        var options = EmitterOptions.site(rawHTML: policy, words: words[language])
        options.anchorAliases = anchorAliases(aliases)
        let emitted = HTMLEmitter.body(
            of: audited.document, presentation: DocumentLinks(links: links, audited: audited, sizes: sizes),
            options: options)
        var html = emitted.html
        if !emitted.rawHTML.isEmpty {
            let raw = AuthoredHTML(auditor: auditor, links: links, page: original)
            html = policy == .clean ? raw.clean(emitted) : raw.redirect(emitted)
        }
        return topAnchors(aliases) + html
    }

    /// The same article for apps that draw it themselves: the members `links` and `blocks` of a page of the bundle.
    func bundle(
        _ audited: AuditedDocument, on page: SitePage, aliases: [FrontMatterAlias], targets: LinkTargets
    ) -> [UInt8] {
        let links = PageLinks(targets: targets, page: page)
        let language = page.origin == .fallback ? targets.model.defaultLocale : page.locale
        var options = EmitterOptions.site(rawHTML: policy, words: words[language])
        options.anchorAliases = anchorAliases(aliases)
        return BundleEmitter.members(
            of: audited.document, presentation: DocumentLinks(links: links, audited: audited, sizes: sizes),
            options: options)
    }

    private func anchorAliases(_ aliases: [FrontMatterAlias]) -> [[UInt8]: [[UInt8]]] {
        var result: [[UInt8]: [[UInt8]]] = [:]
        for alias in aliases {
            guard let old = oldAnchor(alias), let anchor = alias.anchor else { continue }
            result[Array(anchor.text.utf8), default: []].append(old)
        }
        return result
    }

    /// Old anchors that lead to the beginning of the page.
    private func topAnchors(_ aliases: [FrontMatterAlias]) -> [UInt8] {
        var result: [UInt8] = []
        for alias in aliases where alias.anchor == nil {
            guard let old = oldAnchor(alias) else { continue }
            result += "<span id=\"".utf8
            HTMLEscaping.appendEscaped(old, to: &result)
            result += "\"></span>\n".utf8
        }
        return result
    }

    private func oldAnchor(_ alias: FrontMatterAlias) -> [UInt8]? {
        alias.old.text.utf8.first == UInt8(ascii: "#") ? Array(alias.old.text.utf8.dropFirst()) : nil
    }
}
