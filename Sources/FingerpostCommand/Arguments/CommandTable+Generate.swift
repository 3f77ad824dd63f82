internal import Generators

extension CommandTable {
    static let generate = CommandDescription(
        name: .generate,
        summary: "Write code or data from the catalogue for the app",
        operand: OperandDescription(
            placeholder: "KIND", count: 1...1,
            summary: "swift, kotlin, typescript, schema, vectors, apple-app-site-association or assetlinks",
            choices: GeneratorKind.allCases.map(\.rawValue)),
        options: [
            OptionDescription(
                "catalogue", value: .text("FILE"),
                "The catalogue of intents; the default is intents.yaml, found upwards from the working folder"),
            OptionDescription(
                "output", short: "o", value: .text("FILE"), "The file to write; the default is standard output"),
            OptionDescription(
                "check", "Write nothing; exit with 1 where the file of --output is not what would be written"),
            OptionDescription(
                "package", value: .text("NAME"),
                "kotlin: the package of the code, help unless given; assetlinks: the name of the Android app"),
            OptionDescription(
                "kotlin", value: .choice("VERSION", ["1.5", "1.3"]),
                "kotlin: the oldest compiler; 1.3 writes sealed classes in place of sealed interfaces"),
            OptionDescription(
                "app", value: .text("ID"),
                "apple-app-site-association: an app as TEAMID.bundle.identifier; may be given several times"),
            OptionDescription(
                "fingerprint", value: .text("SHA256"),
                "assetlinks: the fingerprint of a certificate of the app; may be given several times"),
        ],
        details: [
            """
            The text depends on the catalogue and the options alone, so that it can be committed, and --check can tell \
            in CI whether somebody forgot to. A file that is up to date is not written again.
            """
        ],
        examples: [
            CommandDescription.Example(
                line: "fingerpost generate swift -o App/HelpLinks.swift", meaning: "typed actions for the app"),
            CommandDescription.Example(
                line: "fingerpost generate swift -o App/HelpLinks.swift --check",
                meaning: "is the committed file up to date?"),
            CommandDescription.Example(
                line: "fingerpost generate vectors -o Tests/vectors.json",
                meaning: "URLs with their answers, for the app's own tests"),
        ])
}
