import Documents
import SourceText

/// The second pass of the policy `clean`: writes a tree anew.
struct HTMLWriter {
    /// The markup.
    private(set) var output: [UInt8] = []
    /// The shape that reading `output` has to give.
    private(set) var outline = HTMLOutline()
    /// Attributes that were taken out, with places in the tree's input.
    private(set) var removed: [(range: ByteRange, name: String, reason: String)] = []

    private let tree: HTMLTree
    /// The author's pieces of the input, in order.
    private let raw: [ByteRange]
    /// Decisions by where the value stands.
    private var decisions: [ByteRange: LinkDecision] = [:]
    /// Start tags whose removed attributes are in the list already: the parser can repeat an element.
    private var reported: Set<ByteRange> = []

    init(tree: HTMLTree, raw: [ByteRange]) {
        self.tree = tree
        self.raw = raw
    }

    /// Has every link of the author's judged. A scheme that runs code is refused without asking.
    mutating func decideLinks(_ decide: (HTMLLinkAttribute) -> LinkDecision) {
        for link in tree.linkAttributes() {
            guard let node = link.node, isRaw(link.tagRange) else { continue }
            guard HTMLAllowList.allows(link.attribute, on: tree.nodes[node].name) else { continue }
            let runsCode = HTMLTree.runsCode(Array(link.value.utf8)[...])
            decisions[link.valueRange] = runsCode ? .drop : decide(link)
        }
    }

    /// Writes the whole tree.
    mutating func write() {
        output.reserveCapacity(tree.input.count)
        var open: [(end: Int, closing: String?)] = []
        var index = 0
        while index < tree.nodes.count {
            while let last = open.last, last.end <= index { close(open.removeLast().closing) }
            let node = tree.nodes[index]
            switch node.kind {
            case .comment: index += 1
            case .text:
                writeText(node)
                index += 1
            case .element:
                if let closing = writeStart(node, at: index) {
                    open.append((Int(node.end), closing))
                    index += 1
                } else {
                    index = max(Int(node.end), index + 1)
                }
            }
        }
        while let last = open.popLast() { close(last.closing) }
    }

    private mutating func close(_ closing: String?) {
        guard let closing else { return }
        output += Array(closing.utf8)
        outline.close()
    }

    private mutating func writeText(_ node: HTMLNode) {
        let text = tree.bytes(node.text)
        let isFirst = outline.endsWithOpening
        outline.text(text)
        let parent = node.parent >= 0 ? tree.nodes[Int(node.parent)] : nil
        if let parent, parent.namespace == .html, HTMLAllowList.rawText.contains(parent.name),
            parent.name != "noscript",
            !["textarea", "title"].contains(parent.name)
        {
            output += text
        } else {
            // The parser leaves out a line end right after these start tags.
            if let parent, ["pre", "listing", "textarea"].contains(parent.name), text.first == 0x0A, isFirst {
                output.append(0x0A)
            }
            escape(text)
        }
    }

    /// Writes what begins an element; gives what ends it, or nil when the element is left out with all that is in it.
    private mutating func writeStart(_ node: HTMLNode, at index: Int) -> String?? {
        // `</p>` without a start makes an empty paragraph, and `</br>` a line break.
        if node.source.isEmpty, ["p", "br"].contains(node.name), Int(node.end) == index + 1 { return .none }
        let isVoid = HTMLAllowList.void.contains(node.name)
        if node.source.isEmpty {
            output += Array("<\(node.name)>".utf8)
        } else if isRaw(node.source) {
            guard let attributes = keptAttributes(of: node) else { return .none }
            output += Array("<\(node.name)".utf8)
            for attribute in attributes { write(attribute) }
            output.append(0x3E)
        } else {
            output += tree.input[node.source.range]
        }
        outline.open(node.name)
        let selfCloses = node.namespace != .html && tree.input[node.source.range].suffix(2).first == 0x2F
        guard isVoid && node.namespace == .html || selfCloses else { return .some("</\(node.name)>") }
        outline.close()
        return .some(nil)
    }

