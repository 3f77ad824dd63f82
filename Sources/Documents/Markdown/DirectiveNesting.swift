internal import SourceText

/// What stands in which block of colons: tabs in `:::tabs` and nowhere else, a numbered list in `:::steps`.
///
/// In: a document. Out: a finding of the rule `directive-nesting` for each block that stands where it means nothing, at
/// its first line.
struct DirectiveNesting {
    private let document: Document
    private let file: SourceFile
    private var findings: [Finding] = []

    private init(_ document: Document, _ file: SourceFile) {
        self.document = document
        self.file = file
    }

    static func findings(in document: Document, file: SourceFile) -> [Finding] {
        var nesting = DirectiveNesting(document, file)
        nesting.check()
        return nesting.findings
    }

    private mutating func check() {
        /// The blocks around a node: the end of each, and whether it is `:::tabs`.
        var open: [(end: Int, isTabs: Bool)] = []
        for (index, node) in document.nodes.enumerated() {
            while let last = open.last, last.end <= index { open.removeLast() }
            let parentIsTabs = open.last?.isTabs ?? false
            let name = node.kind == .directive ? document.string(node.text) : ""
            switch name {
            case "tabs": checkTabs(index, node)
            case "tab": checkTab(index, node, parentIsTabs)
            case "steps": checkSteps(index, node)
            default: break
            }
            if Int(node.end) > index + 1 { open.append((Int(node.end), name == "tabs")) }
        }
    }

    private mutating func checkTabs(_ index: Int, _ node: Node) {
        checkNoTitle(node, "tabs")
        var names: [String: Node] = [:]
        let children = document.children(of: index).filter { !isComment($0) }
        for child in children {
            let inner = document.nodes[child]
            guard inner.kind == .directive, document.string(inner.text) == "tab" else {
                report(inner, "only `:::tab` can stand in `:::tabs`", "put this into a tab, or outside of the block")
                continue
            }
            let name = document.string(inner.extra)
            if let first = names[name], !name.isEmpty {
                report(
                    inner, "two tabs are called `\(visible(name))`", "give each its own name",
                    related: [RelatedPlace(place: place(first), message: "the first one")])
            } else {
                names[name] = inner
            }
        }
        if children.isEmpty { report(node, "`:::tabs` holds no tab", "write `:::tab Name` and `:::` in it") }
    }

    private mutating func checkTab(_ index: Int, _ node: Node, _ parentIsTabs: Bool) {
        if !parentIsTabs {
            report(
                node, "`:::tab` stands outside of `:::tabs`",
                "write `:::tabs` before the first tab, `:::` after the last")
        } else if node.extra.isEmpty {
            report(node, "this tab has no name", "write it behind the word: `:::tab iPhone`")
        }
    }

    private mutating func checkSteps(_ index: Int, _ node: Node) {
        checkNoTitle(node, "steps")
        var hasList = false
        for child in document.children(of: index) where !isComment(child) {
            let inner = document.nodes[child]
            if inner.kind == .list, inner.flags.contains(.ordered), !hasList {
                hasList = true
            } else {
                report(
                    inner, "only one numbered list can stand in `:::steps`",
                    "number the steps `1.`, `2.`, and indent what belongs to a step")
            }
        }
        if Int(node.end) == index + 1 {
            report(node, "`:::steps` holds no numbered list", "number the steps `1.`, `2.`")
        }
    }

    private mutating func checkNoTitle(_ node: Node, _ name: String) {
        guard !node.extra.isEmpty else { return }
        report(node, "`:::\(name)` takes no title", "write it as a heading or a paragraph above the block")
    }

    /// Comments say something to the audit, not to the reader.
    private func isComment(_ index: Int) -> Bool {
        let node = document.nodes[index]
        guard node.kind == .htmlBlock else { return false }
        return document.bytes(node.text).drop { $0 <= 0x20 }.starts(with: Array("<!--".utf8))
    }

    private mutating func report(_ node: Node, _ message: String, _ help: String, related: [RelatedPlace] = []) {
        findings.append(
            Finding(
                rule: "directive-nesting", severity: .error, place: place(node), message: message, help: help,
                related: related))
    }

    /// The first line of a block.
    private func place(_ node: Node) -> Place {
        let start = node.source.lowerBound
        let bytes = file.bytes[node.source.range]
        let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        return Place(file: file.name, range: ByteRange(start, max(end, start)))
    }
}
