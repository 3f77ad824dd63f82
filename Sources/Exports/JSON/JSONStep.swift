/// A step on the way to a value: a key or the place in an array.
struct JSONStep {
    /// The key, or the digits of the index.
    var name: JSONName
    var isIndex: Bool
    /// The text of the string before it in an array.
    var previous: JSONName?
}

/// A name that is compared by a word and its length before its bytes are looked at.
struct JSONName: Hashable, Sendable {
    private var count: Int
    private var head: UInt64
    private var tail: [UInt8]

    init(_ bytes: some Collection<UInt8>) {
        count = bytes.count
        head = 0
        for byte in bytes.prefix(8) { head = head << 8 | UInt64(byte) }
        tail = count > 8 ? Array(bytes.dropFirst(8)) : []
    }

    init(_ bytes: ArraySlice<UInt8>) {
        count = bytes.count
        head = 0
        for byte in bytes.prefix(8) { head = head << 8 | UInt64(byte) }
        tail = count > 8 ? Array(bytes.dropFirst(8)) : []
    }

    init(_ name: String) { self.init(Array(name.utf8)) }

    func begins(with byte: UInt8) -> Bool {
        count > 0 && UInt8(truncatingIfNeeded: head >> (8 * UInt64(min(count, 8) - 1))) == byte
    }

    static func == (left: JSONName, right: JSONName) -> Bool {
        left.count == right.count && left.head == right.head && (left.count <= 8 || left.tail == right.tail)
    }
}
