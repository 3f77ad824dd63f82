internal import Exports
internal import SiteBuild
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A file that is read chunk by chunk and closed at its end.
final class FileStream {
    private static let chunkSize = 1 << 18
    private var descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { finish() }

    /// Opens a file as a stream.
    ///
    /// Never waits: a pipe, socket or device is refused.
    static func open(_ path: String) -> Result<ByteStream, FileFault> {
        let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            return .failure(
                PathKind(ofPath: path).fault ?? FileFault(message: "cannot be read: " + systemMessage(errno)))
        }
        let file = FileStream(descriptor: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            return .failure(FileFault(message: "cannot be read: " + systemMessage(errno)))
        }
        if let fault = PathKind(status).fault { return .failure(fault) }
        return .success(ByteStream { () throws(FileFault) in try file.next() })
    }

    /// Opens an archive, which is read from its end as well as from its beginning.
    static func openArchive(_ path: String) -> Result<ArchiveInput, FileFault> {
        let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0, case .file(let size) = PathKind(ofPath: path) else {
            if descriptor >= 0 { close(descriptor) }
            return .failure(PathKind(ofPath: path).fault ?? FileFault(message: "cannot be read"))
        }
        let file = FileStream(descriptor: descriptor)
        return .success(
            .file(size: size) { (offset, count) throws(FileFault) in
                let chunk = readChunk(at: offset, of: file.descriptor, atMost: count)
                guard let chunk else { throw FileFault(message: "cannot be read: " + systemMessage(errno)) }
                return chunk
            })
    }

    private func next() throws(FileFault) -> [UInt8] {
        guard descriptor >= 0 else { return [] }
        guard let chunk = readChunk(descriptor, atMost: FileStream.chunkSize) else {
            let code = errno
            finish()
            throw FileFault(message: "cannot be read: " + systemMessage(code))
        }
        if chunk.isEmpty { finish() }
        return chunk
    }

    private func finish() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}

/// `open` under a name that a static method of the same name does not hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// The next bytes of a descriptor, empty at its end; nil and `errno` when that fails.
func readChunk(_ descriptor: Int32, atMost size: Int) -> [UInt8]? {
    var failed = false
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let got = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
        if got < 0 { failed = true }
        count = max(0, got)
    }
    return failed ? nil : chunk
}

/// Bytes of a descriptor from an offset on, empty at its end; nil and `errno` when that fails.
private func readChunk(at offset: Int, of descriptor: Int32, atMost size: Int) -> [UInt8]? {
    var failed = false
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let got = retrying { pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
        if got < 0 { failed = true }
        count = max(0, got)
    }
    return failed ? nil : chunk
}
