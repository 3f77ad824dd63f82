/// Where and why a history was cut.
public struct StackCut: Sendable, Hashable {
    /// The reasons.
    public enum Reason: Sendable, Hashable {
        /// What the screen shows is no longer there.
        case noLongerExists
        /// The person may no longer see it.
        case noLongerPermitted
        /// The app has no screen of this name any more.
        case unknownRoute
        /// The screen does not take these values any more.
        case unfitValues
    }
    /// The index of the first step that is gone, counted from the root.
    public var index: Int
    /// The step that stood there.
    public var step: RouteStep
    /// Why it is gone.
    public var reason: Reason
}

/// What is left of a history.
public struct CutStack<Route: LinkRoute>: Sendable, Hashable {
    /// The steps before the first one that is gone.
    public var stack: RouteStack<Route>
    /// Where and why it was cut; nil when it is whole.
    public var cut: StackCut?
}

extension RouteStack {
    /// Keeps what stands before the first step that no longer exists or is no longer permitted.
    ///
    /// Steps behind it are not asked about: they were reached through it.
    ///
    /// ```swift
    /// let left = stack.cut { route in
    ///     if case .project(let id) = route, !projects.contains(id) { return .noLongerExists }
    ///     return nil
    /// }
    /// ```
    ///
    /// - Parameter reason: Why a step has to go, or nil when it stays.
    public func cut(where reason: (Route) throws -> StackCut.Reason?) rethrows -> CutStack<Route> {
        for (index, route) in steps.enumerated() {
            if let reason = try reason(route) { return cut(at: index, reason) }
        }
        return CutStack(stack: self, cut: nil)
    }

    /// The same with answers that have to be waited for; a step is asked about after the one before it has been kept.
    public func cut(
        isolation: isolated (any Actor)? = #isolation, where reason: (Route) async throws -> StackCut.Reason?
    ) async rethrows -> CutStack<Route> {
        for (index, route) in steps.enumerated() {
            if let reason = try await reason(route) { return cut(at: index, reason) }
        }
        return CutStack(stack: self, cut: nil)
    }

    private func cut(at index: Int, _ reason: StackCut.Reason) -> CutStack<Route> {
        CutStack(
            stack: RouteStack(Array(steps[..<index])),
            cut: StackCut(index: index, step: steps[index].step, reason: reason))
    }
}
