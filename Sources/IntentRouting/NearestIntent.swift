extension IntentTable {
    /// The entry that a refused destination was probably meant to be, as a URL.
    ///
    /// The destination is first put right where its shape alone is wrong (needless escapes, empty and dot segments,
    /// user information, port, fragment, case); then its segments are compared with those of each entry. Of entries
    /// that are equally near, the first of the list counts.
    func nearest(to destination: ArraySlice<UInt8>, front: Front) -> String? {
        let path = repairedSegments(of: destination[(destination.startIndex + front.length)...])
        let length = path.reduce(0) { $0 + $1.count + 1 }
        guard !path.isEmpty, length <= 200 else { return nil }
        var nearest = Nearest(limit: min(4, max(1, length / 3)))
        search(path, &nearest)
        searchWholes(path, &nearest)
        return nearest.entry.map { spelled(storage.entries[$0], path: path, scheme: front.scheme) }
    }

    /// The nearest entry so far.
    private struct Nearest {
        /// The most edits that would still be nearer, or as near and of an earlier entry.
        var limit: Int
        var entry: Int?

        mutating func offer(_ other: Int, distance: Int) {
            if let entry, distance > limit || distance == limit && other > entry { return }
            (entry, limit) = (other, distance)
        }
    }

    /// Entries with as many segments: a walk through the tree that never spends more edits than are left.
    ///
    /// What is spelt right is walked first, so that the first entry that is found leaves few edits for all others.
    private func search(_ path: [[UInt8]], _ nearest: inout Nearest) {
        let tree = storage.tree
        let letters = path.map { byteSet($0) }
        var open = [(node: SegmentTree.root, depth: 0, spent: 0, isDone: false)]
        while let (node, depth, spent, isDone) = open.popLast() {
            guard spent <= nearest.limit else { continue }
            guard depth < path.count else {
                for leaf in tree.leaves(node) where leaf.variant == 0 { nearest.offer(leaf.entry, distance: spent) }
                continue
            }
            let segment = path[depth]
            if isDone {
                for (child, distance) in tree.children(
                    of: node, near: segment, letters: letters[depth], limit: nearest.limit - spent)
                { open.append((child, depth + 1, spent + distance, false)) }
                continue
            }
            open.append((node, depth, spent, true))
            for edge in tree.typedEdges(node) {
                let cost = edge.type.accepts(segment[...], inPath: true) ? 0 : 1
                open.append((edge.child, depth + 1, spent + cost, false))
            }
            if let child = tree.child(of: node, literal: segment[...]) {
                open.append((child, depth + 1, spent, false))
            }
        }
    }

    /// Entries with a segment more or less, where there are no parameters: compared as a whole.
    private func searchWholes(_ path: [[UInt8]], _ nearest: inout Nearest) {
        let text = Array(path.joined(separator: [UInt8(ascii: "/")]))
        let letters = byteSet(text)
        for count in [path.count - 1, path.count + 1] where storage.wholes.indices.contains(count) {
            for whole in storage.wholes[count] {
                let limit = nearest.limit
                guard abs(Int(whole.length) - text.count) <= limit,
                    (whole.letters & ~letters).nonzeroBitCount <= limit,
                    (letters & ~whole.letters).nonzeroBitCount <= limit
                else { continue }
                let entry = storage.entries[Int(whole.entry)]
                let spelling = entry.spell(prefix: [], values: Array(repeating: nil, count: entry.parameters.count)).url
                if let distance = editDistance(text, spelling, limit: limit) {
                    nearest.offer(Int(whole.entry), distance: distance)
                }
            }
        }
    }

    private func repairedSegments(of rest: ArraySlice<UInt8>) -> [[UInt8]] {
        let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
        var path = rest[..<end]
        let separators: Set<UInt8> = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
        while let first = path.first, separators.contains(first) { path = path.dropFirst() }
        var segments = path.split(whereSeparator: separators.contains).flatMap { segment in
            percentDecoded(segment).split(separator: UInt8(ascii: "/")).map(Array.init)
        }
        if let first = segments.first {
            let host = first.lastIndex(of: UInt8(ascii: "@")).map { first[($0 + 1)...] } ?? first[...]
            segments[0] = Array(host.prefix { $0 != UInt8(ascii: ":") })
        }
        return segments.map { $0.filter { $0 > 0x20 && $0 < 0x7F } }
            .filter { !$0.isEmpty && $0 != [0x2E] && $0 != [0x2E, 0x2E] }
    }

    private func spelled(_ entry: IntentEntry, path: [[UInt8]], scheme: Int) -> String {
        var values = [ArraySlice<UInt8>?](repeating: nil, count: entry.parameters.count)
        for (position, piece) in entry.pieces.enumerated() {
            guard case .parameter(let index) = piece else { continue }
            let parameter = entry.parameters[index]
            let given = position < path.count ? path[position][...] : []
            values[index] =
                parameter.type.accepts(given, inPath: true) ? given : Array("{\(parameter.name)}".utf8)[...]
        }
        for index in entry.pathCount..<entry.parameters.count where entry.parameters[index].isRequired {
            values[index] = Array("{\(entry.parameters[index].name)}".utf8)[...]
        }
        return String(decoding: entry.spell(prefix: storage.prefixes[scheme], values: values).url, as: UTF8.self)
    }
}
