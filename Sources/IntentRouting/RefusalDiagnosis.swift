/// Finds out why a URL is refused. Runs only when matching has failed, so it may take its time.
extension IntentTable {
    func refusal(of destination: ArraySlice<UInt8>, front: Front) -> IntentRefusal {
        let base = destination.startIndex
        let fault = shapeFault(of: destination, front: front) ?? listFault(of: destination, front: front)
        let range = fault.range.lowerBound - base..<fault.range.upperBound - base
        return IntentRefusal(
            reason: fault.reason, range: range, nearest: nearest(to: destination, front: front))
    }

    typealias Fault = (reason: IntentRefusal.Reason, range: Range<Int>)

    /// What is wrong whatever the list says.
    private func shapeFault(of destination: ArraySlice<UInt8>, front: Front) -> Fault? {
        let end = destination.endIndex
        let rest = destination[(destination.startIndex + front.length)...]
        if let index = rest.firstIndex(where: { !isURLCharacter($0) }) {
            var next = index + 1
            while next < end, destination[next] & 0xC0 == 0x80 { next += 1 }
            return (.illegalCharacter, index..<next)
        }
        if let index = malformedEscape(in: rest) { return (.malformedEscape, index..<min(index + 3, end)) }
        if rest.isEmpty || rest.allSatisfy({ $0 == UInt8(ascii: "/") }) && rest.count <= 2 {
            return (.empty, destination.startIndex..<end)
        }
        var start = rest.startIndex
        if !front.isUniversal {
            guard rest.starts(with: [0x2F, 0x2F]) else { return (.missingAuthority, start..<start + 1) }
            start += 2
        }
        let query = rest[start...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? end
        let authorityEnd = rest[start..<query].firstIndex(of: UInt8(ascii: "/")) ?? query
        if !front.isUniversal, let fault = authorityFault(rest[start..<authorityEnd]) { return fault }
        if let index = rest.firstIndex(of: UInt8(ascii: "#")) { return (.fragment, index..<end) }
        return pathFault(rest[start..<query]) ?? needlessEscape(in: rest[start...])
    }

    private func authorityFault(_ authority: ArraySlice<UInt8>) -> Fault? {
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) { return (.userInfo, authority.startIndex..<at + 1) }
        if let colon = authority.firstIndex(of: UInt8(ascii: ":")), authority.first != UInt8(ascii: "[") {
            return (.port, colon..<authority.endIndex)
        }
        return nil
    }

    private func pathFault(_ path: ArraySlice<UInt8>) -> Fault? {
        var start = path.startIndex
        while start <= path.endIndex {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            let segment = path[start..<end]
            if segment.isEmpty {
                if end == path.endIndex { return (.trailingSlash, max(path.startIndex, end - 1)..<end) }
                return (.emptySegment, start..<end + 1)
            }
            let decoded = percentDecoded(segment)
            if decoded == [0x2E] || decoded == [0x2E, 0x2E] { return (.dotSegment, start..<end) }
            start = end + 1
        }
        return nil
    }

