internal import Exports
internal import LinkAudit

/// The one declaration of commands and options.
enum CommandTable {
    /// Options that every command takes, and that may stand before its name.
    static let commonOptions = [
        OptionDescription(
            "color", value: .choice("WHEN", ["auto", "always", "never"]),
            "Colour the text: auto (the default; only on a terminal, and never where NO_COLOR is set), always or never"),
        OptionDescription("help", short: "h", "Show this help and stop"),
    ]

    /// Options that are taken where no command is named.
    static let topOptions = commonOptions + [OptionDescription("version", "Show the version and stop")]

    /// The commands in the order of the help text.
    static let commands = [
        build, lint, links, explain, usage, impact, catalogueDiff, generate, verifyApp, rules, help,
    ]

    /// The description of a command.
    static func description(of name: CommandName) -> CommandDescription {
        switch name {
        case .build: build
        case .lint: lint
        case .links: links
        case .explain: explain
        case .usage: usage
        case .impact: impact
        case .catalogueDiff: catalogueDiff
        case .generate: generate
        case .verifyApp: verifyApp
        case .rules: rules
        case .help: help
        }
    }

    static let catalogue = OptionDescription(
        "catalogue", value: .text("FILE"),
        "The catalogue of intents; the default is intents.yaml, found upwards from the path")

    static let auditOperand = OperandDescription(
        placeholder: "PATH", count: 1...Int.max,
        summary: "A site, a folder, a file of any format, a pattern in quotes, or - for standard input", isPath: true)

    static let root = OptionDescription(
        "root", value: .text("DIR"),
        """
        The folder that links between files count from; the default is the content root of the site, else the folder \
        itself or the folder of the file; in an export, paths are checked only where this is given
        """)

    static let format = OptionDescription(
        "format", value: .choice("FORMAT", ExportFormat.names),
        "What the files are, where name and content do not tell or tell wrong: "
            + ExportFormat.names.joined(separator: ", "))

    static let field = OptionDescription(
        "field", value: .text("PATH"),
        "Look at this field of an export only: `body`, `articles[].body`, or a name in a table of strings; repeatable")

    static let inline = OptionDescription(
        "inline", "Read texts as an app shows them with inline Markdown: both as inline text and as a document")

    static let report = OptionDescription(
        "report", value: .text("KIND[=FILE]"),
        """
        Write a report to standard output or into a file; repeatable. KIND is one of \
        \(ReportKind.allCases.map(\.rawValue).joined(separator: ", ")); the default is text
        """)

    static let severity = OptionDescription(
        "severity", value: .text("RULE=LEVEL"), "Give a rule another severity: error, warning, note or off; repeatable")

    static let failOn = OptionDescription(
        "fail-on", value: .choice("LEVEL", ["error", "warning", "note"]),
        "The least grave finding that makes the exit code 1: error (the default), warning or note")

    static let maxWarnings = OptionDescription(
        "max-warnings", value: .number("N"), "Exit with 1 when there are more than N warnings")

    private static let build = CommandDescription(
        name: .build,
        summary: "Build a site, or refuse it where a link is wrong",
        operand: OperandDescription(
            placeholder: "SITE", count: 0...1,
            summary: "The folder that holds fingerpost.yaml, or one below it; the default is the working folder",
            isPath: true),
        options: [
            OptionDescription(
                "output", short: "o", value: .text("DIR"),
                "The folder to write into; the default is _site beside fingerpost.yaml"),
            OptionDescription(
                "templates", value: .text("DIR"),
                "A folder of templates; a file in it takes the place of the built-in one of the same name"),
            catalogue,
        ] + target + [
            OptionDescription(
                "bundle", "Write the pages as JSON too, into bundle/, for apps that draw help themselves"),
            .today, OptionDescription("timings", "Say how long each stage took"),
        ],
        details: [
            "Every link is checked before the first byte is written. An error leaves the folder as it was.",
            """
            Files that a build wrote and that are no longer part of the site are removed at its end; files that \
            something else put into the folder stay.
            """,
        ],
        examples: [
            CommandDescription.Example(line: "fingerpost build", meaning: "the site around the working folder"),
            CommandDescription.Example(
                line: "fingerpost build site/manual -o _site/manual", meaning: "another site, into another folder"),
        ])

