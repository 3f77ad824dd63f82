#if canImport(SwiftUI)
    public import IntentRouting
    public import SwiftUI

    /// A window: a `NavigationStack` over the history of a navigator, saved with the window and restored with it.
    ///
    /// ```swift
    /// struct MainWindow: View {
    ///     @StateObject private var navigator = LinkNavigator(router) { action in run(action) }
    ///
    ///     var body: some View {
    ///         LinkedNavigationStack(navigator) {
    ///             Home()
    ///         } destination: { route in
    ///             Screen(route)
    ///         }
    ///         .linkNavigation(navigator, locale: "en")
    ///     }
    /// }
    /// ```
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LinkedNavigationStack<Action: LinkAction, Route: LinkRoute, Root: View, Destination: View>: View {
        @ObservedObject private var navigator: LinkNavigator<Action, Route>
        @SceneStorage("fingerpost.stack") private var saved = ""
        @State private var isRestored = false
        private let root: Root
        private let destination: (Route) -> Destination

        /// Makes a window.
        public init(
            _ navigator: LinkNavigator<Action, Route>, @ViewBuilder root: () -> Root,
            @ViewBuilder destination: @escaping (Route) -> Destination
        ) {
            self.navigator = navigator
            self.root = root()
            self.destination = destination
        }

        /// The stack.
        public var body: some View {
            NavigationStack(path: $navigator.path) {
                root.navigationDestination(for: Route.self) { destination($0) }
            }
            .onAppear {
                // A link that has opened the window has set the history already, and counts more than what was saved.
                if !isRestored, navigator.path.isEmpty { navigator.restore(saved) }
                isRestored = true
            }
            .onChange(of: navigator.path) { _ in saved = navigator.saved }
        }
    }
#endif
