public import SourceText

/// Reads typed values out of nodes and collects what does not fit: the strict layer under front matter, catalogue and
/// configuration.
///
/// A reader answers nil after it has reported, so that the caller goes on with the next value. `what` is how messages
/// call the value, usually its key.
public struct YAMLReader: Sendable {
    /// The name findings call the file by.
    public let file: String
    /// The rule that wrong values are reported under, `catalogue-value` for one.
    public let valueRule: String
    /// The rule that unknown and missing keys are reported under, `catalogue-key` for one.
    public let keyRule: String
    /// What was found so far, in the order it was read.
    public private(set) var findings: [Finding] = []

    /// Makes a reader whose findings carry the given rule names.
    public init(file: String, valueRule: String, keyRule: String) {
        self.file = file
        self.valueRule = valueRule
        self.keyRule = keyRule
    }

    /// Adds a finding at a place of the file.
    public mutating func report(
        _ range: ByteRange, _ message: String, help: String? = nil, rule: String? = nil,
        severity: Severity = .error, related: [RelatedPlace] = []
    ) {
        findings.append(
            Finding(
                rule: rule ?? valueRule, severity: severity, place: Place(file: file, range: range),
                message: message, help: help, related: related))
    }

    /// Adds findings made elsewhere.
    public mutating func append(_ others: [Finding]) {
        findings += others
    }

    /// A text; any scalar will do, quoted or not, a value left out will not.
    public mutating func string(_ node: YAMLNode, _ what: @autoclosure () -> String) -> String? {
        guard case .scalar(let text, _) = node.content, !node.isNull else {
            return mismatch(node, what(), "a text")
        }
        return text
    }

    /// `true` or `false`, unquoted, and nothing else.
    public mutating func bool(_ node: YAMLNode, _ what: @autoclosure () -> String) -> Bool? {
        if case .scalar(let text, isPlain: true) = node.content {
            if text == "true" { return true }
            if text == "false" { return false }
        }
        return mismatch(node, what(), "`true` or `false`")
    }

    /// A whole number in decimal digits, unquoted, with an optional `-`.
    public mutating func int(_ node: YAMLNode, _ what: @autoclosure () -> String, in range: ClosedRange<Int>? = nil)
        -> Int?
    {
        guard case .scalar(let text, isPlain: true) = node.content, let number = decimal(text) else {
            return mismatch(node, what(), "a whole number")
        }
        if let range, !range.contains(number) {
            report(node.range, "`\(what())` must be \(range.lowerBound) to \(range.upperBound), not \(number)")
            return nil
        }
        return number
    }

    /// The nodes of a list.
    public mutating func list(_ node: YAMLNode, _ what: @autoclosure () -> String) -> [YAMLNode]? {
        guard case .sequence(let items) = node.content else { return mismatch(node, what(), "a list") }
        return items
    }

    /// A list of texts, each with its place; items of another kind are reported and left out.
    public mutating func strings(_ node: YAMLNode, _ what: @autoclosure () -> String) -> [YAMLText]? {
        guard let items = list(node, what()) else { return nil }
        return items.compactMap { item in
            string(item, "an item of \(what())").map { YAMLText(text: $0, range: item.range) }
        }
    }

    /// A text or a list of texts.
    public mutating func stringOrStrings(_ node: YAMLNode, _ what: @autoclosure () -> String) -> [YAMLText]? {
        switch node.content {
        case .sequence: return strings(node, what())
        case .scalar where !node.isNull:
            return string(node, what()).map { [YAMLText(text: $0, range: node.range)] }
        default: return mismatch(node, what(), "a text or a list of texts")
        }
    }

    /// One of a closed list of words; another word is reported with the nearest of them.
    public mutating func word(_ node: YAMLNode, _ what: @autoclosure () -> String, among words: [String]) -> String? {
        guard let text = string(node, what()) else { return nil }
        guard words.contains(text) else {
            report(node.range, "`\(what())` cannot be `\(visible(text))`", help: suggestion(text, words))
            return nil
        }
        return text
    }

    /// The entries of a mapping whose keys are free.
    public mutating func entries(_ node: YAMLNode, _ what: @autoclosure () -> String) -> [YAMLEntry]? {
        guard case .mapping(let entries) = node.content else { return mismatch(node, what(), "a mapping") }
        return entries
    }

    /// A mapping with known keys; others are reported with the nearest known one, required ones when they are missing
    /// and no unknown key looks like them.
    public mutating func mapping(
        _ node: YAMLNode, _ what: @autoclosure () -> String, keys: [String], required: [String] = []
    ) -> YAMLMapping? {
        guard let entries = entries(node, what()) else { return nil }
        var known: [YAMLEntry] = []
        known.reserveCapacity(entries.count)
        var misspelt: Set<String> = []
        for entry in entries {
            if keys.contains(entry.key) {
                known.append(entry)
            } else {
                if let near = nearestName(to: entry.key, among: keys) { misspelt.insert(near) }
                report(
                    entry.keyRange, "unknown key `\(visible(entry.key))` in \(what())",
                    help: suggestion(entry.key, keys), rule: keyRule)
            }
        }
        let mapping = YAMLMapping(entries: known, range: node.range)
        for key in required where mapping[key] == nil && !misspelt.contains(key) {
            report(node.range.firstByte, "\(what()) has no `\(key)`", help: "add `\(key):`", rule: keyRule)
        }
        return mapping
    }

    /// The help that goes with a name that is not on a list: the nearest one, or the list when it is short.
    public func suggestion(_ name: String, _ candidates: [String]) -> String? {
        if let near = nearestName(to: name, among: candidates) { return "did you mean `\(near)`?" }
        guard !candidates.isEmpty, candidates.count <= 20 else { return nil }
        return "known: " + candidates.map { "`\($0)`" }.joined(separator: ", ")
    }

    private mutating func mismatch<Value>(_ node: YAMLNode, _ what: String, _ wanted: String) -> Value? {
        var shown = node.kindName
        if case .scalar(let text, let isPlain) = node.content, !node.isNull {
            shown = isPlain ? "`\(visible(text.prefix(40)))`" : "a quoted text"
        }
        report(node.range, "`\(what)` must be \(wanted), not \(shown)")
        return nil
    }

    private func decimal(_ text: String) -> Int? {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return Int(text)
    }
}

/// A text with its place in the file.
public struct YAMLText: Sendable, Hashable {
    /// The text, decoded.
    public var text: String
    /// The scalar in the file, quotes included.
    public var range: ByteRange

    /// Makes a text with its place.
    public init(text: String, range: ByteRange) {
        self.text = text
        self.range = range
    }
}

/// The known keys of a mapping.
///
/// They are few, so that looking through them costs less than hashing.
public struct YAMLMapping: Sendable {
    private let entries: [YAMLEntry]
    /// The mapping in the file.
    public let range: ByteRange

    init(entries: [YAMLEntry], range: ByteRange) {
        self.entries = entries
        self.range = range
    }

    /// The value of a key, or nil when the key was not given.
    public subscript(key: String) -> YAMLNode? { entry(key)?.value }

    /// The entry of a key, with the key's own place.
    public func entry(_ key: String) -> YAMLEntry? { entries.first { $0.key == key } }
}

extension ByteRange {
    /// The first byte alone, so that a finding about a whole mapping points at one place.
    fileprivate var firstByte: ByteRange { isEmpty ? self : ByteRange(lowerBound, lowerBound + 1) }
}
