import IntentRouting

/// What becomes of the values of a parameter when its type changes.
enum TypeRelation {
    /// Nothing.
    case same
    /// All of them stay, and others come.
    case wider
    /// Some of them go.
    case narrower
    /// It is another kind of value, which the app's code has to read in another way.
    case otherKind

    init(from old: ParameterType, to new: ParameterType) {
        guard old != new else {
            self = .same
            return
        }
        switch (old, new) {
        case (.int(let before), .int(let after)):
            let (before, after) = (before ?? Int.min...Int.max, after ?? Int.min...Int.max)
            self = before == after ? .same : covers(after, before) ? .wider : .narrower
        case (.text(let before), .text(let after)): self = covers(after, before) ? .wider : .narrower
        case (.choice(let before), .choice(let after)):
            let (before, after) = (Set(before), Set(after))
            self = before == after ? .same : after.isSuperset(of: before) ? .wider : .narrower
        default: self = .otherKind
        }
    }

    /// Whether every value stays what it was.
    var keepsValues: Bool {
        switch self {
        case .same, .wider: true
        case .narrower, .otherKind: false
        }
    }
}

private func covers(_ outer: ClosedRange<Int>, _ inner: ClosedRange<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
}

extension ChangeCollector {
    /// Compares the types of a value that is there before and after; `what` names it in a sentence.
    mutating func compare(
        _ old: ParameterType, _ new: ParameterType, what: String, subject: String, places: (ByteRangePair),
        reach: CatalogueChange.Reach
    ) {
        let message = "\(what) was \(old.description) and is \(new.description)"
        func add(_ collector: inout ChangeCollector, _ meaning: ChangeClass, _ kind: String, _ reason: String) {
            collector.add(
                meaning, kind, subject, message, why: reason, old: places.old, new: places.new, reach: reach)
        }
        switch TypeRelation(from: old, to: new) {
        case .same: break
        case .wider: add(&self, .additive, "type-widened", "more values are accepted")
        case .narrower: add(&self, .breaking, "type-narrowed", "values that were accepted are refused")
        case .otherKind: add(&self, .breaking, "type-changed", "the values are of another kind")
        }
    }
}
