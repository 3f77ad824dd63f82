public import SourceText

/// Bytes that come one chunk after another: a file, a member of an archive, standard input.
///
/// Nothing is asked of the source but the next chunk, so an export may be larger than memory.
public struct ByteStream {
    private let nextChunk: () throws(FileFault) -> [UInt8]

    /// Makes a stream; `nextChunk` gives chunks of at least one byte and an empty one at the end, and from then on.
    public init(nextChunk: @escaping () throws(FileFault) -> [UInt8]) {
        self.nextChunk = nextChunk
    }

    /// Makes a stream of bytes in memory, handed out in chunks of `chunkSize`.
    public init(_ bytes: [UInt8], chunkSize: Int = 1 << 16) {
        var offset = 0
        self.init { () throws(FileFault) in
            let end = min(bytes.count, offset + max(1, chunkSize))
            defer { offset = end }
            return Array(bytes[offset..<end])
        }
    }

    /// The next chunk; empty at the end.
    public func next() throws(FileFault) -> [UInt8] { try nextChunk() }

    /// All that is left, or nil when it is more than `limit` bytes.
    public func readAll(limit: Int) throws(FileFault) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            let chunk = try next()
            if chunk.isEmpty { return bytes }
            bytes += chunk
            if bytes.count > limit { return nil }
        }
    }
}
