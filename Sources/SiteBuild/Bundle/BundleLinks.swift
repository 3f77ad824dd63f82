import Documents
import IntentRouting
import LinkAudit
import SourceText

/// The links of one page as a bundle carries them, resolved: `intent`, `system`, `page` or `asset`.
///
/// What an intent carries is taken from the attributes of the page in HTML, so that both say the same.
struct BundleLinks {
    let presentation: DocumentLinks
    private(set) var json = BundleJSON()
    private(set) var count = 0

    init(_ presentation: DocumentLinks) { self.presentation = presentation }

    /// What stands in place of a link that the app this is built for does not know; nil for any other.
    func replacement(_ index: Int) -> [UInt8]? {
        let attributes = presentation.attributes(ofLink: index)
        return attributes.href == nil ? attributes.replacement : nil
    }

    /// Adds a link or image of the document; nil when the page shows its text alone.
    mutating func add(_ index: Int) -> Int? {
        let audited = presentation.audited
        guard audited.verdicts.indices.contains(index) else { return nil }
        let attributes = presentation.attributes(ofLink: index)
        guard attributes.href != nil else { return nil }
        let pool = audited.document.pool
        guard
            var entry = Target(links: presentation.links).members(audited.verdicts[index], attributes, in: pool)
        else { return nil }
        let title = audited.document.links[index].title
        if !title.isEmpty {
            entry.raw(",\"title\":")
            entry.string(audited.document.bytes(title))
        }
        if count > 0 { json.raw(",") }
        json.raw("{")
        json.raw(entry.bytes)
        json.raw("}")
        count += 1
        return count - 1
    }
}

extension BundleLinks {
    /// Writes what one link leads to.
    struct Target {
        let links: PageLinks

        /// The link as an object, or nil when it leads nowhere.
        func object(_ verdict: Verdict, in bytes: [UInt8]) -> [UInt8]? {
            let attributes = links.attributes(verdict, in: bytes)
            guard attributes.href != nil, let entry = members(verdict, attributes, in: bytes) else { return nil }
            return Array("{".utf8) + entry.bytes + Array("}".utf8)
        }

        /// The members of the object.
        func members(_ verdict: Verdict, _ attributes: LinkAttributes, in bytes: [UInt8]) -> BundleJSON? {
            var entry = BundleJSON()
            return write(verdict, attributes, bytes, to: &entry) ? entry : nil
        }

        private func write(
            _ verdict: Verdict, _ attributes: LinkAttributes, _ pool: [UInt8], to entry: inout BundleJSON
        ) -> Bool {
            let page = links.page
            let targets = links.targets
            switch verdict {
            case .intent(let match): write(match, attributes, to: &entry)
            case .system(let link), .rewrite(let link):
                entry.raw("\"kind\":\"system\",\"url\":")
                entry.string(link.url)
            case .page(let target, let suffix):
                let (output, rest) = targets.target(target, pool[suffix.range], from: page)
                write(page: output, rest, to: &entry)
            case .anchor(let suffix): write(page: page.output, pool[suffix.range], to: &entry)
            case .asset(let index, let suffix):
                entry.raw("\"kind\":\"asset\",\"asset\":")
                entry.string(targets.index.assets[index])
                write(suffix: pool[suffix.range], to: &entry)
            case .refused, .unchecked: return false
            }
            return true
        }

        private func write(page output: PathBytes, _ suffix: ArraySlice<UInt8>, to entry: inout BundleJSON) {
            entry.raw("\"kind\":\"page\",\"page\":")
            entry.string(output.bytes)
            write(suffix: suffix, to: &entry)
        }

        /// `?query#fragment` as it was written, in two members without the marks.
        private func write(suffix: ArraySlice<UInt8>, to entry: inout BundleJSON) {
            let mark = suffix.firstIndex(of: UInt8(ascii: "#")) ?? suffix.endIndex
            if suffix.first == UInt8(ascii: "?") {
                entry.raw(",\"query\":")
                entry.string(suffix[..<mark].dropFirst())
            }
            let fragment = suffix[mark...].dropFirst()
            if !fragment.isEmpty {
                entry.raw(",\"fragment\":")
                entry.string(percentDecoded(fragment))
            }
        }

        private func write(_ match: IntentMatch, _ attributes: LinkAttributes, to entry: inout BundleJSON) {
            entry.raw("\"kind\":\"intent\",\"url\":")
            entry.string(match.canonical)
            if let universal = match.universalURL {
                entry.raw(",\"universal\":")
                entry.string(universal)
            }
            for (name, value) in attributes.others {
                switch name.description {
                case "data-intent": member("intent", value, to: &entry)
                case "data-intent-confirm": member("confirm", value, to: &entry)
                case "data-intent-since": member("since", value, to: &entry)
                case "data-intent-until": member("until", value, to: &entry)
                case "data-intent-destructive": entry.raw(",\"destructive\":true")
                case "data-intent-params":
                    entry.raw(",\"parameters\":")
                    entry.raw(value)
                case "data-intent-stack":
                    entry.raw(",\"stack\":")
                    entry.raw(value)
                case "data-intent-platforms":
                    let names = value.split(separator: 0x20).map { "\"" + String(decoding: $0, as: UTF8.self) + "\"" }
                    entry.raw(",\"platforms\":[\(names.joined(separator: ","))]")
                default: break
                }
            }
        }

        private func member(_ name: String, _ value: [UInt8], to entry: inout BundleJSON) {
            entry.raw(",\"\(name)\":")
            entry.string(value)
        }
    }
}
