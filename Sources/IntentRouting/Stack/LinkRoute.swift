/// A screen of an app with its values: usually an enum with a case for each route, made from the catalogue.
///
/// ```swift
/// enum HelpRoute: LinkRoute {
///     case settings
///     case project(id: String)
///
///     init?(_ step: RouteStep) {
///         switch step.route {
///         case "settings": self = .settings
///         case "project":
///             guard case .uuid(let id) = step["id"] else { return nil }
///             self = .project(id: id)
///         default: return nil
///         }
///     }
///
///     var step: RouteStep {
///         switch self {
///         case .settings: RouteStep(route: "settings")
///         case .project(let id): RouteStep(route: "project", values: [.init(name: "id", value: .uuid(id))])
///         }
///     }
/// }
/// ```
public protocol LinkRoute: Hashable, Sendable {
    /// The screen that a step stands for, or nil when the app has none for it.
    init?(_ step: RouteStep)

    /// The step that stands for the screen.
    var step: RouteStep { get }
}

extension RouteStep {
    /// The value of this name, or nil when it was left out.
    public subscript(name: String) -> ParameterValue? { values.first { $0.name == name }?.value }
}
