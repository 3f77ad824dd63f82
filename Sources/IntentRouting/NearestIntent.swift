extension IntentTable {
    /// The entry that a refused destination was probably meant to be, as a URL.
    ///
    /// The destination is first put right where its shape alone is wrong (needless escapes, empty and dot segments,
    /// user information, port, fragment, case); then its segments are compared with those of each entry.
    func nearest(to destination: ArraySlice<UInt8>, front: Front) -> String? {
        let path = repairedSegments(of: destination[(destination.startIndex + front.length)...])
        let length = path.reduce(0) { $0 + $1.count + 1 }
        guard !path.isEmpty, length <= 200 else { return nil }
        let limit = min(4, max(1, length / 3))
        let given = path.reduce(byteSet("/".utf8)) { $0 | byteSet($1) }
        var best: (distance: Int, entry: Int)?
        for (index, entry) in storage.entries.enumerated() {
            let allowed = best.map { $0.distance - 1 } ?? limit
            guard allowed >= 0 else { break }
            // Most of a long list ends here: more of its bytes are missing than edits are allowed.
            guard (entry.literalBytes & ~given).nonzeroBitCount <= allowed else { continue }
            if let distance = distance(path, entry, limit: allowed) { best = (distance, index) }
        }
        return best.map { spelled(storage.entries[$0.entry], path: path, scheme: front.scheme) }
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

    private func distance(_ path: [[UInt8]], _ entry: IntentEntry, limit: Int) -> Int? {
        guard abs(path.count - entry.pieces.count) <= 1 else { return nil }
        if path.count != entry.pieces.count {
            // A segment more or less: worth comparing as a whole where there are no parameters.
            guard entry.pathCount == 0 else { return nil }
            let whole = entry.spell(prefix: [], values: Array(repeating: nil, count: entry.parameters.count)).url
            return editDistance(Array(path.joined(separator: [0x2F])), whole, limit: limit)
        }
        var total = 0
        for (segment, piece) in zip(path, entry.pieces) {
            switch piece {
            case .literal(let literal):
                guard let part = editDistance(segment, literal, limit: limit - total) else { return nil }
                total += part
            case .parameter(let index):
                if !entry.parameters[index].type.accepts(segment[...], inPath: true) { total += 1 }
            }
            if total > limit { return nil }
        }
        return total
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
