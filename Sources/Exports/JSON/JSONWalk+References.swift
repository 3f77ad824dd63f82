import SourceText

/// Records that refer to each other by their ids.
extension JSONWalk {
    /// Takes a value of a link to a record.
    mutating func note(_ part: JSONOpenReference.Part, _ token: JSONToken) {
        var open = reference ?? JSONOpenReference(depth: frames.count)
        if open.depth != frames.count { open = JSONOpenReference(depth: frames.count) }
        switch part {
        case .id:
            open.id = word(token)
            let start = token.range.lowerBound - scanner.base
            let inner = ByteRange(start, start + token.range.count)
            open.place = layers.last?.map.source(of: inner) ?? inner
            // The address is known when the record ends, and the window must not end before.
            if let holder = frames.last?.holder { hold(holder) }
        case .kind: open.kind = word(token)
        }
        reference = open
    }

    /// Puts the link down whose values stood in the container that ends.
    mutating func closeReference() {
        guard let open = reference, open.depth == frames.count else { return }
        reference = nil
        guard let id = open.id, let kind = open.kind else { return }
        ensureScopes()
        pendingReferences.append(
            JSONPendingReference(
                name: RecordName(kind: kind, id: id), place: open.place, scope: frames.last?.scope ?? 0,
                path: Array(path[..<(frames.last?.pathCount ?? 0)])))
        pendingCost += 256 + path.count
    }

    /// Puts down the name of the record that ends.
    mutating func closeNamed(_ shape: Int) {
        guard let kind = plan.preset.records[shape].referredAs, frames.count == scopedCount, let frame = frames.last,
            let id = scopes[frame.scope].id
        else { return }
        names.append(RecordName(kind: kind, id: id))
    }

    mutating func takeReferences() -> [RecordReference] {
        defer { pendingReferences.removeAll(keepingCapacity: true) }
        return pendingReferences.map { pending in
            let address = JSONAddress(scopes, scope: pending.scope, path: pending.path, preset: plan.preset)
            return RecordReference(pending.name, place: pending.place, address: address.address)
        }
    }
}
