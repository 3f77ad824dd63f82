import IntentRouting

/// One of the two generated enums of Swift: its cases, and the ways into and out of the library's values.
struct SwiftEnum {
    struct Entry {
        /// The name in the catalogue.
        var id: String
        /// The name of the case, escaped.
        var name: String
        var summary: String
        var parameters: [SwiftParameter]
    }

    var name: String
    var summary: String
    var conformance: String
    var entries: [Entry]

    private var chunks: [ArraySlice<Entry>] {
        let size = SwiftGenerator.chunk
        return stride(from: 0, to: entries.count, by: size).map { entries[$0..<min(entries.count, $0 + size)] }
    }

    /// Whether the compiler can check one switch over all cases.
    private var isSmall: Bool { entries.count <= SwiftGenerator.chunk }

    var declaration: String {
        // What the compiler would derive for thousands of cases takes it minutes.
        var text = "/// \(summary)\npublic enum \(name): \(conformance)\(isSmall ? ", Hashable" : "") {\n"
        for entry in entries {
            text += "    /// \(entry.summary)\n    case \(entry.name)"
            if !entry.parameters.isEmpty {
                text += "(" + entry.parameters.map(\.declaration).joined(separator: ", ") + ")"
            }
            text += "\n"
        }
        for entry in entries {
            for parameter in entry.parameters {
                guard case .choice(let words) = parameter.type else { continue }
                text += "\n    /// `\(parameter.name)` of `\(entry.id)`.\n"
                text += "    public enum \(parameter.choiceType): String, Hashable, Sendable, CaseIterable {\n"
                for word in words { text += "        case \(SwiftNames.choice(word)) = \(Literal.swift(word))\n" }
                text += "    }\n"
            }
        }
        return text + "}\n"
    }

    /// `init?(_ match: IntentMatch)` and its like.
    func reading(from source: String, type: String, key: String) -> String {
        var text = "extension \(name) {\n"
        text += "    /// What the list has found, as a case.\n    public init?(_ \(source): \(type)) {\n"
        if entries.isEmpty {
            return text + "        return nil\n    }\n}\n"
        }
        if isSmall {
            text += "        switch \(source).\(key) {\n"
            for entry in entries { text += reading(entry, source, assign: "self =", fail: "return nil") }
            return text + "        default: return nil\n        }\n    }\n}\n"
        }
        text += "        guard let made = Self.made1(\(source)) else { return nil }\n        self = made\n    }\n"
        for (index, chunk) in chunks.enumerated() {
            text += "\n    private static func made\(index + 1)(_ \(source): \(type)) -> Self? {\n"
            if index + 1 < chunks.count, let next = chunks[index + 1].first {
                text += "        guard \(source).\(key) < \(Literal.swift(next.id)) else { "
                text += "return made\(index + 2)(\(source)) }\n"
            }
            text += "        switch \(source).\(key) {\n"
            for entry in chunk { text += reading(entry, source, assign: "return", fail: "return nil", dot: ".") }
            text += "        default: return nil\n        }\n    }\n"
        }
        return text + "}\n"
    }

    private func reading(
        _ entry: Entry, _ source: String, assign: String, fail: String, dot: String = "."
    ) -> String {
        var text = "        case \(Literal.swift(entry.id)):"
        let required = entry.parameters.enumerated().filter { $1.isRequired }
        if !required.isEmpty {
            let bindings = required.map { index, parameter in
                "let value\(index) = \(parameter.reading("\(source)[\(Literal.swift(parameter.name))]"))"
            }
            text += "\n            guard \(bindings.joined(separator: ", ")) else { \(fail) }\n           "
        }
        text += " \(assign) \(dot)\(entry.name)"
        if !entry.parameters.isEmpty {
            let arguments = entry.parameters.enumerated().map { index, parameter in
                let value =
                    parameter.isRequired
                    ? "value\(index)" : parameter.reading("\(source)[\(Literal.swift(parameter.name))]")
                return "\(parameter.label): \(value)"
            }
            text += "(" + arguments.joined(separator: ", ") + ")"
        }
        return text + "\n"
    }

    /// `intent` and `values`.
    var writingOfActions: String {
        var text = "extension \(name) {\n"
        text += switching("intent", "String", "The name of the intent.", default: "\"\"") { entry in
            (entry.name, Literal.swift(entry.id))
        }
        text += "\n"
        text += switching(
            "values", "[String: ParameterValue]", "The values of the parameters by name.", default: "[:]", only: true
        ) { entry in
            let pairs = entry.parameters.enumerated().map { index, parameter in
                "(\(Literal.swift(parameter.name)), \(parameter.writing("value\(index)")))"
            }
            return (pattern(entry), "HelpLinks.values(\(pairs.joined(separator: ", ")))")
        }
        text +=
            isSmall
            ? "}\n" : Self.equality(name, "left.intent == right.intent && left.values == right.values", "intent")
        return text
    }

    /// `step`.
    var writingOfRoutes: String {
        var text = "extension \(name) {\n"
        text += switching("step", "RouteStep", "The step of a history.", default: "RouteStep(route: \"\")") { entry in
            let pairs = entry.parameters.enumerated().map { index, parameter in
                ", (\(Literal.swift(parameter.name)), \(parameter.writing("value\(index)")))"
            }
            return (pattern(entry), "HelpLinks.step(\(Literal.swift(entry.id))\(pairs.joined()))")
        }
        text += isSmall ? "}\n" : Self.equality(name, "left.step == right.step", "step")
        return text
    }

    private func pattern(_ entry: Entry) -> String {
        guard !entry.parameters.isEmpty else { return entry.name }
        return entry.name + "(" + entry.parameters.indices.map { "let value\($0)" }.joined(separator: ", ") + ")"
    }

    /// A property that switches over the cases; `only` those with parameters where the rest share a default.
    private func switching(
        _ property: String, _ type: String, _ summary: String, default fallback: String, only: Bool = false,
        _ arm: (Entry) -> (pattern: String, value: String)
    ) -> String {
        var text = "    /// \(summary)\n    public var \(property): \(type) {\n"
        if entries.isEmpty { return text + "        switch self {}\n    }\n" }
        func arms(_ entries: some Sequence<Entry>) -> String {
            entries.filter { !only || !$0.parameters.isEmpty }.map { entry in
                let (pattern, value) = arm(entry)
                return "        case .\(pattern): \(value)\n"
            }.joined()
        }
        if isSmall {
            let listed = arms(entries)
            let rest = only && entries.contains { $0.parameters.isEmpty }
            if listed.isEmpty { return text + "        \(fallback)\n    }\n" }
            return text
                + "        switch self {\n\(listed)\(rest ? "        default: \(fallback)\n" : "")        }\n    }\n"
        }
        text += "        \(property)1\n    }\n"
        for (index, chunk) in chunks.enumerated() {
            let next = index + 1 < chunks.count ? "\(property)\(index + 2)" : fallback
            let listed = arms(chunk)
            text += "\n    private var \(property)\(index + 1): \(type) {\n"
            text +=
                listed.isEmpty
                ? "        \(next)\n" : "        switch self {\n\(listed)        default: \(next)\n        }\n"
            text += "    }\n"
        }
        return text
    }

    private static func equality(_ name: String, _ comparison: String, _ hashed: String) -> String {
        """
        }

        extension \(name): Hashable {
            public static func == (left: Self, right: Self) -> Bool { \(comparison) }

            public func hash(into hasher: inout Hasher) { hasher.combine(\(hashed)) }
        }

        """
    }
}
