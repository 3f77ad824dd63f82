/// A URL that is on the list.
///
/// Values are read from the bytes when they are asked for, so that a match costs next to nothing where only the
/// answer counts.
public struct IntentMatch: Sendable {
    let entry: IntentEntry
    /// The one spelling of the URL, scheme in lower case, query items in declared order.
    public let canonical: [UInt8]
    /// Where the values stand in ``canonical``, by index of the parameter; only those that are given.
    let values: [(parameter: Int, range: Range<Int>)]
    /// Length of `scheme://`.
    let prefixLength: Int
    /// Whether the URL used an older path of the intent.
    public let usesAlias: Bool
    let universal: String?

    /// The name of the intent.
    public var id: String { entry.pattern.id }

    /// The declared pattern.
    public var pattern: IntentPattern { entry.pattern }

    /// ``canonical`` as text.
    public var url: String { String(decoding: canonical, as: UTF8.self) }

    /// The https twin, where the table has one.
    public var universalURL: String? {
        universal.map { $0 + "/" + String(decoding: canonical[prefixLength...], as: UTF8.self) }
    }

    /// The parameters given, in declared order: those of the path, then those of the query.
    public var parameters: [(name: String, value: ParameterValue)] {
        values.map { part in
            let declared = entry.parameters[part.parameter]
            return (declared.name, declared.type.value(of: canonical[part.range]))
        }
    }

    /// The value of a parameter, or nil when it was left out or is not declared.
    public subscript(name: String) -> ParameterValue? {
        guard let part = values.first(where: { entry.parameters[$0.parameter].name == name }) else { return nil }
        return entry.parameters[part.parameter].type.value(of: canonical[part.range])
    }

    /// The whole history the URL stands for, root first.
    ///
    /// It replaces the current history, it is not pushed on it.
    public var stack: [RouteStep] {
        entry.pattern.stack.map { template in
            RouteStep(
                route: template.route,
                values: template.arguments.compactMap { argument in
                    self[argument.parameter].map { RouteStep.Value(name: argument.name, value: $0) }
                })
        }
    }
}

extension IntentMatch: Hashable {
    /// Two matches are equal when they are the same intent with the same values.
    public static func == (left: IntentMatch, right: IntentMatch) -> Bool {
        left.canonical == right.canonical && left.id == right.id
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}
