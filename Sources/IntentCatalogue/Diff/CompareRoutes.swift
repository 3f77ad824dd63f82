import IntentRouting
import SourceText

/// A place before and a place after.
typealias ByteRangePair = (old: ByteRange?, new: ByteRange?)

/// Compares the screens that stacks are made of: saved stacks hold them by name.
func compareRoutes(_ old: Catalogue, _ new: Catalogue, into collector: inout ChangeCollector) {
    let after = Dictionary(new.routes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let before = Dictionary(old.routes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let renames = routeRenames(new)
    for route in old.routes {
        let subject = "routes.\(route.name)"
        if let twin = after[route.name] {
            compare(route, twin, subject, into: &collector)
        } else if let name = renames[route.name], let twin = after[name] {
            collector.add(
                .neutral, "route-renamed", subject, "route `\(route.name)` is called `\(name)`",
                why: "stacks saved under the old name still restore", old: route.range, new: twin.range)
            compare(route, twin, subject, into: &collector)
        } else {
            collector.add(
                .breaking, "route-removed", subject, "route `\(route.name)` is removed",
                why: "a saved stack that holds it no longer restores", old: route.range)
        }
    }
    for route in new.routes where before[route.name] == nil && !route.formerNames.contains(where: { before[$0] != nil })
    {
        collector.add(
            .additive, "route-added", "routes.\(route.name)", "route `\(route.name)` is added",
            why: "stacks can hold it", new: route.range)
    }
}

/// Names of today by former names.
func routeRenames(_ catalogue: Catalogue) -> [String: String] {
    var renames: [String: String] = [:]
    for route in catalogue.routes {
        for name in route.formerNames { renames[name] = route.name }
    }
    return renames
}

private func compare(_ old: Route, _ new: Route, _ subject: String, into collector: inout ChangeCollector) {
    let places = (old: ByteRange?.some(old.range), new: ByteRange?.some(new.range))
    func add(_ meaning: ChangeClass, _ kind: String, _ message: String, _ reason: String) {
        collector.add(meaning, kind, subject, message, why: reason, old: old.range, new: new.range)
    }
    for value in old.parameters {
        guard let twin = new.parameters.first(where: { $0.name == value.name }) else {
            add(
                .breaking, "route-value-removed", "route `\(old.name)` has no value `\(value.name)` any more",
                "a saved stack that holds it no longer restores")
            continue
        }
        collector.compare(
            value.type, twin.type, what: "value `\(value.name)` of route `\(old.name)`", subject: subject,
            places: places, reach: .nothing)
        if value.isRequired, !twin.isRequired {
            add(
                .additive, "route-value-optional", "value `\(value.name)` of route `\(old.name)` may be left out",
                "stacks without it restore")
        } else if !value.isRequired, twin.isRequired {
            add(
                .breaking, "route-value-required", "value `\(value.name)` of route `\(old.name)` is required",
                "a saved stack without it no longer restores")
        }
    }
    for value in new.parameters where !old.parameters.contains(where: { $0.name == value.name }) {
        add(
            value.isRequired ? .breaking : .additive, "route-value-added",
            "route `\(new.name)` has a new value `\(value.name)`" + (value.isRequired ? "" : ", which may be left out"),
            value.isRequired ? "a saved stack without it no longer restores" : "stacks can hold it")
    }
}
