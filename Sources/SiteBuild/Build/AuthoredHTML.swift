import Documents
import LinkAudit
import SourceText

/// Treats the HTML that an author wrote into a page.
///
/// Its links have been judged with the document; here each is asked about once more, at the place where it is written.
struct AuthoredHTML {
    let auditor: PageAuditor
    let links: PageLinks
    /// The page that relative addresses count from.
    let page: Int

    /// Keeps what is on the list and gives links their addresses.
    func clean(_ emitted: EmittedBody) -> [UInt8] {
        cleanHTML(emitted.html, rawRanges: emitted.rawHTML.map(\.body)) { link in
            let attributes = attributes(of: link)
            guard let href = attributes.href else { return .drop }
            var result = [HTMLAttributeText(link.attribute, String(decoding: href, as: UTF8.self))]
            if link.use == .tap {
                result += attributes.others.map {
                    HTMLAttributeText($0.name.description, String(decoding: $0.value, as: UTF8.self))
                }
            }
            return .replace(result)
        }.html
    }

    /// Leaves everything as it is, but for the addresses of pages and files of the site.
    func redirect(_ emitted: EmittedBody) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(emitted.html.count + 64)
        var copied = 0
        for raw in emitted.rawHTML {
            let piece = Array(emitted.html[raw.body.range])
            for link in htmlLinks(piece) {
                guard let href = attributes(of: link).href, !link.valueRange.isEmpty else { continue }
                let start = raw.body.lowerBound + link.valueRange.lowerBound
                guard start >= copied else { continue }
                result += emitted.html[copied..<start]
                HTMLEscaping.appendEscapedURL(href, to: &result)
                copied = raw.body.lowerBound + link.valueRange.upperBound
            }
        }
        result += emitted.html[copied...]
        return result
    }

    private func htmlLinks(_ piece: [UInt8]) -> [HTMLLinkAttribute] {
        // What the parser refuses was refused by the audit before; nothing is rewritten then.
        (try? HTMLTree.parse(piece, mode: .fragment))?.linkAttributes() ?? []
    }

    private func attributes(of link: HTMLLinkAttribute) -> LinkAttributes {
        let isBlank = { (byte: UInt8) in byte <= 0x20 }
        let value = Array(link.value.utf8)
        let start = value.firstIndex { !isBlank($0) } ?? value.count
        let end = (value.lastIndex { !isBlank($0) } ?? start - 1) + 1
        let destination = Array(value[start..<max(start, end)])
        let judged = auditor.audit(
            [FrontMatterLink(key: link.attribute, use: link.use, destination: destination, source: .empty)],
            file: "", page: page)
        guard let verdict = judged.frontMatterVerdicts.first else { return LinkAttributes(href: nil) }
        return links.attributes(verdict, in: destination)
    }
}
