#if canImport(SwiftUI)
    public import Foundation
    public import IntentRouting
    public import SwiftUI

    /// The navigation of one window: its history, and the question it waits to be answered.
    ///
    /// Every link of the window goes through it, wherever it comes from. A link's history takes the place of the current
    /// one. A sensitive action waits in ``pending`` until ``confirm()``; there is no other way to it.
    @MainActor
    public final class LinkNavigator<Action: LinkAction, Route: LinkRoute>: ObservableObject {
        /// The screens of the window, root first; to be bound to a `NavigationStack`.
        @Published public var path: [Route] = []
        /// Whether a question is shown.
        @Published public var isAsking = false
        /// What waits for a person's yes; it is of no use to anybody but ``confirm()``.
        @Published public private(set) var pending: Sensitive<RoutedAction<Action, Route>>?

        private let router: LinkRouter<Action, Route>
        private let perform: @MainActor (Action) -> Void
        private let discard: @MainActor (DiscardReason) -> Void

        /// Makes a navigator.
        ///
        /// - Parameters:
        ///   - router: The router of the app.
        ///   - discard: Told why nothing happened; for a log, not for the person.
        ///   - perform: Does what a link asks for, after the history has changed.
        public init(
            _ router: LinkRouter<Action, Route>, discard: @escaping @MainActor (DiscardReason) -> Void = { _ in },
            perform: @escaping @MainActor (Action) -> Void
        ) {
            self.router = router
            self.discard = discard
            self.perform = perform
        }

        // MARK: Links

        /// A link that a person has tapped in a view: the answer for `OpenURLAction`.
        public func follow(_ url: URL) -> OpenURLAction.Result {
            let routed = router.follow(url)
            take(routed)
            return routed.answer.result
        }

        /// A URL that the system hands over: one with the app's scheme.
        public func receive(_ url: URL) { take(router.receive(url)) }

        /// A universal link that the system hands over.
        public func receive(_ activity: NSUserActivity) {
            if let url = activity.webpageURL { receive(url) }
        }

        private func take(_ routed: RoutedLink<Action, Route>) {
            switch routed {
            case .action(let routed): run(routed)
            case .sensitive(let sensitive):
                pending = sensitive
                isAsking = true
            case .system, .rewritten: break
            case .discarded(let reason): discard(reason)
            }
        }

        private func run(_ routed: RoutedAction<Action, Route>) {
            if let stack = routed.stack { path = stack.steps }
            perform(routed.action)
        }

        // MARK: The question

        /// A person has said yes to the question of ``pending``.
        public func confirm() {
            guard let sensitive = pending else { return }
            decline()
            if let routed = sensitive.confirmed(by: sensitive.question.agreed()) { run(routed) }
        }

        /// A person has said no.
        public func decline() {
            pending = nil
            isAsking = false
        }

        // MARK: The history

        /// The history as a text, for `@SceneStorage`.
        public var saved: String { router.text(saving: RouteStack(path)) }

        /// Shows the history that was saved, as far as its screens still exist; says what is lost.
        @discardableResult
        public func restore(_ text: String) -> RestoredStack<Route>.Loss? {
            let restored = router.restore(text: text)
            path = restored.stack.steps
            return restored.loss
        }

        /// Cuts the history at the first step that no longer exists or is no longer permitted; says where.
        ///
        /// A history that has changed in the meantime is left alone: the person has gone on.
        @discardableResult
        public func cut(where reason: @MainActor (Route) async throws -> StackCut.Reason?) async rethrows -> StackCut? {
            let before = path
            let left = try await RouteStack(before).cut(where: reason)
            guard path == before else { return nil }
            path = left.stack.steps
            return left.cut
        }
    }
#endif
