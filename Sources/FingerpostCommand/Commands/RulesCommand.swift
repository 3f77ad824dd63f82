internal import LinkAudit
internal import SourceText

/// `fingerpost rules [RULE]`: the manual in the terminal.
enum RulesCommand {
    /// The page of a rule, or the list of all rules.
    static func text(for rule: String?, style: TextStyle) -> String {
        if let rule { return RuleCatalogue.page(of: rule) ?? "" }
        return RuleCatalogue.groups.map { group in
            (group.heading.map { style.paint($0 + ":", .faint) + "\n" } ?? "") + list(group.rules, style)
        }.joined(separator: "\n")
    }

    private static func list(_ rules: [any Rule.Type], _ style: TextStyle) -> String {
        let width = RuleCatalogue.namesWithPage.map { $0.count }.max() ?? 0
        var text = ""
        for rule in rules {
            let name = rule.name + String(repeating: " ", count: width - rule.name.count)
            let ink: TextStyle.Ink =
                switch rule.severity {
                case .error: .error
                case .warning: .warning
                case .note: .note
                }
            let severity = style.paint(rule.severity.name, ink)
            text += name + "  " + severity + (rule.isSecurity ? style.paint(", cannot be suppressed", .faint) : "")
            text += "\n"
        }
        return text
    }
}
