/// A history after it has been restored.
public struct RestoredStack<Route: LinkRoute>: Sendable, Hashable {
    /// What can be shown; the root at worst.
    public var stack: RouteStack<Route>
    /// What is missing of what was saved; nil when nothing is.
    public var loss: Loss?

    /// What is missing.
    public enum Loss: Sendable, Hashable {
        /// Everything: what was saved cannot be read any more.
        case unreadable
        /// Everything from one step on.
        case cut(StackCut)
    }

    /// Makes a restored history.
    public init(stack: RouteStack<Route>, loss: Loss?) {
        self.stack = stack
        self.loss = loss
    }

    /// The root, because what was saved cannot be read.
    public static var unreadable: RestoredStack { RestoredStack(stack: .root, loss: .unreadable) }
}

extension LinkRouter {
    /// A history as it is saved.
    public func save(_ stack: RouteStack<Route>) -> SavedStack {
        SavedStack(
            steps: stack.steps.prefix(SavedStack.maximumSteps).map { route in
                let step = route.step
                return SavedStack.Step(
                    route: step.route,
                    values: Dictionary(
                        step.values.map { ($0.name, $0.value.description) }, uniquingKeysWith: { first, _ in first }))
            })
    }

    /// The history that was saved, as far as the app still has its screens.
    ///
    /// A screen that was renamed is found by its former name. The first one that is not known, or does not take its
    /// values any more, ends the history; what stands before it is kept. Whether the things it shows are still there and
    /// permitted is not asked here: ``RouteStack/cut(where:)`` comes next.
    public func restore(_ saved: SavedStack) -> RestoredStack<Route> {
        var steps: [Route] = []
        for (index, item) in saved.steps.prefix(SavedStack.maximumSteps).enumerated() {
            func cut(_ reason: StackCut.Reason) -> RestoredStack<Route> {
                let values = item.values.sorted { $0.key < $1.key }.map {
                    RouteStep.Value(name: $0.key, value: .text($0.value))
                }
                return RestoredStack(
                    stack: RouteStack(steps),
                    loss: .cut(
                        StackCut(index: index, step: RouteStep(route: item.route, values: values), reason: reason)))
            }
            do throws(StepFault) {
                let step = try routes.step(for: item)
                guard let route = Route(step) else { return cut(.unknownRoute) }
                steps.append(route)
            } catch {
                return cut(error == .unknownRoute ? .unknownRoute : .unfitValues)
            }
        }
        return RestoredStack(stack: RouteStack(steps), loss: nil)
    }
}
