/// The patterns by segment: a tree whose literal edges are found by hash, so that a look-up does not scan the list.
struct SegmentTree: Sendable {
    /// A pattern that ends at a node: the entry, and which of its paths (0 its own, 1… an alias).
    struct Leaf: Sendable {
        var entry: Int
        var variant: Int
    }

    private struct Edge: Sendable {
        var parent: Int32
        var child: Int32
        var start: UInt32
        var length: UInt32
        /// The bytes of the literal, as ``byteSet(_:)`` gives them.
        var letters: UInt64
    }

    private struct Node: Sendable {
        var typed: [(type: ParameterType, child: Int)] = []
        var leaves: [Leaf] = []
        var literals: [Int32] = []
    }

    private var nodes = [Node()]
    private var edges: [Edge] = []
    private var pool: [UInt8] = []
    /// Open addressing over the indices of all edges, -1 for a free slot.
    ///
    /// The size is a power of two, at most half full.
    private var slots = [Int32](repeating: -1, count: 16)

    /// The node that all patterns begin at.
    static let root = 0

    func leaves(_ node: Int) -> [Leaf] { nodes[node].leaves }
    func typedEdges(_ node: Int) -> [(type: ParameterType, child: Int)] { nodes[node].typed }

    /// The node behind a literal segment, or nil.
    func child(of node: Int, literal: ArraySlice<UInt8>) -> Int? {
        guard !nodes[node].literals.isEmpty else { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash(node, literal)) & mask
        while true {
            let index = slots[slot]
            if index < 0 { return nil }
            let edge = edges[Int(index)]
            if Int(edge.parent) == node, Int(edge.length) == literal.count {
                var isSame = true
                var offset = Int(edge.start)
                for byte in literal {
                    if pool[offset] != byte {
                        isSame = false
                        break
                    }
                    offset += 1
                }
                if isSame { return Int(edge.child) }
            }
            slot = (slot + 1) & mask
        }
    }

    /// The nodes behind literals that are at most `limit` edits from a segment, and the number of edits.
    ///
    /// - Parameter letters: the bytes of the segment, as ``byteSet(_:)`` gives them.
    func children(of node: Int, near segment: [UInt8], letters: UInt64, limit: Int) -> [(child: Int, distance: Int)] {
        var found: [(child: Int, distance: Int)] = []
        for index in nodes[node].literals {
            let edge = edges[Int(index)]
            // Most of a long list ends here: the lengths differ too much, or more bytes are missing than edits allowed.
            guard abs(Int(edge.length) - segment.count) <= limit,
                (edge.letters & ~letters).nonzeroBitCount <= limit, (letters & ~edge.letters).nonzeroBitCount <= limit
            else { continue }
            let literal = pool[Int(edge.start)..<Int(edge.start + edge.length)]
            if let distance = editDistance(literal, segment, limit: limit) {
                found.append((Int(edge.child), distance))
            }
        }
        return found
    }

    /// Adds a path; answers the earlier paths that some URL path would fit as well.
    mutating func insert(_ segments: [IntentPattern.Segment], _ leaf: Leaf) -> [Leaf] {
        let rivals = overlaps(segments)
        var node = Self.root
        for segment in segments {
            switch segment {
            case .literal(let text): node = addLiteral(Array(text.utf8), to: node)
            case .parameter(_, let type):
                if let known = nodes[node].typed.first(where: { $0.type == type }) {
                    node = known.child
                } else {
                    nodes[node].typed.append((type, nodes.count))
                    node = nodes.count
                    nodes.append(Node())
                }
            }
        }
        nodes[node].leaves.append(leaf)
        return rivals
    }

    private func overlaps(_ segments: [IntentPattern.Segment]) -> [Leaf] {
        var open = [(node: Self.root, depth: 0)]
        var found: [Leaf] = []
        while let (node, depth) = open.popLast() {
            guard depth < segments.count else {
                found += nodes[node].leaves
                continue
            }
            switch segments[depth] {
            case .literal(let text):
                let bytes = Array(text.utf8)[...]
                if let child = child(of: node, literal: bytes) { open.append((child, depth + 1)) }
                for edge in nodes[node].typed where edge.type.accepts(bytes, inPath: true) {
                    open.append((edge.child, depth + 1))
                }
            case .parameter(_, let type):
                for index in nodes[node].literals {
                    let edge = edges[Int(index)]
                    if type.accepts(pool[Int(edge.start)..<Int(edge.start + edge.length)], inPath: true) {
                        open.append((Int(edge.child), depth + 1))
                    }
                }
                for edge in nodes[node].typed where edge.type.overlaps(type, inPath: true) {
                    open.append((edge.child, depth + 1))
                }
            }
        }
        return found
    }

    private mutating func addLiteral(_ bytes: [UInt8], to node: Int) -> Int {
        if let known = child(of: node, literal: bytes[...]) { return known }
        let edge = Edge(
            parent: Int32(node), child: Int32(nodes.count), start: UInt32(pool.count), length: UInt32(bytes.count),
            letters: byteSet(bytes))
        nodes[node].literals.append(Int32(edges.count))
        edges.append(edge)
        pool += bytes
        nodes.append(Node())
        if edges.count * 2 > slots.count {
            slots = [Int32](repeating: -1, count: slots.count * 2)
            for index in edges.indices { place(index) }
        } else {
            place(edges.count - 1)
        }
        return Int(edge.child)
    }

    private mutating func place(_ index: Int) {
        let edge = edges[index]
        let literal = pool[Int(edge.start)..<Int(edge.start + edge.length)]
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash(Int(edge.parent), literal)) & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(index)
    }

    /// FNV-1a over the segment, begun from the node, mixed so that the low bits depend on all of it.
    private func hash(_ node: Int, _ literal: ArraySlice<UInt8>) -> UInt64 {
        var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15
        for byte in literal { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash ^ (hash >> 29)
    }
}
