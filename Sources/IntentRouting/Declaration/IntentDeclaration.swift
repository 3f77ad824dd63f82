/// An intent as an app declares it: its URLs, and whether it may run without asking.
public struct IntentDeclaration: Sendable, Hashable {
    /// Path, query, stack and older paths.
    public var pattern: IntentPattern
    /// What it is called for people.
    public var title: LocalisedText?
    /// The question to be answered before it runs.
    public var confirmation: LocalisedText?
    /// Whether it destroys something.
    public var isDestructive: Bool

    /// The name, `task.open` for one.
    public var id: String { pattern.id }

    /// Whether it must not run before a person has agreed: it has a question, or it destroys something.
    public var asksFirst: Bool { isDestructive || confirmation != nil }

    /// Makes a declaration.
    public init(
        _ pattern: IntentPattern, title: LocalisedText? = nil, confirmation: LocalisedText? = nil,
        isDestructive: Bool = false
    ) {
        self.pattern = pattern
        self.title = title
        self.confirmation = confirmation
        self.isDestructive = isDestructive
    }
}
