import SourceText
import YAMLSource

/// One file of texts: what the theme says in a language, or what a region or a site says differently.
struct InterfaceTextFile: Sendable {
    /// The name that messages use.
    let name: String
    /// The texts that the file has.
    private(set) var words: [InterfaceText: String] = [:]
    /// What it says about dates.
    private(set) var dates = DateStyle()

    /// The rule of an unknown key.
    static let keyRule = "text-key"
    /// The rule of a text that does not fit.
    static let valueRule = "text-value"

    /// Reads a file. What is wrong with it carries the rules `text-key` and `text-value`, or is told by the YAML reader.
    static func read(_ source: SourceFile) -> (file: InterfaceTextFile, findings: [Finding]) {
        var file = InterfaceTextFile(name: source.name)
        let (root, syntax) = parseYAML(source)
        guard let root else { return (file, syntax) }
        var reader = YAMLReader(file: source.name, valueRule: valueRule, keyRule: keyRule)
        let keys = InterfaceText.allCases.map(\.rawValue) + ["date"]
        if let map = reader.mapping(root, "the texts", keys: keys) {
            for key in InterfaceText.allCases {
                guard let node = map[key.rawValue], let text = reader.string(node, key.rawValue) else { continue }
                reader.checkPlaceholders(text, key.placeholders, of: key.rawValue, at: node.range, in: source.bytes)
                file.words[key] = text
            }
            if let node = map["date"] { file.dates = reader.dateStyle(node, in: source.bytes) }
        }
        return (file, syntax + reader.findings)
    }
}

extension YAMLReader {
    /// Reports names in braces that the program does not know here, and those that are missing.
    mutating func checkPlaceholders(
        _ text: String, _ known: [String], of key: String, at range: ByteRange, in bytes: [UInt8]
    ) {
        let names = PatternText(text).names
        var misspelt: Set<String> = []
        var start = range.lowerBound
        for name in names where !known.contains(name) {
            if let near = nearestName(to: name, among: known) { misspelt.insert(near) }
            let place = firstRange(of: Array("{\(name)}".utf8), in: bytes, from: start, to: range.upperBound) ?? range
            start = place.upperBound
            let help = known.isEmpty ? "nothing is put into this text; write it without braces" : nil
            report(
                place, "`\(key)` has no place for `{\(visible(name))}`",
                help: help ?? suggestion("{\(name)}", known.map { "{\($0)}" }))
        }
        for name in known where !names.contains(name) && !misspelt.contains(name) {
            report(range, "`\(key)` lacks `{\(name)}`", help: "write `{\(name)}` where it belongs")
        }
    }

    /// What `date:` says.
    fileprivate mutating func dateStyle(_ node: YAMLNode, in bytes: [UInt8]) -> DateStyle {
        var result = DateStyle()
        guard let map = mapping(node, "`date`", keys: ["pattern", "months", "firstDay"]) else { return result }
        if let node = map["pattern"], let text = string(node, "pattern") {
            checkPlaceholders(text, DateStyle.names, of: "pattern", at: node.range, in: bytes)
            result.pattern = PatternText(text)
        }
        if let node = map["months"], let months = strings(node, "months") {
            if months.count == 12 {
                result.months = months.map(\.text)
            } else {
                report(node.range, "`months` has \(months.count) names", help: "give all twelve, January first")
            }
        }
        if let node = map["firstDay"] { result.firstDay = string(node, "firstDay") }
        return result
    }

    private func firstRange(of needle: [UInt8], in bytes: [UInt8], from start: Int, to end: Int) -> ByteRange? {
        guard end <= bytes.count, start + needle.count <= end else { return nil }
        for index in start...(end - needle.count) where bytes[index..<(index + needle.count)].elementsEqual(needle) {
            return ByteRange(index, index + needle.count)
        }
        return nil
    }
}
