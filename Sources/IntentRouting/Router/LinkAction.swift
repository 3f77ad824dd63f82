/// What an app can do for a link: usually an enum with a case for each intent, made from the catalogue.
///
/// A link becomes one of these before any logic runs. Names of types, selectors or commands are never taken from a URL.
///
/// ```swift
/// enum HelpAction: LinkAction {
///     case retryBackup
///     case openTask(project: String, task: String)
///
///     init?(_ match: IntentMatch) {
///         switch match.id {
///         case "backup.retry": self = .retryBackup
///         case "task.open":
///             guard case .uuid(let project) = match["project"], case .uuid(let task) = match["task"] else { return nil }
///             self = .openTask(project: project, task: task)
///         default: return nil
///         }
///     }
///
///     var intent: String {
///         switch self {
///         case .retryBackup: "backup.retry"
///         case .openTask: "task.open"
///         }
///     }
///
///     var values: [String: ParameterValue] {
///         switch self {
///         case .retryBackup: [:]
///         case .openTask(let project, let task): ["project": .uuid(project), "task": .uuid(task)]
///         }
///     }
/// }
/// ```
public protocol LinkAction: Sendable {
    /// The action that a link on the list stands for, or nil when the app has none for it.
    init?(_ match: IntentMatch)

    /// The name of the intent, `task.open` for one.
    var intent: String { get }

    /// The values of its parameters by name; one that is left out is missing.
    var values: [String: ParameterValue] { get }
}
