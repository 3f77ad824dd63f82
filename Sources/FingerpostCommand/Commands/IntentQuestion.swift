internal import IntentCatalogue
internal import SourceText

/// What `usage` and `impact` ask about: a site with its catalogue, and one intent of it or all.
struct IntentQuestion {
    let site: SiteWithCatalogue
    /// The intent that was named; nil for all.
    let intent: Intent?
    /// The files that were read on the way.
    let library: SourceLibrary

    /// How a command ends that cannot be answered; the reason has been told.
    struct Refusal: Error {
        var code: ExitCode
    }

    /// Reads the operands and the site that they name.
    init(_ arguments: Arguments, process: ProcessEnvironment, console: Console) throws(Refusal) {
        let operands = IntentOperands(arguments.operands)
        var setup = SetupReader(workingFolder: process.workingFolder)
        guard
            let site = SiteWithCatalogue(
                at: operands.site, catalogue: arguments.value(of: "catalogue"), setup: &setup)
        else { throw Refusal(code: setup.fail(console)) }
        self.site = site
        library = setup.library
        intent = operands.intent.flatMap(site.catalogue.intent)
        if let name = operands.intent, intent == nil {
            throw Refusal(code: console.unknownIntent(name, among: site.catalogue.intents.map(\.id)))
        }
    }
}
