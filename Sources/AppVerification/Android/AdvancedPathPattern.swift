/// A `pathAdvancedPattern`: `.`, sets such as `[^a-z]`, and behind each of them or a character `*`, `+`, `{2}`, `{2,}` or
/// `{2,5}`.
struct AdvancedPathPattern: Hashable {
    private enum Token: Hashable {
        case character(Character)
        case any
        case set([ClosedRange<Character>], isInverse: Bool)

        func takes(_ character: Character) -> Bool {
            switch self {
            case .character(let own): own == character
            case .any: true
            case .set(let ranges, let isInverse): ranges.contains { $0.contains(character) } != isInverse
            }
        }
    }

    private struct Step: Hashable {
        var token: Token
        var least = 1
        var most = 1
        var hasModifier = false
    }

    private var steps: [Step] = []

    init(_ text: String) throws(PathPatternFault) {
        let text = Array(text)
        var at = 0
        while at < text.count {
            switch text[at] {
            case "[": steps.append(Step(token: try Self.set(text, &at)))
            case "*", "+", "{":
                guard let last = steps.indices.last, !steps[last].hasModifier else {
                    throw PathPatternFault(message: "has `\(text[at])` behind nothing that it could repeat")
                }
                (steps[last].least, steps[last].most) = try Self.count(text, &at)
                steps[last].hasModifier = true
            case ".":
                steps.append(Step(token: .any))
                at += 1
            default: steps.append(Step(token: .character(try Self.plain(text, &at))))
            }
        }
    }

    /// A character as it is, or behind a backslash.
    private static func plain(_ text: [Character], _ at: inout Int) throws(PathPatternFault) -> Character {
        if text[at] == "\\" {
            at += 1
            guard at < text.count else { throw PathPatternFault(message: "ends with a backslash") }
        }
        at += 1
        return text[at - 1]
    }

    private static func set(_ text: [Character], _ at: inout Int) throws(PathPatternFault) -> Token {
        at += 1
        let isInverse = at < text.count && text[at] == "^"
        if isInverse { at += 1 }
        var ranges: [ClosedRange<Character>] = []
        while at < text.count, text[at] != "]" {
            let first = try plain(text, &at)
            if at + 1 < text.count, text[at] == "-", text[at + 1] != "]" {
                at += 1
                let last = try plain(text, &at)
                if first <= last { ranges.append(first...last) }
            } else {
                ranges.append(first...first)
            }
        }
        guard at < text.count else { throw PathPatternFault(message: "has a set that is not closed") }
        guard !ranges.isEmpty else { throw PathPatternFault(message: "has an empty set") }
        at += 1
        return .set(ranges, isInverse: isInverse)
    }

    private static func count(_ text: [Character], _ at: inout Int) throws(PathPatternFault) -> (Int, Int) {
        defer { at += 1 }
        if text[at] == "*" { return (0, .max) }
        if text[at] == "+" { return (1, .max) }
        let start = at + 1
        while at < text.count, text[at] != "}" { at += 1 }
        guard at < text.count else { throw PathPatternFault(message: "has a range that is not closed") }
        let parts = String(text[start..<at]).split(separator: ",", omittingEmptySubsequences: false)
        guard let least = Int(parts[0]), least >= 0, parts.count <= 2 else {
            throw PathPatternFault(message: "has a range that is none")
        }
        if parts.count == 1 { return (least, least) }
        if parts[1].isEmpty { return (least, .max) }
        guard let most = Int(parts[1]), most >= least else {
            throw PathPatternFault(message: "has a range that is none")
        }
        return (least, most)
    }

    /// Each step takes as much as it can, and nothing of that is given back.
    func matches(_ path: [Character]) -> Bool {
        var place = 0
        for step in steps {
            var count = 0
            while count < step.most, place < path.count, step.token.takes(path[place]) {
                count += 1
                place += 1
            }
            if count < step.least { return false }
        }
        return place == path.count
    }
}
