public import SourceText

/// What a record of a system is referred to by.
public struct RecordName: Sendable, Hashable {
    /// The kind that has ids of its own, in the system's words: `Entry`, `Asset`.
    public var kind: String
    /// The id.
    public var id: String

    /// Makes a name.
    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

/// A link that leads to a record by its id and holds no address.
public struct RecordReference: Sendable, Hashable {
    /// The record that it leads to.
    public var name: RecordName
    /// The id in ``SourceText/SourceWindow/text``.
    public var place: ByteRange
    /// The record, locale and field that the link stands in.
    public var address: ContentAddress

    /// Makes a reference.
    public init(_ name: RecordName, place: ByteRange, address: ContentAddress) {
        self.name = name
        self.place = place
        self.address = address
    }
}
