import Documents
import SourceText

extension SiteModelBuilder {
    /// Makes redirect pages of the old addresses that pages name.
    ///
    /// An alias counts from the locale's top folder, one that begins with `/` from the output's root. A redirect leads
    /// to a page of the site and never to another redirect, so there can be no circle.
    mutating func addRedirects() {
        var redirectByPath: [PathBytes: Int] = [:]
        for index in model.pages.indices where model.pages[index].origin == .source {
            let page = model.pages[index]
            let source = model.sources[page.source]
            for alias in source.frontMatter.aliases {
                let parts = alias.old.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                guard !parts[0].isEmpty else { continue }
                let target = SiteRedirect.Target(
                    page: index, anchor: alias.anchor?.text ?? "",
                    place: Place(file: source.name, range: alias.old.source))
                let output = redirectOutput(parts[0], locale: page.locale)
                let fragment = parts.count == 2 ? decodePercent(parts[1]) : nil
                guard let known = redirectByPath[output] else {
                    redirectByPath[output] = model.redirects.count
                    model.redirects.append(
                        SiteRedirect(
                            output: output, locale: page.locale, target: target, isNamed: fragment == nil,
                            fragments: fragment.map { [.init(old: $0, target: target)] } ?? []))
                    continue
                }
                add(target, fragment, to: known)
            }
        }
    }

    private mutating func add(_ target: SiteRedirect.Target, _ fragment: String?, to index: Int) {
        let redirect = model.redirects[index]
        if let fragment {
            if let first = redirect.fragments.first(where: { $0.old == fragment }) {
                return reportTwice(target.place, first.target.place)
            }
            model.redirects[index].fragments.append(.init(old: fragment, target: target))
        } else if redirect.isNamed {
            reportTwice(target.place, redirect.target.place)
        } else {
            model.redirects[index].target = target
            model.redirects[index].isNamed = true
        }
    }

    private mutating func reportTwice(_ place: Place, _ first: Place) {
        model.findings.append(
            Finding(
                rule: "alias-conflict", severity: .error, place: place,
                message: "this old address leads to two places", help: "keep the alias in one of them",
                related: [RelatedPlace(place: first, message: "first given here")]))
    }

    private func redirectOutput(_ alias: Substring, locale: Int) -> PathBytes {
        var path = alias
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        if isAbsolute { path = path.dropFirst() }
        let isFolder = path.utf8.last == UInt8(ascii: "/")
        if isFolder { path = path.dropLast() }
        var name = decodePercent(path)
        if isFolder {
            name += "/index.html"
        } else if name.hasSuffix(".md") {
            name = name.dropLast(3) + ".html"
        } else if !name.hasSuffix(".html"), !name.hasSuffix(".htm") {
            name += ".html"
        }
        return isAbsolute ? PathBytes(name) : model.sections[model.roots[locale]].output.appending(name.utf8)
    }

    /// The text with its percent-escapes decoded; unchanged where that would give no UTF-8 or leave the folder.
    private func decodePercent(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self), !decoded.unicodeScalars.contains("\0"),
            !decoded.split(separator: "/", omittingEmptySubsequences: false).contains(where: {
                $0.isEmpty || $0 == "." || $0 == ".."
            })
        else { return String(text) }
        return decoded
    }
}
