import Exports
import IntentCatalogue
import SourceText

extension AppVerification {
    /// `CFBundleURLTypes`: the schemes by which other apps, browsers and web views reach the app.
    func checkInfoPlist(_ list: PropertyList, _ findings: inout AppFindings) {
        let entries = list.entries(of: list.root, &findings)
        var place = list[list.root].range
        var registered: [AppText] = []
        if let types = entries["CFBundleURLTypes"] {
            place = types.keyRange
            for type in list.items(of: types, &findings) {
                guard list[type].name == "dict" else {
                    findings.report(
                        .fileValue, list[type].range,
                        "an item of `CFBundleURLTypes` is `<\(visible(list[type].name))>`, not a dictionary")
                    continue
                }
                guard let schemes = list.entries(of: type, &findings)["CFBundleURLSchemes"] else { continue }
                registered += list.texts(of: schemes, values, &findings)
            }
        }
        check(
            schemes: registered, expected: ExpectedIntents(catalogue, .apple, target), place: place,
            wayOut: "add it to `CFBundleURLSchemes` of an item of `CFBundleURLTypes`", &findings)
    }

    /// Holds the schemes that a platform gives to the app to those of the catalogue.
    ///
    /// - Parameter place: where a scheme that is missing would stand.
    func check(
        schemes: [AppText], expected: ExpectedIntents, place: ByteRange, wayOut: String, _ findings: inout AppFindings
    ) {
        let names = Set(schemes.map { $0.text.lowercased() })
        for scheme in catalogue.schemes where !expected.intents.isEmpty && !names.contains(scheme) {
            findings.report(
                .schemeMissing, place, "the app does not register the scheme `\(scheme)`",
                help: wayOut + findings.openRemark, subject: scheme)
        }
        var told: Set<String> = []
        for scheme in schemes {
            let name = scheme.text.lowercased()
            guard !catalogue.schemes.contains(name), told.insert(name).inserted else { continue }
            findings.report(
                .schemeUnknown, scheme.range,
                "the app registers the scheme `\(visible(scheme.text))`, which the catalogue does not have",
                help: nearestName(to: name, among: catalogue.schemes).map { "did you mean `\($0)`?" }
                    ?? "links with it are refused in the content; list it under `scheme` if they should not be",
                subject: name)
        }
    }
}
