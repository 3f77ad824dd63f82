import Exports
import IntentCatalogue
import SourceText

extension AppVerification {
    /// `apple-app-site-association`: the paths of universal links that lead into an Apple app.
    func checkSiteAssociation(_ document: JSONDocument, _ findings: inout AppFindings) {
        findings.report(faultsOf: document)
        let association = SiteAssociation(document, &findings)
        guard let universal = catalogue.universal else {
            findings.report(
                .hostUnknown, association.place,
                "the file gives links to an app, and the catalogue has no universal links",
                help: "add `universal:` with the address that they begin with")
            return
        }
        let samples = SampleAddresses(catalogue: catalogue)
        var isUsed = Set<Int>()
        for intent in ExpectedIntents(catalogue, .apple, target).intents {
            let addresses = samples.addresses(of: intent, scheme: nil)
            for address in addresses { isUsed.formUnion(association.componentsFitting(address)) }
            guard let left = addresses.first(where: { !association.takes($0) }) else { continue }
            findings.report(
                .pathUncovered, association.place, "no component takes `\(visible(left.text))` of `\(intent.id)`",
                help: "`fingerpost generate apple-app-site-association` writes what is needed", subject: intent.id,
                declared: intent.range)
        }
        let absent = SampleAddress(universal + "/" + nowhere)
        for (index, component) in association.components.enumerated() where !component.isExcluded {
            if let absent, component.fits(absent) {
                findings.report(
                    .filterOpen, component.range, "`\(visible(component.shown))` takes addresses of no intent as well",
                    help: "the app discards what is not on its list; that is where it has to be told apart",
                    subject: component.shown)
            } else if !isUsed.contains(index) {
                findings.report(
                    .pathUnknown, component.range, "no intent has an address that `\(visible(component.shown))` takes",
                    help: "remove it, or list the intent", subject: component.shown)
            }
        }
    }
}

extension SiteAssociation {
    /// The rules that an address fits, whatever stands before them.
    func componentsFitting(_ address: SampleAddress) -> [Int] {
        candidates(address).filter { components[$0].fits(address) }
    }
}

extension AppFindings {
    /// Tells what is wrong with a JSON file that can be read all the same.
    mutating func report(faultsOf document: JSONDocument) {
        for fault in document.faults {
            report(
                fault.rule == "duplicate-key" ? .duplicateKey : .fileValue, fault.range, fault.message, help: fault.help
            )
        }
    }
}
