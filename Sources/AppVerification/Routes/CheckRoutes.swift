import Exports
import IntentCatalogue
import IntentRouting
import SourceText

extension AppVerification {
    /// The intents and screens that the app's code knows.
    func checkRoutes(_ document: JSONDocument, _ findings: inout AppFindings) {
        findings.report(faultsOf: document)
        let list = RouteList(document, &findings)
        let expected = ExpectedIntents(catalogue, .any, target)
        if let version = list.contractVersion, version.text != catalogue.contractVersion {
            findings.report(
                .contractStale, version.range,
                "the app was made for the contract \(visible(version.text)), and the catalogue is "
                    + catalogue.contractVersion,
                help: "generate the app's code from this catalogue")
        }
        if let intents = list.intents {
            check(intents.entries, expected, intents.place, isOfOneApp: list.isOfOneApp, &findings)
        }
        if let routes = list.routes { check(routes: routes.entries, expected, routes.place, &findings) }
    }

    private func check(
        _ entries: [RouteList.Entry], _ expected: ExpectedIntents, _ place: ByteRange, isOfOneApp: Bool,
        _ findings: inout AppFindings
    ) {
        let known = Set(entries.map(\.name))
        let foreign = entries.map(\.name).filter { catalogue.intent($0) == nil }
        for intent in expected.intents where !known.contains(intent.id) {
            let near = nearest(to: intent.id, among: foreign, findings)
            findings.report(
                .intentMissing, place, "the app does not know the intent `\(intent.id)`",
                help: near.map { "did you mean it by `\(visible($0))`?" }
                    ?? "let the app answer it, or give it a `since` above the app's version", subject: intent.id,
                declared: intent.range)
        }
        let names = catalogue.intents.map(\.id)
        for entry in entries {
            guard let intent = catalogue.intent(entry.name) else {
                findings.report(
                    .intentUnknown, entry.range,
                    "the app knows an intent `\(visible(entry.name))`, which the catalogue does not have",
                    help: nearest(to: entry.name, among: names, findings).map { "did you mean `\($0)`?" }
                        ?? "links to it are refused in the content; list it",
                    subject: entry.name)
                continue
            }
            if isOfOneApp, let absence = expected.absent[intent.id] {
                findings.report(
                    .intentEarly, entry.range,
                    "the app knows `\(intent.id)`, which by the catalogue \(shown(absence))",
                    help: "mend `since`, `until` or `platforms`", subject: intent.id, declared: intent.range)
            }
            if let path = entry.path { check(path, of: intent, &findings) }
        }
    }

    /// The name that is most like another; nil where so much differs that it is hardly a matter of spelling.
    private func nearest(to name: String, among names: [String], _ findings: AppFindings) -> String? {
        findings.found.count < 100 ? nearestName(to: name, among: names) : nil
    }

    /// The reason as the end of a sentence, said of the app and not of pages.
    private func shown(_ absence: IntentAbsence) -> String {
        switch absence {
        case .tooOld(let target, let since): "exists since \(since), and the app is \(target)"
        case .tooNew(let target, let until): "exists until \(until), and the app is \(target)"
        case .otherPlatform(let target, let platforms):
            "exists on \(platforms.joined(separator: ", ")), and the app is for \(target)"
        }
    }

    private func check(_ path: AppText, of intent: Intent, _ findings: inout AppFindings) {
        let wanted = PathShape(intent.pattern.segments)
        guard PathShape(path.text) != wanted else { return }
        findings.report(
            .pathDiffers, path.range,
            "the app has `\(visible(path.text))` for `\(intent.id)`, the catalogue `\(intent.pattern.path)`",
            help: "make them one", subject: intent.id, declared: intent.places.path ?? intent.range)
    }

    private func check(
        routes: [RouteList.Entry], _ expected: ExpectedIntents, _ place: ByteRange, _ findings: inout AppFindings
    ) {
        let known = Set(routes.map(\.name))
        let needed = Set(expected.intents.flatMap { $0.pattern.stack.map(\.route) })
        for route in catalogue.routes where needed.contains(route.name) && !known.contains(route.name) {
            let former = route.formerNames.first { known.contains($0) }
            findings.report(
                .routeMissing, place, "the app does not know the screen `\(route.name)`",
                help: former.map { "it was called `\($0)` before" } ?? "stacks of the catalogue show it",
                subject: route.name, declared: route.range)
        }
        let names = Set(catalogue.routes.map(\.name))
        for entry in routes where !names.contains(entry.name) {
            let heir = catalogue.routes.first { $0.formerNames.contains(entry.name) }
            findings.report(
                .routeUnknown, entry.range,
                "the app knows a screen `\(visible(entry.name))`, which the catalogue does not have",
                help: heir.map { "it is called `\($0.name)` now" }
                    ?? nearest(to: entry.name, among: catalogue.routes.map(\.name), findings)
                    .map { "did you mean `\($0)`?" }
                    ?? "list it under `routes` where a stack should show it", subject: entry.name)
        }
    }
}

/// A path as its literals and places for values, whichever way a router writes those.
struct PathShape: Hashable {
    /// The segments; nil for a value.
    private let segments: [String?]

    init(_ segments: [IntentPattern.Segment]) {
        self.segments = segments.map { if case .literal(let text) = $0 { text } else { nil } }
    }

    /// Reads `project/{id:uuid}`, `/project/:id`, `project/<id>` and `project/*`.
    init(_ text: String) {
        var path = text[...]
        if let scheme = path.firstRange(of: "://") { path = path[scheme.upperBound...] }
        if path.hasPrefix("/") { path = path.dropFirst() }
        segments = path.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            let isValue =
                segment.hasPrefix(":") || segment == "*" || segment.hasPrefix("{") && segment.hasSuffix("}")
                || segment.hasPrefix("<") && segment.hasSuffix(">")
            return isValue ? nil : String(segment)
        }
    }
}
