import Documents
public import IntentCatalogue
import IntentRouting
import LinkAudit
public import SourceText

/// Audits the destinations that a theme's own files spell out: a link in a footer is on every page of the site.
///
/// In: template files and the catalogue. Out: findings at the place in the template. Values that a tag of the template
/// fills in come from the site, which has judged them; addresses inside the site are relative to the page and cannot be
/// looked up here. Everything with a scheme or a host is held to the catalogue as in a page.
public func templateLinkFindings(_ templates: [SourceFile], catalogue: Catalogue) -> [Finding] {
    let policy = Policy(catalogue)
    let auditor = PageAuditor(policy: policy, index: ContentIndex(pages: [], assets: []))
    return templates.flatMap { template -> [Finding] in
        guard template.name.hasSuffix(".mustache") else { return [] }
        let tags = mustacheTags(template.bytes)
        var markup = template.bytes
        for tag in tags { for offset in tag.range { markup[offset] = 0x20 } }
        let tree: HTMLTree
        do throws(HTMLTreeError) {
            tree = try HTMLTree.parse(markup, mode: .fragment)
        } catch {
            let place = Place(file: template.name, range: ByteRange(error.byteOffset, error.byteOffset + 1))
            return [
                Finding(
                    rule: "template-file", severity: .error, place: place,
                    message: "the links of this template cannot be read: \(error.message)")
            ]
        }
        let links = tree.linkAttributes().compactMap { link -> FrontMatterLink? in
            let value = link.valueRange
            let isFilledIn = tags.contains { $0.start < value.end && value.start < $0.end }
            let destination = Array(link.value.utf8)
            guard !isFilledIn, !destination.isEmpty else { return nil }
            if case .internalPath = policy.judge(destination[...]).verdict { return nil }
            return FrontMatterLink(key: link.attribute, use: link.use, destination: destination, source: value)
        }
        return auditor.audit(links, file: template.name, page: nil).findings
    }.sorted(by: Finding.reportOrder)
}

/// The tags of a template, `{{` to `}}` or `{{{` to `}}}`.
private func mustacheTags(_ bytes: [UInt8]) -> [ByteRange] {
    var tags: [ByteRange] = []
    var index = 0
    while index + 1 < bytes.count {
        guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
            index += 1
            continue
        }
        let start = index
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "}") || bytes[index + 1] != UInt8(ascii: "}") {
            index += 1
        }
        index = min(index + 2, bytes.count)
        if index < bytes.count, bytes[index] == UInt8(ascii: "}"),
            bytes[start..<min(start + 3, bytes.count)].count == 3,
            bytes[start + 2] == UInt8(ascii: "{")
        {
            index += 1
        }
        tags.append(ByteRange(start, index))
    }
    return tags
}
