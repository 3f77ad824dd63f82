import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    mutating func readRoutes(_ node: YAMLNode) {
        for entry in reader.entries(node, "routes") ?? [] {
            guard isCatalogueName(entry.key) else {
                reader.report(
                    entry.keyRange, "`\(visible(entry.key))` cannot name a route",
                    help: "a letter, then letters, digits, `_` and `-`", rule: "catalogue-route")
                continue
            }
            var parameters: [Route.Parameter] = []
            if !entry.value.isNull {
                for value in reader.entries(entry.value, entry.key) ?? [] {
                    guard let item = queryItem(value) else { continue }
                    parameters.append(
                        Route.Parameter(name: item.name, type: item.type, isRequired: item.isRequired))
                }
            }
            routes.append(Route(name: entry.key, parameters: parameters, range: entry.keyRange))
        }
    }

    /// `old-name: route`: names that routes had before, so that a stack saved under one of them still restores.
    mutating func readRenamed(_ node: YAMLNode) {
        for entry in reader.entries(node, "renamed") ?? [] {
            guard isCatalogueName(entry.key) else {
                reader.report(
                    entry.keyRange, "`\(visible(entry.key))` cannot be the former name of a route",
                    help: "a letter, then letters, digits, `_` and `-`", rule: "catalogue-route")
                continue
            }
            guard let name = reader.string(entry.value, visible(entry.key)) else { continue }
            guard !routes.contains(where: { $0.name == entry.key }) else {
                reader.report(
                    entry.keyRange, "`\(entry.key)` is the name of a route today",
                    help: "only a name that is no longer used can lead to another route", rule: "catalogue-route")
                continue
            }
            guard let index = routes.firstIndex(where: { $0.name == name }) else {
                reader.report(
                    entry.value.range, "`renamed` names an unknown route `\(visible(name))`",
                    help: reader.suggestion(name, routes.map(\.name)) ?? "list it under `routes`",
                    rule: "catalogue-route")
                continue
            }
            routes[index].formerNames.append(entry.key)
        }
    }

    /// `name: type` or `name: type?`, of a route or of a query.
    mutating func queryItem(_ entry: YAMLEntry) -> IntentPattern.QueryItem? {
        guard let source = reader.string(entry.value, visible(entry.key)) else { return nil }
        do throws(PatternFault) {
            return try IntentPattern.QueryItem(name: entry.key, source: source)
        } catch {
            let range = error.kind == .malformedName ? entry.keyRange : place(of: error, in: entry.value)
            report(error, at: range)
            return nil
        }
    }

    /// Reports a fault of a path, a type or a name.
    mutating func report(_ fault: PatternFault, at range: ByteRange) {
        let rule =
            switch fault.kind {
            case .unknownType, .malformedType, .missingType: "catalogue-type"
            case .malformedPath, .malformedName: "catalogue-path"
            }
        var help = fault.nearest.map { "did you mean `\(visible($0))`?" }
        if help == nil, fault.kind == .unknownType {
            help = "known: `uuid`, `int`, `int(min...max)`, `slug`, `text(min...max)`, `a|b|c`"
        }
        reader.report(range, visible(fault.message), help: help, rule: rule)
    }

    /// The bytes of a fault inside a scalar, where the scalar is written as it reads; else the whole scalar.
    func place(of fault: PatternFault, in node: YAMLNode) -> ByteRange {
        guard case .scalar(let text, _) = node.content else { return node.range }
        let quotes = node.range.count - text.utf8.count
        guard quotes == 0 || quotes == 2, !fault.range.isEmpty, fault.range.upperBound <= text.utf8.count else {
            return node.range
        }
        return ByteRange(fault.range).shifted(by: node.range.lowerBound + quotes / 2)
    }

    /// The steps of a stack, each a known route whose values are filled by parameters of the same type.
    mutating func readStack(_ node: YAMLNode, _ parameters: [IntentParameter]) -> [RouteTemplate] {
        (reader.list(node, "stack") ?? []).compactMap { item in
            switch item.content {
            case .mapping(let entries) where entries.count == 1:
                return step(entries[0].key, entries[0].keyRange, entries[0].value, parameters)
            case .scalar(let name, _) where !item.isNull:
                return step(name, item.range, nil, parameters)
            default:
                reader.report(
                    item.range, "a step of a stack is a route, or a route with its values",
                    help: "write `- settings` or `- project: { id: project }`")
                return nil
            }
        }
    }

    private mutating func step(
        _ name: String, _ range: ByteRange, _ values: YAMLNode?, _ parameters: [IntentParameter]
    ) -> RouteTemplate? {
        guard let route = routes.first(where: { $0.name == name }) else {
            reader.report(
                range, "the stack names an unknown route `\(visible(name))`",
                help: reader.suggestion(name, routes.map(\.name)) ?? "list it under `routes`", rule: "catalogue-route")
            return nil
        }
        var arguments: [RouteTemplate.Argument] = []
        var named: Set<String> = []
        for entry in values.flatMap({ $0.isNull ? [] : reader.entries($0, name) }) ?? [] {
            guard let wanted = route.parameters.first(where: { $0.name == entry.key }) else {
                reader.report(
                    entry.keyRange, "route `\(name)` has no value `\(visible(entry.key))`",
                    help: reader.suggestion(entry.key, route.parameters.map(\.name)), rule: "catalogue-route")
                continue
            }
            named.insert(entry.key)
            guard let source = reader.string(entry.value, visible(entry.key)) else { continue }
            guard let given = parameters.first(where: { $0.name == source }) else {
                reader.report(
                    entry.value.range, "the intent has no parameter `\(visible(source))`",
                    help: reader.suggestion(source, parameters.map(\.name)), rule: "catalogue-route")
                continue
            }
            if !given.fits(wanted) {
                reader.report(
                    entry.value.range,
                    "parameter `\(source)` is \(given.shown), the route wants \(wanted.type.description)",
                    help: "give both the same type", rule: "catalogue-route")
            }
            arguments.append(RouteTemplate.Argument(name: entry.key, parameter: source))
        }
        for wanted in route.parameters where wanted.isRequired && !named.contains(wanted.name) {
            reader.report(
                range, "route `\(name)` needs a value for `\(wanted.name)`",
                help: "write `\(name): { \(wanted.name): … }` with the name of a parameter", rule: "catalogue-route")
        }
        return RouteTemplate(route: name, arguments: arguments)
    }
}

/// A parameter of an intent while its stack is read.
struct IntentParameter {
    var name: String
    var type: ParameterType
    var isRequired: Bool

    var shown: String { type.description + (isRequired ? "" : "?") }

    /// Whether each of its values is one the route takes.
    func fits(_ wanted: Route.Parameter) -> Bool {
        if wanted.isRequired && !isRequired { return false }
        switch (type, wanted.type) {
        case (.int(let given?), .int(let range?)):
            return range.contains(given.lowerBound) && range.contains(given.upperBound)
        case (.int, .int(nil)): return true
        case (.text(let given), .text(let range)):
            return range.contains(given.lowerBound) && range.contains(given.upperBound)
        case (.choice(let given), .choice(let words)): return given.allSatisfy(words.contains)
        default: return type == wanted.type
        }
    }
}

/// Whether a text can name a route: a letter, then letters, digits, `_` and `-`.
func isCatalogueName(_ name: String) -> Bool { isCatalogueName(name.utf8[...]) }

/// The same for bytes.
func isCatalogueName(_ name: Substring.UTF8View) -> Bool {
    guard let first = name.first, isASCIILetter(first) else { return false }
    return name.allSatisfy { isASCIILetter($0) || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F }
}

func isASCIILetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
