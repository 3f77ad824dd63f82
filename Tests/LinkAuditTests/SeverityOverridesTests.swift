import SourceText
import Testing

@testable import LinkAudit

@Suite struct SeverityOverridesTests {
    private func located(_ rule: String, _ severity: Severity) -> LocatedFinding {
        LocatedFinding(
            finding: Finding(rule: rule, severity: severity, place: Place(file: "a", range: nil), message: "m"),
            start: nil, end: nil, sourceLine: "", related: [])
    }

    @Test func changesSeveritiesAndLeavesOut() throws {
        var overrides = SeverityOverrides()
        try overrides.set("missing-page", to: "warning")
        try overrides.set("missing-alt", to: "off")
        try overrides.set("heading-skips", to: "error")
        let changed = overrides.apply(to: [
            located("missing-page", .error), located("missing-alt", .warning), located("heading-skips", .warning),
            located("unknown-intent", .error),
        ])
        #expect(changed.map(\.finding.rule) == ["missing-page", "heading-skips", "unknown-intent"])
        #expect(changed.map(\.finding.severity) == [.warning, .error, .error])
    }

    @Test func refusesToMakeASecurityRuleLessGrave() throws {
        var overrides = SeverityOverrides()
        for rule in RuleCatalogue.all where rule.isSecurity {
            for level in ["off", "note", "warning"] where level == "off" || rule.severity.name != level {
                let fault = #expect(throws: SeverityOverrides.Fault.self) { try overrides.set(rule.name, to: level) }
                #expect(fault == .security(rule: rule.name, severity: rule.severity))
            }
        }
        #expect(overrides == SeverityOverrides())
        try overrides.set("unknown-intent", to: "error")
    }

    @Test func errorsOfTheCatalogueStayAndItsWarningsDoNot() throws {
        var overrides = SeverityOverrides()
        for rule in RuleCatalogue.ofCatalogue where rule.severity == .error {
            let fault = #expect(throws: SeverityOverrides.Fault.self) { try overrides.set(rule.name, to: "warning") }
            #expect(fault == .fixed(rule: rule.name))
        }
        try overrides.set("catalogue-title", to: "error")
        try overrides.set("catalogue-locale", to: "off")
        try overrides.set("app-scheme-unknown", to: "off")
    }

    @Test func namesTheNearestRuleAndTheLevels() {
        var overrides = SeverityOverrides()
        let rule = #expect(throws: SeverityOverrides.Fault.self) { try overrides.set("missing-pag", to: "off") }
        #expect(rule?.sentence == "there is no rule `missing-pag`; did you mean `missing-page`?")
        let level = #expect(throws: SeverityOverrides.Fault.self) { try overrides.set("missing-page", to: "warn") }
        #expect(level?.sentence.hasPrefix("`warn` is no severity; there are error, warning, note and off") == true)
    }
}
