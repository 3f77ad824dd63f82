/// Optimal string alignment without regard to ASCII case, or nil when it is more than `limit`.
func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
    if left == right { return 0 }
    guard limit > 0 || left.count == right.count else { return nil }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = beforePrevious
    for row in 1..<left.count + 1 {
        current[0] = row
        var lowest = row
        for column in 1..<right.count + 1 {
            let isSame = lowercased(left[row - 1]) == lowercased(right[column - 1])
            var cost = min(
                previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
            if row > 1, column > 1, lowercased(left[row - 1]) == lowercased(right[column - 2]),
                lowercased(left[row - 2]) == lowercased(right[column - 1])
            {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current[column] = cost
            lowest = min(lowest, cost)
        }
        if lowest > limit { return nil }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
}

/// The nearest of a few names, within a third of the length.
func nearestText(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.utf8)
    var best: (distance: Int, name: String)?
    for candidate in names {
        let limit = min(max(1, max(wanted.count, candidate.utf8.count) / 3), (best?.distance ?? 5) - 1)
        if let distance = editDistance(wanted, Array(candidate.utf8), limit: limit) { best = (distance, candidate) }
    }
    return best?.name
}
