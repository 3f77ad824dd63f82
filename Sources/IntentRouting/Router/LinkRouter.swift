/// Turns links into typed actions; one for the whole app, made once.
///
/// Links that leave a view, URLs that arrive with the app's scheme and universal links all go the same way and give the
/// same result:
///
/// ```swift
/// let router = try LinkRouter<HelpAction, HelpRoute>(links)
/// switch router.follow("gallery-action://backup/retry") {
/// case .action(let routed): run(routed.action)
/// case .sensitive(let sensitive): ask(sensitive.question)
/// case .system, .rewritten: break                   // the system opens it
/// case .discarded(let reason): log(reason.message)
/// }
/// ```
public struct LinkRouter<Action: LinkAction, Route: LinkRoute>: Sendable {
    /// The decision behind it.
    public let policy: LinkPolicy
    /// The version of the contract that the app was made with.
    public let contractVersion: String
    let routes: RouteNames
    private let sensitive: [String: IntentDeclaration]
    private let observer: (@Sendable (ExternalLink) -> Void)?

    /// Makes a router.
    ///
    /// - Parameters:
    ///   - catalogue: What the app declares.
    ///   - observer: Told of each link that leaves the app for the web, after the decision. It learns the host alone, and
    ///     nothing it does changes the answer.
    /// - Throws: Every pair of intents that some URL fits both of, and every id that is used twice.
    public init(
        _ catalogue: LinkCatalogue, observer: (@Sendable (ExternalLink) -> Void)? = nil
    ) throws(IntentTableFault) {
        policy = try LinkPolicy(catalogue)
        contractVersion = catalogue.version
        routes = RouteNames(catalogue.routes)
        sensitive = Dictionary(
            catalogue.intents.filter(\.asksFirst).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.observer = observer
    }

    /// What becomes of a URL; asks nobody and tells nobody.
    ///
    /// It is to be the whole URL: nothing trimmed and nothing decoded.
    public func route(_ url: String) -> RoutedLink<Action, Route> {
        switch policy.judge(url).verdict {
        case .intent(let match, _): route(match)
        case .system(let link): .system(link)
        case .rewrite(_, let link): .rewritten(link)
        case .internalPath: .discarded(.relative)
        case .refused(let refusal): .discarded(.refused(refusal))
        }
    }

    /// What becomes of a link that a person has tapped; the observer is told when it leaves the app.
    public func follow(_ url: String) -> RoutedLink<Action, Route> {
        let result = route(url)
        switch result {
        case .system(let link), .rewritten(let link):
            if let host = link.host { observer?(ExternalLink(host: host)) }
        case .action, .sensitive, .discarded: break
        }
        return result
    }

    /// What becomes of a URL that the system hands over: one with the app's scheme, or a universal link.
    ///
    /// The result is that of ``follow(_:)``. An address that is the system's to open is not given back to it, which would
    /// hand it over again: the app stays where it is.
    public func receive(_ url: String) -> RoutedLink<Action, Route> { route(url) }

    /// The URL of an action in its one spelling; routed, it gives the same action back.
    public func url(for action: Action) throws(IntentPrintingFault) -> String {
        try policy.table.print(action.intent, action.values).url
    }

    /// The https twin of ``url(for:)``; nil where the catalogue declares none.
    public func universalURL(for action: Action) throws(IntentPrintingFault) -> String? {
        try policy.table.print(action.intent, action.values).universalURL
    }

    /// The history that an action stands for, root first; nil when it shows no screen.
    public func stack(for action: Action) throws(IntentPrintingFault) -> RouteStack<Route>? {
        RouteStack(try policy.table.print(action.intent, action.values))
    }

    private func route(_ match: IntentMatch) -> RoutedLink<Action, Route> {
        guard let action = Action(match) else { return .discarded(.unknownAction(match.id)) }
        var routed = RoutedAction<Action, Route>(action: action, stack: nil)
        let steps = match.stack
        if !steps.isEmpty {
            var known: [Route] = []
            for step in steps {
                guard let route = Route(step) else { return .discarded(.unknownRoute(step)) }
                known.append(route)
            }
            routed.stack = RouteStack(known)
        }
        guard let declaration = sensitive[match.id] else { return .action(routed) }
        return .sensitive(Sensitive(routed, question: ConfirmationQuestion(match, declaration)))
    }
}
