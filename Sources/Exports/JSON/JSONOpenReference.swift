import SourceText

/// A link to a record of which some values have been read: its id and its kind stand side by side, in either order.
struct JSONOpenReference {
    enum Part: Sendable {
        case id
        case kind
    }

    /// The number of open containers round its values.
    let depth: Int
    var id: String?
    var kind: String?
    /// The id in the window.
    var place = ByteRange(0, 0)

    init(depth: Int) { self.depth = depth }
}

/// A reference that waits for its address, as texts do.
struct JSONPendingReference {
    var name: RecordName
    var place: ByteRange
    var scope: Int
    var path: [UInt8]
}