    /// The attributes that stay on an element of the author's; nil when the element means nothing without what it lost.
    private mutating func keptAttributes(of node: HTMLNode) -> [HTMLAttributeText]? {
        let isFirst = reported.insert(node.source).inserted
        var kept: [HTMLAttributeText] = []
        var replacing: [HTMLAttributeText] = []
        func note(_ attribute: HTMLAttribute, _ reason: String) {
            guard isFirst else { return }
            let end = max(attribute.nameRange.upperBound, attribute.valueRange.upperBound)
            removed.append(
                (
                    ByteRange(attribute.nameRange.lowerBound, end),
                    "\(visible(attribute.name)) of <\(node.name)>", reason
                ))
        }
        for attribute in tree.attributes(of: node) {
            guard HTMLAllowList.allows(attribute.name, on: node.name) else {
                note(attribute, "not on the list of attributes")
                continue
            }
            if attribute.name.hasSuffix("srcset") {
                let value = keptCandidates(attribute)
                if value.isEmpty { note(attribute, "no destination in it is allowed") }
                if !value.isEmpty { kept.append(HTMLAttributeText(attribute.name, value)) }
                continue
            }
            let isLink =
                HTMLTree.linkUse(element: node.name, namespace: node.namespace, attribute: attribute.name) != nil
            guard isLink else {
                let isElsewhere = attribute.name == "usemap" && tree.bytes(attribute.value).first != 0x23
                if isElsewhere { note(attribute, "names no map of the page") }
                if !isElsewhere { kept.append(HTMLAttributeText(attribute.name, tree.string(attribute.value))) }
                continue
            }
            switch decisions[attribute.valueRange] ?? .drop {
            case .keep(let value): kept.append(HTMLAttributeText(attribute.name, value))
            case .replace(let others): replacing += others
            case .drop: note(attribute, "the destination is not allowed")
            }
        }
        let names = Set(replacing.map(\.name))
        kept.removeAll { names.contains($0.name) }
        kept += replacing
        let has = Set(kept.map(\.name))
        switch node.name {
        case "source", "track": return has.contains("src") || has.contains("srcset") ? kept : nil
        case "img" where !has.contains("src") && !has.contains("srcset"):
            // An image without a picture is its words.
            if let words = kept.first(where: { $0.name == "alt" }) {
                outline.text(Array(words.value.utf8)[...])
                escape(Array(words.value.utf8)[...])
            }
            return nil
        default: return kept
        }
    }

    private func keptCandidates(_ attribute: HTMLAttribute) -> String {
        let value = tree.bytes(attribute.value)
        let written = HTMLImageCandidate.split(tree.input[attribute.valueRange.range])
        let decoded = HTMLImageCandidate.split(value)
        var result: [String] = []
        for (index, candidate) in decoded.enumerated() {
            let place = written.count == decoded.count ? ByteRange(written[index].address) : attribute.valueRange
            let address: String
            switch decisions[place] ?? .drop {
            case .keep(let kept): address = kept
            case .replace(let others):
                guard let own = others.first(where: { $0.name == attribute.name }) else { continue }
                address = own.value
            case .drop: continue
            }
            // It would fall apart into other candidates.
            guard !address.isEmpty, !address.utf8.contains(where: { $0 <= 0x20 }), !address.hasSuffix(","),
                !address.hasPrefix(",")
            else { continue }
            let descriptor = String(decoding: value[candidate.descriptor], as: UTF8.self)
            result.append(descriptor.isEmpty ? address : address + " " + descriptor)
        }
        return result.joined(separator: ", ")
    }

    private mutating func write(_ attribute: HTMLAttributeText) {
        output.append(0x20)
        output += Array(attribute.name.utf8)
        guard !attribute.value.isEmpty || ["alt", "href", "src"].contains(attribute.name) else { return }
        output += [0x3D, 0x22]
        escape(Array(attribute.value.utf8)[...])
        output.append(0x22)
    }

    private mutating func escape(_ text: ArraySlice<UInt8>) {
        var rest = text
        // Written as it is, a carriage return would be read as a line feed.
        while let end = rest.firstIndex(of: 0x0D) {
            HTMLEscaping.appendEscaped(rest[..<end], to: &output)
            output += Array("&#13;".utf8)
            rest = rest[(end + 1)...]
        }
        HTMLEscaping.appendEscaped(rest, to: &output)
    }

    /// Whether a tag was written by the author.
    private func isRaw(_ range: ByteRange) -> Bool {
        var low = 0
        var high = raw.count
        while low < high {
            let middle = (low + high) / 2
            if raw[middle].end <= range.start { low = middle + 1 } else { high = middle }
        }
        return low < raw.count && raw[low].start <= range.start && range.end <= raw[low].end
    }
}
