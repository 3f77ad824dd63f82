import IntentRouting
import SourceText

/// Compares the intents of two catalogues.
func compareIntents(_ old: Catalogue, _ new: Catalogue, into collector: inout ChangeCollector) {
    let renames = intentRenames(old, new)
    let routes = routeRenames(new)
    for intent in old.intents {
        let subject = "intents.\(intent.id)"
        if let twin = new.intent(intent.id) {
            IntentComparison(old: intent, new: twin, subject: subject, routes: routes).run(into: &collector)
        } else if let name = renames[intent.id] {
            collector.add(
                .breaking, "intent-renamed", subject, "intent `\(intent.id)` is called `\(name)`",
                why: "its addresses stay, but pages and the app's code know it by its name", old: intent.range,
                new: new.intent(name)?.range, reach: .lostLinks(to: intent.id))
        } else {
            collector.add(
                .breaking, "intent-removed", subject, "intent `\(intent.id)` is removed",
                why: "links to it, and addresses that people have saved, are refused", old: intent.range,
                reach: .lostLinks(to: intent.id))
        }
    }
    let renamed = Set(renames.values)
    for intent in new.intents where old.intent(intent.id) == nil && !renamed.contains(intent.id) {
        collector.add(
            .additive, "intent-added", "intents.\(intent.id)", "intent `\(intent.id)` is added",
            why: "links may lead to it", new: intent.range)
    }
}

/// Names of today of intents that are gone by name, but whose addresses another intent has taken over unchanged.
private func intentRenames(_ old: Catalogue, _ new: Catalogue) -> [String: String] {
    var byPath: [String: String] = [:]
    for intent in new.intents where old.intent(intent.id) == nil {
        for path in intent.pattern.paths { byPath[shape(of: path)] = intent.id }
    }
    guard !byPath.isEmpty else { return [:] }
    var renames: [String: String] = [:]
    for intent in old.intents where new.intent(intent.id) == nil {
        guard let name = byPath[shape(of: intent.pattern.segments)], let twin = new.intent(name),
            twin.pattern.query == intent.pattern.query
        else { continue }
        renames[intent.id] = name
    }
    return renames
}

/// A path without the names of its parameters.
func shape(of path: [IntentPattern.Segment]) -> String {
    path.map { segment in
        switch segment {
        case .literal(let text): text
        case .parameter(_, let type): "{\(type.description)}"
        }
    }.joined(separator: "/")
}

extension IntentPattern {
    /// The path of today, then the older ones.
    var paths: [[Segment]] { [segments] + aliases }
}

/// Compares an intent with what has become of it.
struct IntentComparison {
    let old: Intent
    let new: Intent
    let subject: String
    /// Names of routes today by former names.
    let routes: [String: String]

    var id: String { old.id }

    func add(
        _ collector: inout ChangeCollector, _ meaning: ChangeClass, _ kind: String, _ message: String, why: String,
        reach: CatalogueChange.Reach? = nil, old oldRange: ByteRange? = nil, new newRange: ByteRange? = nil
    ) {
        collector.add(
            meaning, kind, subject, message, why: why, old: oldRange ?? old.range, new: newRange ?? new.range,
            reach: reach ?? .links(to: id))
    }

    func run(into collector: inout ChangeCollector) {
        let renames = comparePaths(into: &collector)
        compareQuery(into: &collector)
        compareStack(renames, into: &collector)
        compareQuestions(into: &collector)
        compareLifeCycle(into: &collector)
        compareTexts(into: &collector)
    }

    // MARK: What it does

    private func compareStack(_ renames: [String: String], into collector: inout ChangeCollector) {
        let before = old.pattern.stack.map { step in
            RouteTemplate(
                route: routes[step.route] ?? step.route,
                arguments: step.arguments.map {
                    RouteTemplate.Argument(name: $0.name, parameter: renames[$0.parameter] ?? $0.parameter)
                })
        }
        let after = new.pattern.stack
        guard before.map(sorted) != after.map(sorted) else { return }
        let (was, isNow) = (shown(old.pattern.stack), shown(after))
        if before.isEmpty {
            add(
                &collector, .additive, "stack-added", "`\(id)` stands for the stack \(isNow)",
                why: "it replaces the history of the app, where it left it alone", new: new.places.stack)
        } else if after.isEmpty {
            add(
                &collector, .breaking, "stack-removed", "`\(id)` no longer stands for the stack \(was)",
                why: "readers lose the way back", old: old.places.stack)
        } else {
            add(
                &collector, .breaking, "stack-changed", "the stack of `\(id)` was \(was) and is \(isNow)",
                why: "readers arrive on another screen, or on the same one with another way back",
                old: old.places.stack, new: new.places.stack)
        }
    }

    private func sorted(_ step: RouteTemplate) -> RouteTemplate {
        RouteTemplate(route: step.route, arguments: step.arguments.sorted { $0.name < $1.name })
    }