    private func needlessEscape(in bytes: ArraySlice<UInt8>) -> Fault? {
        var index = bytes.startIndex
        while index + 2 < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%"), let high = hexValue(bytes[index + 1]),
                let low = hexValue(bytes[index + 2])
            {
                let isLower = upperHexValue(bytes[index + 1]) == nil || upperHexValue(bytes[index + 2]) == nil
                if isLower || isUnreserved(high << 4 | low) { return (.needlessEscape, index..<index + 3) }
            }
            index += 1
        }
        return nil
    }

    private func malformedEscape(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { index in
            guard bytes[index] == UInt8(ascii: "%") else { return false }
            guard index + 2 < bytes.endIndex else { return true }
            return hexValue(bytes[index + 1]) == nil || hexValue(bytes[index + 2]) == nil
        }
    }

    /// What is wrong by the list: the shape is right, no entry fits.
    private func listFault(of destination: ArraySlice<UInt8>, front: Front) -> Fault {
        let start = destination.startIndex + front.length + (front.isUniversal ? 0 : 2)
        let rest = destination[start...]
        let pathEnd = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        let candidates = leaves(fitting: rest[..<pathEnd])
        guard let best = candidates.first else { return (.unknownPath, start..<pathEnd) }
        if let unfit = best.unfit { return (.unfitValue(name: unfit.name, type: unfit.type), unfit.range) }
        // With several entries on one path, the one that gets furthest into the query explains most.
        let faults = candidates.filter { $0.unfit == nil }.map { candidate in
            queryFault(rest[pathEnd...], storage.entries[candidate.leaf.entry])
        }
        return faults.max { $0.range.lowerBound < $1.range.lowerBound } ?? (.unknownPath, start..<pathEnd)
    }

    private struct Candidate {
        var leaf: SegmentTree.Leaf
        var unfit: (name: String, type: ParameterType, range: Range<Int>)?
    }

    /// The entries whose literal segments are those of the path, those whose values fit first.
    private func leaves(fitting path: ArraySlice<UInt8>) -> [Candidate] {
        var open = [(node: SegmentTree.root, start: path.startIndex, unfit: Range<Int>?.none)]
        var found: [Candidate] = []
        while let (node, start, unfit) = open.popLast() {
            guard start <= path.endIndex else {
                for leaf in storage.tree.leaves(node) { found.append(candidate(leaf, unfit, path)) }
                continue
            }
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            let segment = path[start..<end]
            for edge in storage.tree.typedEdges(node) {
                let fits = edge.type.accepts(segment, inPath: true)
                open.append((edge.child, end + 1, fits ? unfit : unfit ?? start..<end))
            }
            if let child = storage.tree.child(of: node, literal: segment) { open.append((child, end + 1, unfit)) }
        }
        return found.filter { $0.unfit == nil } + found.filter { $0.unfit != nil }
    }

    private func candidate(_ leaf: SegmentTree.Leaf, _ unfit: Range<Int>?, _ path: ArraySlice<UInt8>) -> Candidate {
        guard let unfit else { return Candidate(leaf: leaf) }
        let pattern = storage.entries[leaf.entry].pattern
        let segments = leaf.variant == 0 ? pattern.segments : pattern.aliases[leaf.variant - 1]
        let index = path[..<unfit.lowerBound].count { $0 == UInt8(ascii: "/") }
        guard case .parameter(let name, let type) = segments[index] else { return Candidate(leaf: leaf) }
        return Candidate(leaf: leaf, unfit: (name, type, unfit))
    }

    private func queryFault(_ query: ArraySlice<UInt8>, _ entry: IntentEntry) -> Fault {
        var seen: Set<String> = []
        var start = query.startIndex + 1
        if start == query.endIndex { return (.malformedQuery, query.startIndex..<query.endIndex) }
        while start <= query.endIndex {
            let end = query[start...].firstIndex(of: UInt8(ascii: "&")) ?? query.endIndex
            guard let equals = query[start..<end].firstIndex(of: UInt8(ascii: "=")), equals > start else {
                return (.malformedQuery, start..<end)
            }
            let name = String(decoding: query[start..<equals], as: UTF8.self)
            guard let item = entry.pattern.query.first(where: { $0.name == name }) else {
                return (.unknownItem(name), start..<end)
            }
            guard seen.insert(name).inserted else { return (.duplicateItem(name), start..<end) }
            guard item.type.accepts(query[(equals + 1)..<end], inPath: false) else {
                return (.unfitValue(name: name, type: item.type), equals + 1..<end)
            }
            start = end + 1
        }
        let missing = entry.pattern.query.first { $0.isRequired && !seen.contains($0.name) }
        return (.missingItem(missing?.name ?? ""), query.endIndex..<query.endIndex)
    }
}

/// Characters of RFC 3986, `%` among them.
private func isURLCharacter(_ byte: UInt8) -> Bool {
    if isUnreserved(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
        UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="),
        UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"):
        return true
    default: return false
    }
}
