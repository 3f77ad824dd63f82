import Documents
import IntentCatalogue
import IntentRouting
import LinkAudit
import SourceText

/// What the links of one page carry: contract section 7.
///
/// Only the verdict `intent` gives `data-intent`; a refused destination gives nothing.
struct PageLinks: Sendable {
    /// Where links lead, the same for all pages.
    let targets: LinkTargets
    /// The page that shows the links.
    let page: SitePage

    /// The start tag for a verdict.
    ///
    /// - Parameters:
    ///   - verdict: the verdict.
    ///   - bytes: what the verdict's suffix is a range of.
    ///   - standsAlone: whether the link is all there is in its paragraph.
    func attributes(_ verdict: Verdict, in bytes: [UInt8], standsAlone: Bool = false) -> LinkAttributes {
        switch verdict {
        case .intent(let match):
            return attributes(match, standsAlone: standsAlone)
        case .system(let link), .rewrite(let link):
            var result = LinkAttributes(href: link.url, others: others(link))
            if standsAlone, link.kind == .https || link.kind == .http {
                result.paragraphClasses = "link-card"
                result.summary = Array((link.host ?? "").utf8)
            }
            return result
        case .page(let target, let suffix):
            let (path, rest) = targets.target(target, bytes[suffix.range], from: page)
            var result = LinkAttributes(href: RelativeURL.reference(from: page.output.bytes, to: path.bytes) + rest)
            if standsAlone {
                result.paragraphClasses = "link-card"
                result.summary = targets.description(target, from: page)
            }
            return result
        case .asset(let index, let suffix):
            let path = Array(targets.index.assets[index].utf8)
            return LinkAttributes(
                href: RelativeURL.reference(from: page.output.bytes, to: path) + bytes[suffix.range])
        case .anchor(let suffix):
            // `?x` alone would ask the server for this page again; an empty suffix is the page itself.
            return LinkAttributes(href: suffix.isEmpty ? Array("#".utf8) : Array(bytes[suffix.range]))
        case .unchecked, .refused:
            return LinkAttributes(href: nil)
        }
    }

    private func others(_ link: SystemLink) -> [(name: StaticString, value: [UInt8])] {
        switch link.kind {
        case .https, .http: [("data-link", Array("external".utf8)), ("rel", Array("noopener".utf8))]
        case .mailto, .tel: []
        }
    }

    private func attributes(_ match: IntentMatch, standsAlone: Bool) -> LinkAttributes {
        guard let intent = targets.catalogue.intent(match.id) else { return LinkAttributes(href: nil) }
        if targets.app.absence(of: intent) != nil {
            var result = LinkAttributes(href: nil)
            result.replacement = intent.fallback.map { Array(text($0).utf8) }
            return result
        }
        let universal = match.universalURL
        var result = LinkAttributes(href: universal.map { Array($0.utf8) } ?? match.canonical)
        if standsAlone { result.classes = "intent-button" }
        func add(_ name: StaticString, _ value: String) { result.others.append((name, Array(value.utf8))) }
        add("data-intent", match.id)
        if universal != nil { add("data-intent-url", match.url) }
        let parameters = match.parameters
        if !parameters.isEmpty { result.others.append(("data-intent-params", JSONText.object(parameters))) }
        let stack = match.stack
        if !stack.isEmpty { result.others.append(("data-intent-stack", JSONText.stack(stack))) }
        if let confirm = intent.confirm { add("data-intent-confirm", text(confirm)) }
        if intent.isDestructive { add("data-intent-destructive", "") }
        if let since = intent.since { add("data-intent-since", since.description) }
        if let until = intent.until { add("data-intent-until", until.description) }
        if !intent.platforms.isEmpty { add("data-intent-platforms", intent.platforms.joined(separator: " ")) }
        return result
    }

    /// A text of the catalogue in the locale of the page.
    private func text(_ text: LocalisedText) -> String {
        let model = targets.model
        let fallback = model.locales[model.defaultLocale].code
        return text.text(for: model.locales[page.locale].code, fallback: fallback)
    }
}

/// Answers the emitter for one document.
struct DocumentLinks: LinkPresentation {
    let links: PageLinks
    let audited: AuditedDocument
    /// Sizes of the site's images, by asset.
    let sizes: [ImageSize?]

    func attributes(ofLink index: Int) -> LinkAttributes {
        let link = audited.document.links[index]
        var result = links.attributes(
            audited.verdicts[index], in: audited.document.pool, standsAlone: link.standsAlone)
        guard result.paragraphClasses.utf8CodeUnitCount > 0, link.node >= 0 else { return result }
        let node = Int(link.node)
        let inner = audited.document.nodes[node..<Int(audited.document.nodes[node].end)]
        // A picture that leads somewhere is no card, and an address that is its own text says its host already.
        if inner.contains(where: { $0.kind == .image }) { result.paragraphClasses = "" }
        if link.form == .autolink || link.form == .bareAutolink { result.summary = [] }
        return result
    }

    func size(ofImage index: Int) -> (width: Int, height: Int)? {
        guard case .asset(let asset, _) = audited.verdicts[index], let size = sizes[asset] else { return nil }
        return (size.width, size.height)
    }
}
