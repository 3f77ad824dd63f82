/// What a translation does not have in common with the text it was made from.
///
/// Numbers are indices in the two lists that were compared.
struct ParityDifference: Equatable {
    enum Kind: Equatable {
        /// The link is not in the translation.
        case missing
        /// The link is in the translation alone.
        case extra
        /// The same intent with other parameters, or another address in its place.
        case changed
        /// The same address but for upper and lower case.
        case recased
        /// The address is there and is no link.
        case lost
    }
    var kind: Kind
    /// The use in the source; nil when the translation alone has it.
    var source: Int?
    /// The use in the translation; nil when it has none.
    var translation: Int?

    /// Compares two texts: addresses are counted, their order says nothing.
    ///
    /// What is alike but for free text in parameters is paired first, then what differs in case alone, then what is
    /// there and is no link, then what leads to the same intent with other parameters, then links that the app discards.
    /// What is left is missing or extra. The price is in proportion to both lists together.
    static func between(_ source: [IntentUse], _ translation: [IntentUse]) -> [ParityDifference] {
        var result: [ParityDifference] = []
        var wanted = source.indices.filter { source[$0].form == .link }
        var offered = Array(translation.indices)
        func pair(
            _ key: (IntentUse) -> [UInt8]?, _ accepts: (IntentUse) -> Bool, _ kind: Kind?
        ) {
            guard !wanted.isEmpty, !offered.isEmpty else { return }
            var places: [[UInt8]: [Int]] = [:]
            for index in offered.reversed() where accepts(translation[index]) {
                if let name = key(translation[index]) { places[name, default: []].append(index) }
            }
            var taken: Set<Int> = []
            wanted.removeAll { index in
                guard let name = key(source[index]), let match = places[name]?.popLast() else { return false }
                taken.insert(match)
                if let kind { result.append(ParityDifference(kind: kind, source: index, translation: match)) }
                return true
            }
            offered.removeAll { taken.contains($0) }
        }
        pair({ $0.address }, { $0.form == .link }, nil)
        pair({ $0.meaning }, { $0.form == .link }, nil)
        pair({ $0.folded }, { $0.form != .lost }, .recased)
        pair({ $0.folded }, { $0.form == .lost }, .lost)
        pair({ $0.intent.map { Array($0.utf8) } }, { $0.form == .link }, .changed)
        pair({ _ in [] }, { $0.form == .refused }, .changed)
        result += wanted.map { ParityDifference(kind: .missing, source: $0, translation: nil) }

        // A fault of the source is not repeated for each of its translations.
        var faults = source.count { $0.form != .link }
        for index in offered where translation[index].form == .link {
            if faults > 0 {
                faults -= 1
                continue
            }
            result.append(ParityDifference(kind: .extra, source: nil, translation: index))
        }
        return result
    }
}
