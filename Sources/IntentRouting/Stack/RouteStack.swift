/// A history as a value: the screens a person would find on the way back, root first, the one that is shown last.
///
/// The root of the app itself is not a step: an empty stack shows it. A link gives a whole stack, which takes the place
/// of the current one.
public struct RouteStack<Route: LinkRoute>: Sendable, Hashable {
    /// The screens, root first.
    public var steps: [Route]

    /// Makes a history.
    public init(_ steps: [Route] = []) { self.steps = steps }

    /// The root: nothing to go back to.
    public static var root: RouteStack { RouteStack() }

    /// The whole history of a link, or nil when it shows no screen or one that the app has not.
    public init?(_ match: IntentMatch) {
        let templates = match.stack
        var steps: [Route] = []
        for template in templates {
            guard let route = Route(template) else { return nil }
            steps.append(route)
        }
        guard !steps.isEmpty else { return nil }
        self.init(steps)
    }
}
