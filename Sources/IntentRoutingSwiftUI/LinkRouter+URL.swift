public import Foundation
public import IntentRouting

/// The same for Foundation's `URL`: what it was made from is what is decided on, and no part of it is asked for.
extension LinkRouter {
    /// What becomes of a URL; asks nobody and tells nobody.
    public func route(_ url: URL) -> RoutedLink<Action, Route> { route(url.absoluteString) }

    /// What becomes of a link that a person has tapped; the observer is told when it leaves the app.
    public func follow(_ url: URL) -> RoutedLink<Action, Route> { follow(url.absoluteString) }

    /// What becomes of a URL that the system hands over: one with the app's scheme, or a universal link.
    public func receive(_ url: URL) -> RoutedLink<Action, Route> { receive(url.absoluteString) }

    /// The URL of an action in its one spelling, for `Link`, `.link` or `widgetURL`.
    public func destination(of action: Action) throws -> URL {
        let text = try url(for: action)
        guard let url = URL(string: text), url.absoluteString == text else { throw URLError(.badURL) }
        return url
    }
}
