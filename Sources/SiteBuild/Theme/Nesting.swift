/// How a flat list with depths is written as nested lists without recursion.
///
/// An item either opens a list for its children, or ends and with it the lists that end after it.
struct Nesting: Sendable, Hashable {
    /// Whether the next item is a child of this one.
    var hasChildren: Bool
    /// How many lists, each with the item around it, end after this item.
    var closings: Int

    /// The nesting of each item; a depth that jumps by more than one opens one list only.
    static func of(_ depths: [Int]) -> [Nesting] {
        var result: [Nesting] = []
        result.reserveCapacity(depths.count)
        var open: [Int] = []
        for (index, depth) in depths.enumerated() {
            guard index + 1 < depths.count else {
                result.append(Nesting(hasChildren: false, closings: open.count))
                break
            }
            let following = depths[index + 1]
            if following > depth {
                open.append(depth)
                result.append(Nesting(hasChildren: true, closings: 0))
                continue
            }
            var closings = 0
            while let last = open.last, last >= following {
                open.removeLast()
                closings += 1
            }
            result.append(Nesting(hasChildren: false, closings: closings))
        }
        return result
    }
}

/// An item of a nested list, ready for a template.
struct Nested<Item: Sendable>: Sendable {
    var item: Item
    var nesting: Nesting

    static func list(_ items: [Item], depth: (Item) -> Int) -> [Nested<Item>] {
        zip(items, Nesting.of(items.map(depth))).map { Nested(item: $0, nesting: $1) }
    }
}
