/// The answer of the list.
public enum IntentOutcome: Sendable {
    /// The URL has none of the app's schemes and does not lie under the universal prefix.
    case otherScheme
    /// The URL is on the list.
    case match(IntentMatch)
    /// The URL has the app's scheme and is not on the list.
    case refusal(IntentRefusal)
}

extension IntentTable {
    /// Decides a destination; it is to be the whole URL, nothing trimmed and nothing decoded.
    public func match(_ destination: ArraySlice<UInt8>) -> IntentOutcome {
        let base = destination.startIndex
        guard let front = front(of: destination) else { return .otherScheme }
        let hasAuthority = front.isUniversal || starts(destination, at: base + front.length, with: 0x2F, 0x2F)
        let start = base + front.length + (front.isUniversal ? 0 : 2)
        if hasAuthority, let match = find(destination[start...], scheme: front.scheme) { return .match(match) }
        return .refusal(refusal(of: destination, front: front))
    }

    /// Decides a URL given as text.
    public func match(_ url: String) -> IntentOutcome { match(Array(url.utf8)[...]) }

    /// What a destination begins with: one of the schemes and its colon, or the universal prefix and its slash.
    struct Front {
        var scheme: Int
        var length: Int
        var isUniversal: Bool
    }

    func front(of destination: ArraySlice<UInt8>) -> Front? {
        let base = destination.startIndex
        for (index, scheme) in storage.schemes.enumerated() where destination.count > scheme.count {
            guard destination[base + scheme.count] == UInt8(ascii: ":") else { continue }
            if isSame(destination[base..<base + scheme.count], scheme[...]) {
                return Front(scheme: index, length: scheme.count + 1, isUniversal: false)
            }
        }
        let universal = storage.universalPrefix
        guard !universal.isEmpty, !storage.schemes.isEmpty, destination.count >= universal.count else { return nil }
        // Scheme and host know no case, a path does.
        let host = universal[8...].firstIndex(of: UInt8(ascii: "/")) ?? universal.count
        guard isSame(destination[base..<base + host], universal[..<host]),
            destination[(base + host)..<(base + universal.count)].elementsEqual(universal[host...])
        else { return nil }
        return Front(scheme: 0, length: universal.count, isUniversal: true)
    }

    /// Whether `bytes` are `lower` but for the case of ASCII letters.
    private func isSame(_ bytes: ArraySlice<UInt8>, _ lower: ArraySlice<UInt8>) -> Bool {
        var index = lower.startIndex
        for byte in bytes {
            if lowercased(byte) != lower[index] { return false }
            index += 1
        }
        return true
    }

    private func starts(_ bytes: ArraySlice<UInt8>, at index: Int, with first: UInt8, _ second: UInt8) -> Bool {
        index + 1 < bytes.endIndex && bytes[index] == first && bytes[index + 1] == second
    }

    /// Matches what stands behind `scheme://`.
    func find(_ rest: ArraySlice<UInt8>, scheme: Int) -> IntentMatch? {
        let pathEnd = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        var other: [(node: Int, start: Int)] = []
        var node = SegmentTree.root
        var start = rest.startIndex
        while true {
            var end = start
            while end < pathEnd, rest[end] != UInt8(ascii: "/") { end += 1 }
            let segment = rest[start..<end]
            var next = storage.tree.child(of: node, literal: segment)
            for edge in storage.tree.typedEdges(node) where edge.type.accepts(segment, inPath: true) {
                if next == nil { next = edge.child } else { other.append((edge.child, end)) }
            }
            if let found = next, end == pathEnd, let match = finish(found, rest, pathEnd, scheme) { return match }
            if next == nil || end == pathEnd {
                // A literal led nowhere; a parameter may still.
                while true {
                    guard let (back, backEnd) = other.popLast() else { return nil }
                    if backEnd == pathEnd {
                        if let match = finish(back, rest, pathEnd, scheme) { return match }
                        continue
                    }
                    (node, start) = (back, backEnd + 1)
                    break
                }
            } else if let found = next {
                (node, start) = (found, end + 1)
            }
        }
    }

    private func finish(_ node: Int, _ rest: ArraySlice<UInt8>, _ pathEnd: Int, _ scheme: Int) -> IntentMatch? {
        for leaf in storage.tree.leaves(node) {
            let entry = storage.entries[leaf.entry]
            if let match = match(entry, leaf, rest, pathEnd, scheme) { return match }
        }
        return nil
    }

    private func match(
        _ entry: IntentEntry, _ leaf: SegmentTree.Leaf, _ rest: ArraySlice<UInt8>, _ pathEnd: Int, _ scheme: Int
    ) -> IntentMatch? {
        let prefix = storage.prefixes[scheme]
        if pathEnd == rest.endIndex, entry.parameters.isEmpty, leaf.variant == 0 {
            return IntentMatch(
                entry: entry, canonical: prefix + rest, values: [], prefixLength: prefix.count, usesAlias: false,
                universal: storage.universal)
        }
        var values = [ArraySlice<UInt8>?](repeating: nil, count: entry.parameters.count)
        guard takeQuery(rest[pathEnd...], entry, &values) else { return nil }
        takePath(rest[..<pathEnd], entry, leaf.variant, &values)
        let spelling = entry.spell(prefix: prefix, values: values, capacity: prefix.count + rest.count)
        return IntentMatch(
            entry: entry, canonical: spelling.url, values: spelling.ranges, prefixLength: prefix.count,
            usesAlias: leaf.variant > 0, universal: storage.universal)
    }

    private func takePath(
        _ path: ArraySlice<UInt8>, _ entry: IntentEntry, _ variant: Int, _ values: inout [ArraySlice<UInt8>?]
    ) {
        var start = path.startIndex
        var index = 0
        while start <= path.endIndex {
            var end = start
            while end < path.endIndex, path[end] != UInt8(ascii: "/") { end += 1 }
            if variant == 0 {
                if case .parameter(let parameter) = entry.pieces[index] { values[parameter] = path[start..<end] }
            } else {
                let parameter = entry.aliasParameters[variant - 1][index]
                if parameter >= 0 { values[parameter] = path[start..<end] }
            }
            index += 1
            start = end + 1
        }
    }

    private func takeQuery(
        _ query: ArraySlice<UInt8>, _ entry: IntentEntry, _ values: inout [ArraySlice<UInt8>?]
    ) -> Bool {
        var start = query.startIndex + 1
        while start <= query.endIndex {
            var end = start
            while end < query.endIndex, query[end] != UInt8(ascii: "&") { end += 1 }
            guard let equals = query[start..<end].firstIndex(of: UInt8(ascii: "=")) else { return false }
            let name = query[start..<equals]
            var found = -1
            for index in entry.pathCount..<entry.parameters.count
            where entry.parameters[index].queryName.elementsEqual(name) { found = index }
            guard found >= 0, values[found] == nil else { return false }
            let value = query[(equals + 1)..<end]
            guard entry.parameters[found].type.accepts(value, inPath: false) else { return false }
            values[found] = value
            start = end + 1
        }
        for index in entry.pathCount..<entry.parameters.count
        where entry.parameters[index].isRequired && values[index] == nil { return false }
        return true
    }
}