    private static let lint = CommandDescription(
        name: .lint,
        summary: "Check every link of Markdown, HTML and exports of other systems",
        operand: auditOperand,
        options: [
            catalogue, root, format, field, inline,
            OptionDescription("allow-empty", "Nothing to lint is no error"),
            report, severity,
            OptionDescription(
                "baseline", value: .text("FILE"), "Let pass the findings that are recorded in this file"),
            OptionDescription(
                "write-baseline", value: .text("FILE"),
                "Record the findings of this run in a file; those of security rules cannot be"),
            OptionDescription(
                "fix", "Make the changes that have one answer in the Markdown files themselves, then report the rest"),
            OptionDescription("diff", "Show these changes as a unified diff, in the place of a report, and make none"),
            failOn, maxWarnings,
            OptionDescription(
                "max-findings", value: .number("N"),
                """
                List at most N findings, the first in order; the default is \(KeptFindings.standardLimit). The others are \
                counted, and count for the exit code
                """),
            OptionDescription(
                "previous", value: .text("PATH"),
                "An earlier export, or an earlier folder of pages: links that are gone since then are told"),
        ] + target + [.today],
        details: [
            """
            In a folder without fingerpost.yaml, and in a text from standard input, only links are looked at: titles, \
            front matter and addresses are a site's own affair. Files there that can be nothing but exports \
            (.xcstrings, .strings, .xliff, NDJSON, …) are linted as well, and JSON, CSV and HTML where there is no \
            Markdown; beside Markdown those are assets.
            """,
            """
            Findings go to standard output, the summary goes to standard error. Files and folders whose name begins \
            with a full stop, and folders whose name begins with an underscore, are left out.
            """,
        ],
        examples: [
            CommandDescription.Example(line: "fingerpost lint site/gallery", meaning: "a site as its build sees it"),
            CommandDescription.Example(
                line: "fingerpost lint --catalogue intents.yaml notes/", meaning: "a folder that is no site"),
            CommandDescription.Example(
                line: "git show HEAD:en/backup.md | fingerpost lint -",
                meaning: "a piece of text, with the catalogue of this folder"),
            CommandDescription.Example(
                line: "fingerpost lint App/Localizable.xcstrings 'exports/**/*.json'", meaning: "exports"),
        ])

    private static let explain = CommandDescription(
        name: .explain,
        summary: "Say what the app would do with a destination, and why",
        operand: OperandDescription(
            placeholder: "URL", count: 1...Int.max, summary: "The destination as it stands in a link, decoded"),
        options: [
            catalogue,
            OptionDescription("json", "Answer with one JSON object a line"),
        ],
        details: [
            "The exit code is 0 when every destination is accepted and 1 when one is refused."
        ],
        examples: [
            CommandDescription.Example(
                line: "fingerpost explain gallery-action://backup/retry", meaning: "verdict, entry, parameters, stack")
        ])

    private static let rules = CommandDescription(
        name: .rules,
        summary: "Show the manual page of a rule",
        operand: OperandDescription(
            placeholder: "RULE", count: 0...1, summary: "The name of the rule; without it, all of them are listed",
            choices: RuleCatalogue.namesWithPage),
        options: [],
        details: [],
        examples: [
            CommandDescription.Example(
                line: "fingerpost rules unknown-intent", meaning: "what it finds, why, and how to mend it")
        ])

    private static let help = CommandDescription(
        name: .help,
        summary: "Show the help of a command",
        operand: OperandDescription(
            placeholder: "COMMAND", count: 0...2, summary: "The command; without it, all of them are listed",
            choices: CommandName.allCases.map(\.rawValue), isOneName: true),
        options: [],
        details: [],
        examples: [])
}
