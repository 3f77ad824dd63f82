import SourceText

/// Runs a compiled template: one pass over the instructions, appending to one buffer, with its own stacks.
struct TemplateRenderer {
    /// A value that names are looked up in, and where the list it stands in ends.
    private struct Context {
        var node: Int
        var end: Int
    }

    /// Calls inside one another beyond this write nothing; only partials that include themselves get there.
    private static let callLimit = 256

    private let instructions: UnsafeBufferPointer<Instruction>
    private let literals: UnsafeBufferPointer<UInt8>
    private let keys: UnsafeBufferPointer<TemplateKey>
    private let nodes: UnsafeBufferPointer<TemplateData.Node>
    private let pool: UnsafeBufferPointer<UInt8>
    /// A list whose repetitions are noted; `unknown` when there is none.
    private let traced: TemplateKey
    private var spans: [RepetitionSpan] = []
    /// Number of contexts while the traced list is being repeated, else 0.
    private var tracedDepth = 0
    private var contexts: [Context] = []
    private var returns: [Int] = []

    /// Renders without counting references: the buffers of template and data stay where they are for the whole run.
    static func run(
        _ template: MustacheTemplate, _ data: TemplateData, tracing key: TemplateKey, _ output: inout [UInt8]
    ) -> [RepetitionSpan] {
        template.instructions.withUnsafeBufferPointer { instructions in
            template.literals.withUnsafeBufferPointer { literals in
                template.keys.withUnsafeBufferPointer { keys in
                    data.nodes.withUnsafeBufferPointer { nodes in
                        data.pool.withUnsafeBufferPointer { pool in
                            var renderer = TemplateRenderer(
                                instructions: instructions, literals: literals, keys: keys, nodes: nodes, pool: pool,
                                traced: key)
                            renderer.run(&output)
                            return renderer.spans
                        }
                    }
                }
            }
        }
    }

    private init(
        instructions: UnsafeBufferPointer<Instruction>, literals: UnsafeBufferPointer<UInt8>,
        keys: UnsafeBufferPointer<TemplateKey>, nodes: UnsafeBufferPointer<TemplateData.Node>,
        pool: UnsafeBufferPointer<UInt8>, traced: TemplateKey
    ) {
        self.instructions = instructions
        self.literals = literals
        self.keys = keys
        self.nodes = nodes
        self.pool = pool
        self.traced = traced
        contexts.reserveCapacity(8)
        contexts.append(Context(node: 0, end: 0))
    }

    private mutating func run(_ output: inout [UInt8]) {
        var next = 0
        while next < instructions.count {
            let current = instructions[next]
            next += 1
            switch current {
            case .literal(let start, let end):
                output.append(contentsOf: UnsafeBufferPointer(rebasing: literals[Int(start)..<Int(end)]))
            case .escaped(let path):
                if let bytes = bytes(path) { HTMLEscaping.appendEscaped(bytes, to: &output) }
            case .unescaped(let path):
                if let bytes = bytes(path) { output.append(contentsOf: bytes) }
            case .section(let path, let after):
                if !enter(path, output.count) { next = Int(after) }
            case .sectionEnd(let body):
                if repeatSection(output.count) { next = Int(body) }
            case .inverted(let path, let after):
                if let node = node(path), opensSection(node) { next = Int(after) }
            case .call(let target):
                guard returns.count < Self.callLimit else { continue }
                returns.append(next)
                next = Int(target)
            case .jump(let target):
                next = Int(target)
            case .return:
                next = returns.popLast() ?? instructions.count
            }
        }
    }

    private mutating func enter(_ path: NamePath, _ offset: Int) -> Bool {
        guard let index = node(path), opensSection(index) else { return false }
        let isList = nodes[index].kind == .list
        contexts.append(
            isList ? Context(node: index + 1, end: Int(nodes[index].end)) : Context(node: index, end: 0))
        if isList, tracedDepth == 0, traced != .unknown, nodes[index].key == traced {
            tracedDepth = contexts.count
            spans.append(RepetitionSpan(index: 0, start: offset, end: offset))
        }
        return true
    }

    /// Goes to the next value of the innermost section; false when there is none and the section is over.
    private mutating func repeatSection(_ offset: Int) -> Bool {
        let top = contexts.count - 1
        let following = after(contexts[top].node)
        let isOver = following >= contexts[top].end
        if contexts.count == tracedDepth { endSpan(offset, isLast: isOver) }
        if isOver {
            contexts.removeLast()
            return false
        }
        contexts[top].node = following
        return true
    }

    private mutating func endSpan(_ offset: Int, isLast: Bool) {
        let last = spans.count - 1
        spans[last].end = offset
        if isLast {
            tracedDepth = 0
        } else {
            spans.append(RepetitionSpan(index: spans[last].index + 1, start: offset, end: offset))
        }
    }

    /// The node behind the last descendant of a node.
    @inline(__always)
    private func after(_ index: Int) -> Int {
        let node = nodes[index]
        return node.kind.rawValue >= TemplateData.Kind.list.rawValue ? Int(node.end) : index + 1
    }

    private func opensSection(_ index: Int) -> Bool {
        let node = nodes[index]
        return switch node.kind {
        case .nothing, .no: false
        case .yes, .object: true
        case .text, .markup: node.end > node.start
        case .list: Int(node.end) > index + 1
        }
    }

    /// Text or markup behind a name; nil for all other values.
    private func bytes(_ path: NamePath) -> UnsafeBufferPointer<UInt8>? {
        guard let index = node(path) else { return nil }
        let node = nodes[index]
        guard node.kind == .text || node.kind == .markup else { return nil }
        return UnsafeBufferPointer(rebasing: pool[Int(node.start)..<Int(node.end)])
    }

    /// The value behind a name: the innermost object that has its first part decides.
    private func node(_ path: NamePath) -> Int? {
        var level = contexts.count - 1
        guard path.count > 0 else { return contexts[level].node }
        let start = Int(path.start)
        while level >= 0 {
            if var found = field(keys[start], of: contexts[level].node) {
                for position in (start + 1)..<(start + Int(path.count)) {
                    guard let next = field(keys[position], of: found) else { return nil }
                    found = next
                }
                return found
            }
            level -= 1
        }
        return nil
    }

    @inline(__always)
    private func field(_ key: TemplateKey, of object: Int) -> Int? {
        guard nodes[object].kind == .object, key != .unknown else { return nil }
        let end = Int(nodes[object].end)
        var index = object + 1
        while index < end {
            if nodes[index].key == key { return index }
            index = after(index)
        }
        return nil
    }
}
