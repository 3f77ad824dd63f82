import Exports
import SourceText

/// The way from JSON to the rules of a ``SiteAssociation``.
struct SiteAssociationReading {
    private let document: JSONDocument
    private(set) var components: [SiteAssociation.Component] = []
    private(set) var namesApp = false
    private(set) var place: ByteRange?

    /// What holds for components that do not say otherwise.
    private struct Defaults {
        var isCaseSensitive = true
        var comparesEscapes = true
    }

    init(_ document: JSONDocument) { self.document = document }

    mutating func run(_ findings: inout AppFindings) {
        guard let links = object("applinks", of: 0, &findings), let details = document.member("details", of: links)
        else {
            findings.report(
                .fileValue, document.values[0].range, "the file has no `applinks` with `details`",
                help: "`fingerpost generate apple-app-site-association` writes one")
            return
        }
        place = document.values[details].keyRange
        guard document.values[details].kind == .array else {
            return wrong(details, "a list of objects", &findings)
        }
        let defaults = defaults(links, Defaults(), &findings)
        for detail in document.values[details].children {
            guard document.values[detail].kind == .object else {
                wrong(detail, "an object", &findings)
                continue
            }
            readApps(detail, &findings)
            read(detail, self.defaults(detail, defaults, &findings), &findings)
        }
    }

    private mutating func readApps(_ detail: Int, _ findings: inout AppFindings) {
        let names = ["appIDs", "appID"].compactMap { document.member($0, of: detail) }
        guard !names.isEmpty else {
            findings.report(.fileValue, document.values[detail].range, "no app is named", help: "add `appIDs`")
            return
        }
        for value in names {
            let items = document.values[value].kind == .array ? document.values[value].children : [value]
            for item in items {
                if document.values[item].text == nil { wrong(item, "a text", &findings) } else { namesApp = true }
            }
        }
    }

    private mutating func read(_ detail: Int, _ defaults: Defaults, _ findings: inout AppFindings) {
        if let list = document.member("components", of: detail) {
            guard document.values[list].kind == .array else { return wrong(list, "a list of objects", &findings) }
            for item in document.values[list].children { readComponent(item, defaults, &findings) }
        } else if let list = document.member("paths", of: detail) {
            guard document.values[list].kind == .array else { return wrong(list, "a list of texts", &findings) }
            for item in document.values[list].children { readPath(item, &findings) }
        }
    }

    /// The form before iOS 13: `/open/*`, `NOT /open/x`.
    private mutating func readPath(_ item: Int, _ findings: inout AppFindings) {
        let value = document.values[item]
        guard let text = value.text else { return wrong(item, "a text", &findings) }
        let isExcluded = text.hasPrefix("NOT ")
        let path = isExcluded ? String(text.dropFirst(4)) : text
        var component = SiteAssociation.Component(shown: text, path: WildcardPattern(path), range: value.range)
        component.isExcluded = isExcluded
        component.literalPath = component.path.isLiteral ? path : nil
        components.append(component)
    }

    private mutating func readComponent(_ item: Int, _ defaults: Defaults, _ findings: inout AppFindings) {
        let value = document.values[item]
        guard value.kind == .object else { return wrong(item, "an object", &findings) }
        let own = self.defaults(item, defaults, &findings)
        func pattern(_ text: String) -> WildcardPattern {
            WildcardPattern(text, ignoresCase: !own.isCaseSensitive)
        }
        var component = SiteAssociation.Component(shown: "*", range: value.range)
        component.comparesEscapes = own.comparesEscapes
        for member in value.children {
            let part = document.values[member]
            switch part.key {
            case "/", "#":
                guard let text = part.text else {
                    wrong(member, "a text", &findings)
                    continue
                }
                if text.contains("$(") { return open(text, part.range, &findings) }
                if part.key == "#" {
                    component.fragment = pattern(text)
                } else {
                    component.shown = text
                    component.range = part.range
                    component.path = pattern(text)
                    let isPlain = component.path.isLiteral && own.isCaseSensitive && own.comparesEscapes
                    component.literalPath = isPlain ? text : nil
                }
            case "?":
                if let text = part.text {
                    component.query = pattern(text)
                } else if part.kind == .object {
                    for entry in part.children {
                        guard let name = document.values[entry].key, let text = document.values[entry].text else {
                            wrong(entry, "a text", &findings)
                            continue
                        }
                        component.items.append((name, pattern(text)))
                    }
                } else {
                    wrong(member, "a text or an object", &findings)
                }
            case "exclude":
                if case .boolean(let flag) = part.kind {
                    component.isExcluded = flag
                } else {
                    wrong(member, "`true` or `false`", &findings)
                }
            case "caseSensitive", "percentEncoded", "comment": break
            default:
                let known = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded", "comment"]
                findings.report(
                    .fileValue, part.keyRange ?? part.range, "a component has no `\(visible(part.key ?? ""))`",
                    help: nearestName(to: part.key ?? "", among: known).map { "did you mean `\($0)`?" })
            }
        }
        components.append(component)
    }

    private func defaults(_ value: Int, _ outer: Defaults, _ findings: inout AppFindings) -> Defaults {
        var result = outer
        var places = [value]
        if let inner = document.member("defaults", of: value) { places.insert(inner, at: 0) }
        for place in places where document.values[place].kind == .object {
            for (key, path) in [
                ("caseSensitive", \Defaults.isCaseSensitive), ("percentEncoded", \Defaults.comparesEscapes),
            ] {
                guard let member = document.member(key, of: place) else { continue }
                if case .boolean(let flag) = document.values[member].kind {
                    result[keyPath: path] = flag
                } else {
                    wrong(member, "`true` or `false`", &findings)
                }
            }
        }
        return result
    }

    private func object(_ key: String, of value: Int, _ findings: inout AppFindings) -> Int? {
        guard document.values[value].kind == .object, let member = document.member(key, of: value),
            document.values[member].kind == .object
        else { return nil }
        return member
    }

    /// A variable of the file's own, which is not followed.
    private func open(_ text: String, _ range: ByteRange, _ findings: inout AppFindings) {
        findings.report(
            .valueOpen, range, "`\(visible(text))` holds a variable, and is not compared",
            help: "write the words of the variable as components of their own", subject: text)
    }

    private func wrong(_ value: Int, _ wanted: String, _ findings: inout AppFindings) {
        let value = document.values[value]
        let what = value.key.map { "`\(visible($0))`" } ?? "an item"
        findings.report(.fileValue, value.range, "\(what) must be \(wanted)")
    }
}
