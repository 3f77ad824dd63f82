internal import SourceText

/// The text of a stream as UTF-8, in pieces of a size that suits the reader, whatever the chunks of the stream are.
struct TextSource {
    private let input: ByteStream
    private let size: Int
    /// Bytes had from the stream and not handed on, from `taken` on.
    private var bytes: [UInt8] = []
    private var taken = 0
    private var isAtEnd = false
    private var decoder = TextDecoder(.utf8)

    /// - Parameter size: How many bytes of the file make a piece; the last one has fewer.
    init(_ input: ByteStream, size: Int = 1 << 16) {
        self.input = input
        self.size = max(1, size)
    }

    /// The encoding; UTF-8 until ``use(_:)`` says otherwise.
    var encoding: TextEncoding { decoder.encoding }

    /// The first bytes of the file, at least 1,024 where there are as many; asked for before the first piece.
    mutating func head() throws(ReaderError) -> ArraySlice<UInt8> {
        try fill(1024)
        return bytes.prefix(1024)
    }

    /// Says how to decode; before the first piece.
    mutating func use(_ encoding: TextEncoding) { decoder = TextDecoder(encoding) }

    /// The bytes that have not been handed on, and those to come, for another reader.
    func remainingInput() -> ByteStream {
        var first = Array(bytes[taken...])
        let input = input
        return ByteStream { () throws(FileFault) in
            guard first.isEmpty else {
                defer { first = [] }
                return first
            }
            return try input.next()
        }
    }

    /// The next piece, and why the text ends with it where the bytes cannot be decoded any further; nil at the end.
    mutating func next() throws(ReaderError) -> (text: [UInt8], fault: String?)? {
        try fill(size)
        guard taken < bytes.count else { return nil }
        let end = min(bytes.count, taken + size)
        let piece = taken == 0 && end == bytes.count ? bytes : Array(bytes[taken..<end])
        taken = end
        if taken == bytes.count {
            bytes = []
            taken = 0
        }
        return decoder.decode(piece, isLast: isAtEnd && bytes.isEmpty)
    }

    private mutating func fill(_ wanted: Int) throws(ReaderError) {
        while !isAtEnd, bytes.count - taken < wanted {
            let chunk: [UInt8]
            do { chunk = try input.next() } catch { throw .unreadable(error) }
            if chunk.isEmpty {
                isAtEnd = true
            } else if taken == bytes.count {
                bytes = chunk
                taken = 0
            } else {
                if taken > 0 {
                    bytes.removeFirst(taken)
                    taken = 0
                }
                bytes += chunk
            }
        }
    }
}
