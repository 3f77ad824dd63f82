import Documents
import SourceText

extension BundleEmitter {
    mutating func enterQuote(_ index: Int) -> Int {
        guard options.callouts, let (kind, firstShown, isWholeParagraph) = document.callout(at: index) else {
            begin("quote")
            beginList("blocks")
            push(index, .container("]}"))
            return index + 1
        }
        beginCallout(kind.rawValue, title: options.words.callouts[kind.rawValue] ?? kind.rawValue)
        push(index, .container("]}"))
        if !isWholeParagraph {
            // The rest of the paragraph goes on behind the line that named the kind.
            begin("paragraph")
            json.raw(",\"runs\":")
            push(index + 1, .inline("}"))
        }
        return firstShown
    }

    mutating func enterDirective(_ index: Int, _ node: Node) {
        let name = document.string(node.text)
        let title = node.extra.isEmpty ? options.words.callouts[name] ?? name : document.string(node.extra)
        if CalloutKind(rawValue: name) != nil {
            beginCallout(name, title: title)
        } else if name == "details" {
            begin("details")
            json.raw(",\"title\":")
            json.string(title)
            beginList("blocks")
        } else if name == "tabs" {
            begin("tabs")
            beginList("tabs")
        } else if name == "tab" {
            separate()
            json.raw("{\"title\":")
            json.string(title)
            beginList("blocks")
        } else {
            // Steps are the numbered list that they are.
            return push(index, .nothing)
        }
        push(index, .container("]}"))
    }

    private mutating func beginCallout(_ kind: String, title: String) {
        begin("callout")
        json.raw(",\"callout\":\"\(kind)\",\"title\":")
        json.string(title)
        beginList("blocks")
    }

    mutating func writeCode(_ node: Node) {
        begin("code")
        let language = document.bytes(node.extra).prefix { !($0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D)) }
        if !language.isEmpty {
            json.raw(",\"language\":")
            json.string(language)
        }
        json.raw(",\"text\":")
        json.string(document.bytes(node.text))
        json.raw("}")
    }

    mutating func enterParagraph(_ index: Int, _ node: Node) {
        if !node.flags.contains(.tight), let caption = document.caption(ofParagraph: index),
            links.presentation.attributes(ofLink: caption.image).href != nil
        {
            begin("figure")
            json.raw(",\"caption\":")
            json.string(document.bytes(caption.title))
            json.raw(",\"runs\":")
            return push(index, .inline("}"))
        }
        if node.flags.contains(.soleLink), document.nodes[index + 1].kind == .link, standsInNoQuoteOrList {
            let attributes = links.presentation.attributes(ofLink: Int(document.nodes[index + 1].number))
            if attributes.href != nil, attributes.paragraphClasses.utf8CodeUnitCount > 0 {
                begin("card")
                json.raw(",\"summary\":")
                json.string(attributes.summary)
                json.raw(",\"runs\":")
                return push(index, .inline("}"))
            }
        }
        begin("paragraph")
        if node.flags.contains(.soleLink), document.nodes[index + 1].kind == .link {
            let attributes = links.presentation.attributes(ofLink: Int(document.nodes[index + 1].number))
            // What is a button on the page is one in the app.
            if attributes.href != nil, attributes.classes.utf8CodeUnitCount > 0 { json.raw(",\"button\":true") }
        }
        json.raw(",\"runs\":")
        push(index, .inline("}"))
    }

    /// Whether nothing but blocks of colons is around what is written now.
    private var standsInNoQuoteOrList: Bool {
        open.allSatisfy { frame in
            let kind = document.nodes[frame.node].kind
            return kind == .document || kind == .directive
        }
    }

    mutating func enterHeading(_ index: Int, _ node: Node) {
        begin("heading")
        json.raw(",\"level\":\(node.level)")
        if document.headings.indices.contains(Int(node.number)) {
            let id = document.bytes(document.headings[Int(node.number)].id)
            json.raw(",\"id\":")
            json.string(id)
            write(formerIDs: options.anchorAliases[Array(id)] ?? [])
        }
        json.raw(",\"runs\":")
        push(index, .inline("}"))
    }

    private mutating func write(formerIDs: [[UInt8]]) {
        guard !formerIDs.isEmpty else { return }
        json.raw(",\"formerIDs\":[")
        for (index, id) in formerIDs.enumerated() {
            if index > 0 { json.raw(",") }
            json.string(id)
        }
        json.raw("]")
    }

    // MARK: Tables

    mutating func enterTable(_ index: Int, _ node: Node) {
        begin("table")
        let sides = document.children(of: index).first.map(document.children(of:)) ?? []
        let columns = sides.map { cell -> String in
            let flags = document.nodes[cell].flags
            if flags.contains(.alignLeft) { return "\"left\"" }
            if flags.contains(.alignCenter) { return "\"center\"" }
            return flags.contains(.alignRight) ? "\"right\"" : "\"natural\""
        }
        json.raw(",\"columns\":[\(columns.joined(separator: ","))]")
        hasBodyRows = false
        push(index, .table)
    }

    /// A row is a list of cells, a cell a list of runs.
    mutating func enterRow(_ index: Int, _ node: Node) {
        if node.flags.contains(.header) {
            json.raw(",\"header\":[")
        } else {
            if !hasBodyRows {
                hasBodyRows = true
                json.raw(",\"rows\":[")
                isEmpty.append(true)
            }
            separate()
            json.raw("[")
        }
        isEmpty.append(true)
        push(index, .row)
    }

    // MARK: Images

    mutating func writeImage(_ index: Int, _ node: Node) {
        let alternative = document.alternative(ofImage: index)
        guard let image = links.add(Int(node.number)) else { return add(alternative) }
        let size = links.presentation.size(ofImage: Int(node.number))
        runs.add(link: link ?? rawLink) { json in
            json.raw("\"image\":\(image),\"text\":")
            json.string(alternative)
            if let size { json.raw(",\"width\":\(size.width),\"height\":\(size.height)") }
        }
    }
}
