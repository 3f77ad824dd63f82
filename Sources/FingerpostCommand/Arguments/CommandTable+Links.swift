internal import Exports
internal import LinkAudit

extension CommandTable {
    static let links = CommandDescription(
        name: .links,
        summary: "List every link with its kind, verdict and place",
        operand: auditOperand,
        options: [
            OptionDescription(
                "kind", value: .choice("KIND", LinkKind.allCases.map(\.rawValue)),
                "List links of this kind only: " + LinkKind.allCases.map(\.rawValue).joined(separator: ", ")
                    + "; repeatable"),
            OptionDescription(
                "format", value: .choice("FORM", LinksCommand.formats),
                "How to write the list: text (the default), json, ndjson, csv, or urls, which is addresses alone"),
            OptionDescription(
                "input-format", value: .choice("FORMAT", ExportFormat.names),
                "What the files are; see --format of `fingerpost help lint`"),
            catalogue, root, field, inline,
        ],
        details: [
            """
            The exit code is 0 whatever the verdicts are: `fingerpost lint` is the gate. Links are written as they are \
            found, so that an export may be larger than memory.
            """
        ],
        examples: [
            CommandDescription.Example(
                line: "fingerpost links site/gallery --kind intent", meaning: "what the app is asked"),
            CommandDescription.Example(
                line: "fingerpost links --kind external --format urls site/ | lychee -",
                meaning: "look whether web addresses still answer"),
            CommandDescription.Example(
                line: "fingerpost links export.ndjson --format csv > links.csv", meaning: "a table of an export"),
        ])
}
