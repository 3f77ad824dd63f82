/// Patterns of paths, walked through step by step with all of them at once.
///
/// Steps are parted by dots: a key, `a|b` for one of several, `*` for any one step, `#` for any place in an array, `**` for
/// any number of steps, `_*` for a key that begins with `_`, `^href` for the element behind the string `href`, `@` for
/// the top and every element of an array below it.
/// An empty pattern is the value itself.
struct JSONMatcher: Sendable {
    enum Step: Sendable {
        case names([JSONName])
        case any, anyIndex, anyDepth, underscored, anchor
        case behind(JSONName)
        /// The end of the pattern with this number.
        case end(Int)
    }

    private let steps: [Step]
    /// The states in which some pattern is at its end.
    private let ends: JSONStates
    /// Where matching begins.
    let initial: JSONStates

    /// Makes a matcher; nil when the patterns have more steps than there is room for.
    init?(_ patterns: [String]) {
        var steps: [Step] = []
        var firsts: [Int] = []
        for (number, pattern) in patterns.enumerated() {
            firsts.append(steps.count)
            steps += pattern.split(separator: ".").map(Self.step)
            steps.append(.end(number))
        }
        guard steps.count <= JSONStates.capacity else { return nil }
        var ends = JSONStates()
        for (index, step) in steps.enumerated() { if case .end = step { ends.insert(index) } }
        var initial = JSONStates()
        for first in firsts { Self.enter(first, steps, &initial) }
        self.steps = steps
        self.ends = ends
        self.initial = initial
    }

    private static func step(_ text: Substring) -> Step {
        switch text {
        case "*": .any
        case "#": .anyIndex
        case "**": .anyDepth
        case "_*": .underscored
        case "@": .anchor
        default:
            text.hasPrefix("^")
                ? .behind(JSONName(String(text.dropFirst())))
                : .names(text.split(separator: "|").map { JSONName(String($0)) })
        }
    }

    /// Adds a state, and those behind a step that may stand for nothing.
    private static func enter(_ state: Int, _ steps: [Step], _ states: inout JSONStates) {
        var state = state
        states.insert(state)
        while mayBeNothing(steps[state]) {
            state += 1
            states.insert(state)
        }
    }

    private static func mayBeNothing(_ step: Step) -> Bool {
        switch step {
        case .anyDepth, .anchor: true
        default: false
        }
    }

    /// The states after one step more.
    func next(_ states: JSONStates, _ step: JSONStep) -> JSONStates {
        var result = JSONStates()
        var left = states
        while let state = left.popFirst() {
            switch steps[state] {
            case .end: break
            case .any: Self.enter(state + 1, steps, &result)
            case .anyDepth: Self.enter(state, steps, &result)
            case .anchor:
                result.insert(state)
                if step.isIndex { Self.enter(state + 1, steps, &result) }
            case .anyIndex: if step.isIndex { Self.enter(state + 1, steps, &result) }
            case .names(let names):
                if !step.isIndex {
                    for name in names where name == step.name {
                        Self.enter(state + 1, steps, &result)
                        break
                    }
                }
            case .underscored:
                if !step.isIndex, step.name.begins(with: UInt8(ascii: "_")) { Self.enter(state + 1, steps, &result) }
            case .behind(let name): if step.previous == name { Self.enter(state + 1, steps, &result) }
            }
        }
        return result
    }

    /// The numbers of the patterns that end here, lowest first.
    func matches(_ states: JSONStates, _ body: (Int) -> Void) {
        var left = states.intersection(ends)
        while let state = left.popFirst() { if case .end(let number) = steps[state] { body(number) } }
    }
}
