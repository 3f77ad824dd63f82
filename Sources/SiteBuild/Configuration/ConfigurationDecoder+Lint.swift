import LinkAudit
import SourceText
import YAMLSource

extension ConfigurationDecoder {
    /// `lint`: which findings count.
    mutating func lint(_ node: YAMLNode, into result: inout SiteConfiguration) {
        guard let map = reader.mapping(node, "`lint`", keys: LintConfiguration.keys) else { return }
        if let node = map["severity"] { severities(node, into: &result.lint) }
        if let node = map["fail-on"] {
            let word = reader.word(node, "fail-on", among: Severity.allCases.reversed().map(\.name))
            result.lint.failLevel = Severity.allCases.first { $0.name == word }
        }
        if let node = map["max-warnings"], let number = reader.int(node, "max-warnings", in: 0...Int.max) {
            result.lint.maximumWarnings = number
        }
    }

    private mutating func severities(_ node: YAMLNode, into lint: inout LintConfiguration) {
        for entry in reader.entries(node, "severity") ?? [] {
            guard let level = reader.string(entry.value, entry.key) else { continue }
            do throws(SeverityOverrides.Fault) {
                try lint.severities.set(entry.key, to: level)
            } catch {
                report(error, entry)
            }
        }
    }

    private mutating func report(_ fault: SeverityOverrides.Fault, _ entry: YAMLEntry) {
        switch fault {
        case .unknownRule(let name, let nearest):
            reader.report(
                entry.keyRange, "there is no rule `\(visible(name))`",
                help: nearest.map { "did you mean `\($0)`?" } ?? "`fingerpost rules` lists them",
                rule: "configuration-key")
        case .unknownLevel(let word, _):
            reader.report(
                entry.value.range, "`\(visible(word))` is no severity",
                help: reader.suggestion(word, SeverityOverrides.levels))
        case .security, .fixed: reader.report(entry.value.range, fault.sentence, help: "remove the line")
        }
    }
}
