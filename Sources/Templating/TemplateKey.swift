/// A name of a ``TemplateVocabulary``: its index there.
public struct TemplateKey: Hashable, Sendable {
    /// The index.
    public let index: UInt16

    /// Makes the key for an index.
    @inlinable
    public init(index: UInt16) { self.index = index }

    /// Stands for every name that the vocabulary does not have, and for values in a list; no lookup finds it.
    @usableFromInline
    static let unknown = TemplateKey(index: .max)
}
