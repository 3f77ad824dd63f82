/// An image's bytes, of which only those asked for are read, in pieces of a few kilobytes.
///
/// Every access is checked: what lies past the end is nil.
struct ImageBytes {
    /// Gives up to `count` bytes from `offset` on, fewer at the end.
    private let read: (_ offset: Int, _ count: Int) -> [UInt8]
    private var piece: [UInt8] = []
    private var pieceStart = 0

    /// How many bytes are read at once. All but JPEG and SVG need fewer than 32.
    private static let pieceSize = 4_096

    init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) { self.read = read }

    /// The bytes of a range, or nil when the image ends before.
    mutating func bytes(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard start >= 0, count >= 0, start < Int.max / 2, count < Int.max / 2 else { return nil }
        if start < pieceStart || start + count > pieceStart + piece.count {
            piece = read(start, max(count, Self.pieceSize))
            pieceStart = start
        }
        guard start + count <= pieceStart + piece.count else { return nil }
        return piece[(start - pieceStart)..<(start - pieceStart + count)]
    }

    /// As many bytes as there are, at most `count`.
    mutating func bytes(upTo count: Int, from start: Int) -> [UInt8] { Array(read(start, count).prefix(count)) }

    /// A number whose first byte counts most.
    mutating func bigEndian(_ start: Int, _ count: Int) -> Int? {
        bytes(start, count)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number whose last byte counts most.
    mutating func littleEndian(_ start: Int, _ count: Int) -> Int? {
        bytes(start, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether these characters stand at `start`.
    mutating func has(_ text: StaticString, at start: Int) -> Bool {
        guard let found = bytes(start, text.utf8CodeUnitCount) else { return false }
        return text.withUTF8Buffer { found.elementsEqual($0) }
    }
}