    private func shown(_ stack: [RouteTemplate]) -> String {
        stack.map { step in
            let values = step.arguments.map { "\($0.name): \($0.parameter)" }.joined(separator: ", ")
            return "`\(step.route)\(values.isEmpty ? "" : "(\(values))")`"
        }.joined(separator: " › ")
    }

    private func compareQuestions(into collector: inout ChangeCollector) {
        switch (old.confirm, new.confirm) {
        case (nil, _?):
            add(
                &collector, .additive, "confirm-added", "`\(id)` asks before it is done",
                why: "readers are asked first; the app has to ask, too", new: new.places.confirm)
        case (_?, nil):
            add(
                &collector, .breaking, "confirm-removed", "`\(id)` no longer asks before it is done",
                why: "a tap does at once what it asked about before", old: old.places.confirm)
        default: break
        }
        switch (old.isDestructive, new.isDestructive) {
        case (false, true):
            add(
                &collector, .breaking, "destructive-added", "`\(id)` is destructive",
                why: "a link to it inside a sentence is refused")
        case (true, false):
            add(
                &collector, .additive, "destructive-removed", "`\(id)` is no longer destructive",
                why: "links to it may stand inside sentences")
        default: break
        }
    }

    // MARK: When it is there

    private func compareLifeCycle(into collector: inout ChangeCollector) {
        compareSince(into: &collector)
        compareUntil(into: &collector)
        let (before, after) = (Set(old.platforms), Set(new.platforms))
        let gone = after.isEmpty ? [] : before.isEmpty ? ["all others"] : before.subtracting(after).sorted()
        let come = before.isEmpty ? [] : after.isEmpty ? ["all others"] : after.subtracting(before).sorted()
        if !gone.isEmpty {
            add(
                &collector, .breaking, "platforms-narrowed",
                before.isEmpty
                    ? "`\(id)` exists on \(listed(new.platforms)) only"
                    : "`\(id)` no longer exists on \(listed(gone))",
                why: "readers elsewhere can no longer use the links to it")
        }
        if !come.isEmpty {
            add(
                &collector, .additive, "platforms-widened",
                after.isEmpty ? "`\(id)` exists on every platform" : "`\(id)` exists on \(listed(come)), too",
                why: "more readers can use the links to it")
        }
        compareDeprecation(into: &collector)
    }

    private func compareSince(into collector: inout ChangeCollector) {
        guard old.since != new.since else { return }
        let isLater: Bool
        if let before = old.since, let after = new.since {
            isLater = before < after
        } else {
            isLater = new.since != nil
        }
        let was = old.since.map { "since \($0)" } ?? "in every version"
        let isNow = new.since.map { "since \($0)" } ?? "in every version"
        add(
            &collector, isLater ? .breaking : .additive, isLater ? "since-raised" : "since-lowered",
            "`\(id)` existed \(was) and exists \(isNow)",
            why: isLater ? "older apps can no longer use the links to it" : "older apps can use the links to it")
    }

    private func compareUntil(into collector: inout ChangeCollector) {
        guard old.until != new.until else { return }
        let isEarlier: Bool
        if let before = old.until, let after = new.until {
            isEarlier = after < before
        } else {
            isEarlier = new.until != nil
        }
        let was = old.until.map { "until \($0)" } ?? "without an end"
        let isNow = new.until.map { "until \($0)" } ?? "without an end"
        add(
            &collector, isEarlier ? .breaking : .additive, isEarlier ? "until-lowered" : "until-raised",
            "`\(id)` existed \(was) and exists \(isNow)",
            why: isEarlier ? "newer apps can no longer use the links to it" : "newer apps can use the links to it")
    }

    private func compareDeprecation(into collector: inout ChangeCollector) {
        guard old.deprecated != new.deprecated else { return }
        guard let fate = new.deprecated else {
            return add(
                &collector, .neutral, "deprecation-removed", "`\(id)` is no longer on its way out",
                why: "links to it are not warned about")
        }
        var message = "`\(id)` is on its way out"
        if let use = fate.use { message += ", to be replaced by `\(use)`" }
        if let after = fate.after { message += ", not to be used after \(after)" }
        add(
            &collector, .neutral, old.deprecated == nil ? "deprecation-added" : "deprecation-changed", message,
            why: "links to it work and are warned about")
    }

    private func compareTexts(into collector: inout ChangeCollector) {
        func compare(_ name: String, _ before: LocalisedText?, _ after: LocalisedText?) {
            guard before != after else { return }
            add(
                &collector, .neutral, "text-changed", "the \(name) of `\(id)` has changed",
                why: "it is words for people")
        }
        compare("title", old.title, new.title)
        compare("fallback", old.fallback, new.fallback)
        if old.confirm != nil, new.confirm != nil { compare("question", old.confirm, new.confirm) }
    }
}
