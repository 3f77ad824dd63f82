public import SourceText

/// Something in HTML that runs, frames, submits, restyles or redirects.
public struct HTMLActiveContent: Sendable, Hashable {
    /// What it is, as a few words that begin a sentence: `the element <script> runs code`.
    public var reason: String
    /// The tag, or the attribute's name and value, in the input.
    public var range: ByteRange
    /// The element's name in lower case.
    public var element: String
    /// The attribute's name in lower case, or nil when the element itself is meant.
    public var attribute: String?
}

extension HTMLTree {
    /// What the rule `active-html` reports, in order of place.
    public func activeContent() -> [HTMLActiveContent] {
        var result: [HTMLActiveContent] = []
        for index in nodes.indices where nodes[index].kind == .element && !nodes[index].isClone {
            // What the parser supplies (`html` around a whole page) is nobody's doing.
            guard !nodes[index].source.isEmpty else { continue }
            if Self.activeSet.contains(nodes[index]) { addActive(nodes[index].name, nodes[index].source, &result) }
            guard !nodes[index].attributes.isEmpty else { continue }
            addActive(nodes[index].name, attributes: nodes[index].attributes, &result)
        }
        for tag in ignoredTags {
            addActive(tag.name, tag.source, &result)
            addActive(tag.name, attributes: tag.attributes, &result)
        }
        if result.count > 1 { result.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) } }
        return result
    }

    private static let activeSet = HTMLElementSet(Set(activeElements.keys))

    private static let activeElements: [String: String] = [
        "script": "runs code", "style": "changes the look of the page", "link": "loads a resource into the page",
        "base": "changes where every link of the page leads", "iframe": "shows another page in a frame",
        "frame": "shows another page in a frame", "frameset": "shows other pages in frames",
        "portal": "shows another page in a frame", "fencedframe": "shows another page in a frame",
        "object": "runs a plug-in or another page", "embed": "runs a plug-in or another page",
        "applet": "runs a plug-in", "form": "sends data", "input": "is a form control",
        "button": "is a form control", "select": "is a form control", "textarea": "is a form control",
        "option": "is a form control", "keygen": "is a form control", "isindex": "is a form control",
        "template": "holds markup that a script can bring to life",
        "noscript": "is read differently with and without scripts",
        "body": "changes the page around it", "html": "changes the page around it",
        "head": "changes the page around it", "bgsound": "plays sound", "plaintext": "swallows the rest of the page",
        "xmp": "is read differently by different tools", "noembed": "is read differently by different tools",
        "noframes": "is read differently by different tools",
        "foreignobject": "holds HTML inside a drawing", "animate": "changes attributes as time passes",
        "set": "changes attributes as time passes", "animatetransform": "changes attributes as time passes",
        "animatemotion": "changes attributes as time passes", "use": "copies a drawing from elsewhere",
        "handler": "runs code", "listener": "runs code",
    ]

    private func addActive(_ name: String, _ source: ByteRange, _ result: inout [HTMLActiveContent]) {
        guard let reason = Self.activeElements[name] else { return }
        result.append(HTMLActiveContent(reason: "the element <\(name)> \(reason)", range: source, element: name))
    }

    private func addActive(_ name: String, attributes range: Range<Int32>, _ result: inout [HTMLActiveContent]) {
        let attributes = self.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
        for attribute in attributes {
            guard let reason = activeReason(attribute, in: name, attributes) else { continue }
            let whole = ByteRange(
                attribute.nameRange.lowerBound, max(attribute.nameRange.upperBound, attribute.valueRange.upperBound))
            result.append(
                HTMLActiveContent(reason: reason, range: whole, element: name, attribute: attribute.name))
        }
    }

    private func activeReason(
        _ attribute: HTMLAttribute, in element: String, _ all: ArraySlice<HTMLAttribute>
    ) -> String? {
        let name = attribute.name
        // The two that nearly every attribute is have nothing to them but their address.
        if name == "href" || name == "src" {
            return Self.runsCode(bytes(attribute.value))
                ? "the value of the attribute \(name) is an address that runs code" : nil
        }
        if name.hasPrefix("on") { return "the attribute \(visible(name)) runs code" }
        switch name {
        case "style": return "the attribute style changes the look of the page"
        case "srcdoc": return "the attribute srcdoc holds another page"
        case "formaction", "form": return "the attribute \(name) sends data"
        case "http-equiv" where element == "meta": return "the element <meta http-equiv> steers the browser"
        case "ping": return "the attribute ping reports every tap"
        case "is": return "the attribute is turns the element into another"
        default: break
        }
        if name.hasPrefix("data-intent") || name.hasPrefix("data-link") {
            return "the attribute \(visible(name)) imitates a checked link"
        }
        guard !Self.isProse(name) else { return nil }
        let value = bytes(attribute.value)
        let scripts =
            name.hasSuffix("srcset")
            ? HTMLImageCandidate.split(value).contains { Self.runsCode(value[$0.address]) } : Self.runsCode(value)
        return scripts ? "the value of the attribute \(visible(name)) is an address that runs code" : nil
    }

    private static let prose: Set = [
        "alt", "title", "abbr", "label", "summary", "placeholder", "class", "id", "name",
    ]

    /// Whether an attribute holds words for people or names, where a colon means nothing.
    private static func isProse(_ attribute: String) -> Bool {
        prose.contains(attribute) || attribute.hasPrefix("aria-") || attribute.hasPrefix("data-")
    }

    /// Whether an address has a scheme that runs code, read with more leniency than browsers have.
    ///
    /// Controls and white space in front and line ends and tabs anywhere are skipped as browsers do, characters beyond
    /// ASCII because they can be invisible, and because the parser has made U+FFFD of most controls.
    public static func runsCode(_ value: ArraySlice<UInt8>) -> Bool {
        var scheme: [UInt8] = []
        for byte in value {
            if byte == 0x3A {
                return !scheme.isEmpty && codeSchemes.contains(lowercased(scheme))
            }
            let isSkipped =
                byte >= 0x7F || byte <= 0x20 && (scheme.isEmpty || byte == 0x09 || byte == 0x0A || byte == 0x0D)
            if isSkipped { continue }
            guard byte > 0x20, scheme.count < 20 else { return false }
            if scheme.isEmpty {
                // Nearly every address ends here: none of the schemes begins like it.
                switch byte | 0x20 {
                case UInt8(ascii: "j"), UInt8(ascii: "v"), UInt8(ascii: "l"), UInt8(ascii: "m"): break
                default: return false
                }
            }
            scheme.append(byte)
        }
        return false
    }

    private static let codeSchemes: Set = ["javascript", "vbscript", "livescript", "mocha", "jscript"]
}
