internal import IntentCatalogue

extension CommandTable {
    static let verifyApp = CommandDescription(
        name: .verifyApp,
        summary: "Hold an app build to the catalogue, both ways",
        operand: OperandDescription(
            placeholder: "DIR", count: 0...Int.max,
            summary: """
                A folder in which files with their usual names are looked for: Info.plist, *.entitlements, \
                AndroidManifest.xml, app-routes.json, apple-app-site-association, assetlinks.json
                """, isPath: true),
        options: [
            OptionDescription(
                "info-plist", value: .text("FILE"), "The custom schemes of an Apple app; a property list in XML"),
            OptionDescription(
                "entitlements", value: .text("FILE"), "The associated domains of an Apple app; a property list in XML"),
            OptionDescription(
                "android-manifest", value: .text("FILE"), "The intent filters of an Android app, AndroidManifest.xml"),
            OptionDescription(
                "routes", value: .text("FILE"), "The intents and screens that the app's code knows, JSON"),
            OptionDescription(
                "apple-app-site-association", value: .text("FILE"), "The paths that a host gives to an Apple app"),
            OptionDescription("assetlinks", value: .text("FILE"), "The Android apps that a host gives its links to"),
            OptionDescription(
                "value", value: .text("NAME=VALUE"),
                "What $(NAME), ${NAME} or @string/NAME stands for in these files; repeatable"),
            OptionDescription(
                "android-strings", value: .text("FILE"), "A strings.xml that @string/NAME is looked up in"),
            OptionDescription(
                "catalogue", value: .text("FILE"),
                "The catalogue of intents; the default is intents.yaml, found upwards from the working folder"),
            OptionDescription(
                "app-version", value: .version("V"),
                "The version of the app: it need not know what is newer, nor what ended before"),
            OptionDescription(
                "platform", value: .choice("P", Intent.knownPlatforms),
                "The platform of the app; without it, that of the file: any of Apple's, or android"),
            report, severity, failOn, maxWarnings,
        ],
        details: [
            """
            Each option that names a file may be given several times. In a folder, a name that several files have is \
            a question, which the option answers; Pods, Carthage, DerivedData, build and node_modules are left out.
            """,
            """
            Told is what the catalogue promises and the build does not accept (an error), and what the build accepts \
            and the catalogue does not have (a warning). `fingerpost rules` lists the names.
            """,
        ],
        examples: [
            CommandDescription.Example(
                line: "fingerpost verify-app App/ --catalogue help/intents.yaml", meaning: "an Xcode project"),
            CommandDescription.Example(
                line: "fingerpost verify-app app/src/main --value host=help.example.com",
                meaning: "an Android module whose manifest has ${host} in it"),
            CommandDescription.Example(
                line: "fingerpost verify-app --routes app-routes.json --app-version 2.1",
                meaning: "what the app's code knows"),
        ])
}
