internal import IntentCatalogue

extension CommandTable {
    /// Options that say which app the pages are for.
    static let target = [
        OptionDescription(
            "app-version", value: .version("V"),
            "The version of the app that the pages are for: an intent that it does not have is an error"),
        OptionDescription(
            "platform", value: .choice("P", Intent.knownPlatforms), "The platform that the pages are for, ios for one"),
    ]

    static let usage = CommandDescription(
        name: .usage,
        summary: "Show where the intents of a catalogue are used",
        operand: OperandDescription(
            placeholder: "INTENT", count: 0...2,
            summary: """
                The name of an intent, then the site; without a name, all intents are counted. A site alone is written \
                with a slash, site/gallery or ./
                """),
        options: [
            catalogue,
            OptionDescription("json", "Answer with one JSON object"),
        ],
        details: [
            """
            An intent counts as used where a reader can tap it. What a page links to in vain is told by lint.
            """
        ],
        examples: [
            CommandDescription.Example(line: "fingerpost usage", meaning: "all intents, those most linked first"),
            CommandDescription.Example(
                line: "fingerpost usage backup.retry site/gallery", meaning: "every link to one intent"),
        ])

    static let impact = CommandDescription(
        name: .impact,
        summary: "Show what taking an intent away would hit",
        operand: OperandDescription(
            placeholder: "INTENT", count: 1...2,
            summary: "The name of the intent, then the site; the default is the site around the working folder"),
        options: [
            catalogue,
            OptionDescription("json", "Answer with one JSON object"),
        ],
        details: [
            """
            Pages and their translations, the addresses that keep leading to it, and what else the catalogue says of it.
            """
        ],
        examples: [
            CommandDescription.Example(
                line: "fingerpost impact photos.import", meaning: "before the intent is removed or changed")
        ])

    static let catalogueDiff = CommandDescription(
        name: .catalogueDiff,
        summary: "Compare two versions of a catalogue",
        operand: OperandDescription(
            placeholder: "FILE", count: 2...2,
            summary: "The old catalogue and the new one; one of them may be - for standard input", isPath: true),
        options: [
            OptionDescription(
                "content", value: .text("SITE"), "Name the links of a site that each breaking change hits"),
            OptionDescription("json", "Answer with one JSON object"),
            OptionDescription(
                "fail-on", value: .choice("CLASS", ["breaking", "additive", "neutral"]),
                "The least grave change that makes the exit code 1; without it, no change does"),
        ],
        details: [
            """
            A change is breaking when an address that was accepted is refused or does something else, or when a saved \
            stack no longer restores; additive when something is possible that was not; neutral otherwise.
            """
        ],
        examples: [
            CommandDescription.Example(
                line: "git show main:intents.yaml | fingerpost catalogue diff - intents.yaml",
                meaning: "what this branch changes"),
            CommandDescription.Example(
                line: "fingerpost catalogue diff old.yaml new.yaml --content . --fail-on breaking",
                meaning: "a gate: exit code 1 where a change breaks links, with the links"),
        ])
}
