/// The candidate that is most like `name`, or nil when none is near.
///
/// Distance is Damerau–Levenshtein (optimal string alignment) over Unicode scalars without regard to ASCII case; a
/// candidate counts as near up to a third of the longer length, and at most 4 edits. Equal distances go to the first
/// candidate.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
        let other = Array(candidate.lowercased().unicodeScalars)
        let limit = min(4, max(1, max(wanted.count, other.count) / 3), (best?.distance ?? 5) - 1)
        guard limit >= 0, abs(wanted.count - other.count) <= limit else { continue }
        let distance = editDistance(wanted, other)
        if distance <= limit { best = (distance, candidate) }
        if distance == 0 { break }
    }
    return best?.name
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = beforePrevious
    for row in 1...left.count {
        current[0] = row
        for column in 1...right.count {
            let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
            var cost = min(previous[column] + 1, current[column - 1] + 1, substitution)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current[column] = cost
        }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
}
