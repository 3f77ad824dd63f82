/// What becomes of a link: a typed action, or the reason why not.
///
/// The same URL gives the same result wherever it comes from: tapped in a text, or handed over by the system.
public enum RoutedLink<Action: LinkAction, Route: LinkRoute>: Sendable {
    /// The app does this.
    case action(RoutedAction<Action, Route>)
    /// The app does this once a person has agreed.
    case sensitive(Sensitive<RoutedAction<Action, Route>>)
    /// The system opens it.
    case system(SystemLink)
    /// The system opens this in its place.
    case rewritten(SystemLink)
    /// Nothing happens.
    case discarded(DiscardReason)

    /// The answer to whoever asks, usually `OpenURLAction`.
    public var answer: LinkAnswer {
        switch self {
        case .action, .sensitive: .handled
        case .system: .systemAction
        case .rewritten(let link): .systemAction(String(decoding: link.url, as: UTF8.self))
        case .discarded: .discarded
        }
    }

    /// The reason why nothing happens, when nothing does.
    public var discardReason: DiscardReason? {
        guard case .discarded(let reason) = self else { return nil }
        return reason
    }
}

/// An action with the history that belongs to it.
public struct RoutedAction<Action: LinkAction, Route: LinkRoute>: Sendable {
    /// What to do.
    public var action: Action
    /// The whole history, root first; nil when the action shows no screen. It replaces the current one, it is not pushed
    /// on it.
    public var stack: RouteStack<Route>?

    /// Makes an action with its history, as a link would.
    public init(action: Action, stack: RouteStack<Route>? = nil) {
        self.action = action
        self.stack = stack
    }
}

extension RoutedAction: Equatable where Action: Equatable {}
extension RoutedAction: Hashable where Action: Hashable {}

/// Why nothing happens.
public enum DiscardReason: Sendable, Hashable {
    /// The catalogue does not permit it.
    case refused(Refusal)
    /// It has no scheme, so that it counts from a page, and an app has none.
    case relative
    /// The catalogue lists the intent of this name and the app has no action for it: the two were not made together.
    case unknownAction(String)
    /// The history of the intent names this screen and the app has none for it.
    case unknownRoute(RouteStep)

    /// The reason in a few words, for a log; text from the link in it is visible.
    public var message: String {
        switch self {
        case .refused(let refusal): "\(refusal.reason.rawValue): \(refusal.detail)"
        case .relative: "a path without a scheme leads nowhere outside a page"
        case .unknownAction(let id): "the app has no action for `\(id)`"
        case .unknownRoute(let step): "the app has no screen for `\(step.route)`"
        }
    }
}
