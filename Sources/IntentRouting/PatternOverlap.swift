extension ParameterType {
    /// Whether a value of this type can also be one of the other.
    func overlaps(_ other: ParameterType, inPath: Bool) -> Bool {
        switch (self, other) {
        case (.choice(let words), _): words.contains { other.accepts(Array($0.utf8)[...], inPath: inPath) }
        case (_, .choice): other.overlaps(self, inPath: inPath)
        case (.uuid, .int), (.int, .uuid): false
        case (.int(let left?), .int(let right?)): left.overlaps(right)
        case (.text(let left), .text(let right)): left.overlaps(right)
        case (.text(let length), _): other.spelledLengths.overlaps(length)
        case (_, .text(let length)): spelledLengths.overlaps(length)
        default: true
        }
    }

    /// How many characters a value takes, for types whose values are all plain text too.
    private var spelledLengths: ClosedRange<Int> {
        switch self {
        case .uuid: return 36...36
        case .slug, .choice, .text: return 1...Int.max
        case .int(let range):
            let range = range ?? Int.min...Int.max
            let ends = [String(range.lowerBound).utf8.count, String(range.upperBound).utf8.count]
            let shortest = range.contains(0) ? 1 : min(ends[0], ends[1])
            return shortest...max(ends[0], ends[1])
        }
    }
}

extension IntentPattern {
    /// Whether some query fits both patterns.
    func queryOverlaps(_ other: IntentPattern) -> Bool {
        for item in query {
            let twin = other.query.first { $0.name == item.name }
            guard let twin else {
                if item.isRequired { return false }
                continue
            }
            let isShared = item.isRequired || twin.isRequired
            if isShared, !item.type.overlaps(twin.type, inPath: false) { return false }
        }
        return other.query.allSatisfy { item in !item.isRequired || query.contains { $0.name == item.name } }
    }
}
