/// The screens an app declares, found by the name they have or had.
struct RouteNames: Sendable {
    private var byName: [String: RouteDeclaration] = [:]

    init(_ routes: [RouteDeclaration]) {
        for route in routes { for name in route.formerNames { byName[name] = route } }
        // A name in use counts more than one given up.
        for route in routes { byName[route.name] = route }
    }

    /// The step that a saved one stands for today.
    func step(for saved: SavedStack.Step) throws(StepFault) -> RouteStep {
        guard let route = byName[saved.route] else { throw .unknownRoute }
        var values: [RouteStep.Value] = []
        for parameter in route.parameters {
            guard let text = saved.values[parameter.name] else {
                if parameter.isRequired { throw .unfitValues }
                continue
            }
            guard let value = parameter.type.value(ofText: text) else { throw .unfitValues }
            values.append(RouteStep.Value(name: parameter.name, value: value))
        }
        guard values.count == saved.values.count else { throw .unfitValues }
        return RouteStep(route: route.name, values: values)
    }
}

/// Why a saved step stands for nothing today.
enum StepFault: Error {
    case unknownRoute
    case unfitValues
}
