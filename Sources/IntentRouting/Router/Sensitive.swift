/// Something that must not be done before a person has agreed to it.
///
/// There is no way to what is inside but ``confirmed(by:)``, and a ``Confirmation`` comes from nowhere but the question:
///
/// ```swift
/// func delete(_ sensitive: Sensitive<String>, isAgreed: Bool) -> String? {
///     guard isAgreed else { return nil }
///     return sensitive.confirmed(by: sensitive.question.agreed())
/// }
/// ```
public struct Sensitive<Content: Sendable>: Sendable {
    private let content: Content
    /// What has to be asked.
    public let question: ConfirmationQuestion

    init(_ content: Content, question: ConfirmationQuestion) {
        self.content = content
        self.question = question
    }

    /// What is inside; nil when the confirmation belongs to another question.
    public func confirmed(by confirmation: consuming Confirmation) -> Content? {
        confirmation.question == question ? content : nil
    }
}

/// The question that a person answers before a sensitive action runs.
public struct ConfirmationQuestion: Sendable, Hashable, Identifiable {
    /// The name of the intent.
    public let intent: String
    /// What the action is called; empty where the catalogue gives it no title.
    public let title: LocalisedText
    /// The question itself.
    public let text: LocalisedText
    /// Whether the action destroys something.
    public let isDestructive: Bool
    /// The link that asks, in its one spelling: two links of one intent with other values are two questions.
    public let url: String

    /// Tells two questions apart.
    public var id: String { url }

    init(_ match: IntentMatch, _ declaration: IntentDeclaration) {
        intent = match.id
        url = match.url
        title = declaration.title ?? LocalisedText(texts: [])
        text = declaration.confirmation ?? LocalisedText(texts: [])
        isDestructive = declaration.isDestructive
    }

    /// To be called where a person has said yes, and nowhere else.
    public func agreed() -> Confirmation { Confirmation(question: self) }
}

/// A person's yes to one question. It cannot be copied, so that one yes is good for one run.
public struct Confirmation: ~Copyable, Sendable {
    fileprivate let question: ConfirmationQuestion
}
