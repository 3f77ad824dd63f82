#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The content of one output file at the moment it is written, and how it is compared and stored.
///
/// An asset can be a video: it goes through a small buffer and is never whole in memory.
struct FileContents {
    private static let pieceSize = 1 << 18

    let file: OutputFile
    /// The bytes, unless it is a copy.
    private let bytes: [UInt8]

    /// Renders the file into `buffer` where it has to be rendered.
    init(_ file: OutputFile, buffer: inout [UInt8]) {
        self.file = file
        switch file.content {
        case .bytes(let bytes): self.bytes = bytes
        case .rendered(let render):
            buffer.removeAll(keepingCapacity: true)
            render(&buffer)
            self.bytes = buffer
        case .copy: bytes = []
        }
    }

    /// Whether the file at `path` in `folder` holds the same bytes.
    func equalsExisting(_ path: String, in folder: OutputFolder) throws(OutputError) -> Bool {
        var size = 0
        let existing = folder.openExisting(path, size: &size)
        guard existing >= 0 else { return false }
        defer { close(existing) }
        guard case .copy(let source) = file.content else {
            return size == bytes.count && holds(existing, bytes)
        }
        let (original, length) = try openSource(source)
        defer { close(original) }
        return size == length && holdSame(existing, original)
    }

    /// Writes a new file and gives the number of its bytes.
    func create(_ path: String, in folder: OutputFolder) throws(OutputError) -> Int {
        guard case .copy(let source) = file.content else {
            try folder.create(path, bytes)
            return bytes.count
        }
        let (original, _) = try openSource(source)
        defer { close(original) }
        let target = try folder.openNew(path)
        defer { close(target) }
        var piece = [UInt8](repeating: 0, count: FileContents.pieceSize)
        var total = 0
        while true {
            let count = readPiece(original, &piece)
            if count < 0 { throw unreadable(source, errno) }
            if count == 0 { return total }
            total += count
            let isWritten = count == piece.count ? writeAll(target, piece) : writeAll(target, Array(piece[..<count]))
            guard isWritten else { throw folder.failure("write", file.path, errno) }
        }
    }

    private func openSource(_ path: String) throws(OutputError) -> (descriptor: Int32, size: Int) {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path, errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .system(action: "copy", path: path, message: "it is not a file", changed: 0)
        }
        return (descriptor, Int(status.st_size))
    }

    private func unreadable(_ path: String, _ code: Int32) -> OutputError {
        .system(action: "copy", path: path, message: systemMessage(code), changed: 0)
    }
}

/// Fills a buffer from a descriptor, as far as there is something to read; -1 and `errno` on a failure.
private func readPiece(_ descriptor: Int32, _ piece: inout [UInt8]) -> Int {
    piece.withUnsafeMutableBytes { buffer in
        var count = 0
        while count < buffer.count {
            let got = retrying { read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count) }
            if got < 0 { return -1 }
            if got == 0 { break }
            count += got
        }
        return count
    }
}

private func holds(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var piece = [UInt8](repeating: 0, count: min(bytes.count, 1 << 16) + 1)
    var offset = 0
    while true {
        let count = readPiece(descriptor, &piece)
        if count <= 0 { return count == 0 && offset == bytes.count }
        guard offset + count <= bytes.count, bytes[offset..<offset + count].elementsEqual(piece[..<count]) else {
            return false
        }
        offset += count
    }
}

private func holdSame(_ left: Int32, _ right: Int32) -> Bool {
    var leftPiece = [UInt8](repeating: 0, count: 1 << 16)
    var rightPiece = leftPiece
    while true {
        let leftCount = readPiece(left, &leftPiece)
        let rightCount = readPiece(right, &rightPiece)
        guard leftCount == rightCount, leftCount >= 0 else { return false }
        if leftCount == 0 { return true }
        guard leftPiece[..<leftCount] == rightPiece[..<rightCount] else { return false }
    }
}
