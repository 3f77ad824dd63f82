import Documents

/// The shape of a tree: names, texts and what stands in what. Two trees of equal outline look the same on a page.
struct HTMLOutline: Equatable {
    /// A step of a walk through the tree.
    enum Step: Equatable {
        case open(String)
        case close
        case text([UInt8])
    }

    private(set) var steps: [Step] = []

    /// Whether nothing stands yet in the element opened last.
    var endsWithOpening: Bool {
        if case .open? = steps.last { true } else { false }
    }

    init() {}

    /// The outline of a tree as it was read.
    init(_ tree: HTMLTree) {
        var ends: [Int32] = []
        for (index, node) in tree.nodes.enumerated() {
            while let end = ends.last, end <= Int32(index) {
                ends.removeLast()
                close()
            }
            switch node.kind {
            case .element:
                open(node.name)
                ends.append(node.end)
            case .text: text(tree.bytes(node.text))
            case .comment: break
            }
        }
        for _ in ends { close() }
    }

    mutating func open(_ name: String) { steps.append(.open(name)) }

    mutating func close() { steps.append(.close) }

    /// Adds text; texts side by side are one, as a comment between them means nothing.
    mutating func text(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        if case .text(let before)? = steps.last {
            steps[steps.count - 1] = .text(before + bytes)
        } else {
            steps.append(.text(Array(bytes)))
        }
    }
}
