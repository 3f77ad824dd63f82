internal import SiteBuild
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Writes a file so that nobody ever sees half of it: a new file beside it, which then takes its name.
///
/// A file that nobody may write to is not replaced. The permissions of others stay; a symbolic link stays and its target
/// is replaced. What is no file, such as `/dev/null` or a named pipe, is written to as it is.
///
/// - Returns: why it could not be written, or nil.
func replaceFile(_ path: String, with bytes: [UInt8]) -> FileFault? {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { return FileFault(message: "is a folder") }
    if exists, status.st_mode & S_IFMT != S_IFREG { return write(bytes, to: path) }
    // The folder would let it be replaced all the same, and so would the superuser.
    if exists, status.st_mode & 0o222 == 0 { return FileFault(message: "cannot be written: it is read-only") }
    let target = exists ? resolvedPath(path) ?? path : path
    let temporary = target + ".fingerpost-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return fault() }
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
    let isWritten = writeAll(descriptor, bytes)
    let code = errno
    guard close(descriptor) == 0, isWritten, rename(temporary, target) == 0 else {
        let failure = isWritten ? fault() : fault(code)
        unlink(temporary)
        return failure
    }
    return nil
}

private func write(_ bytes: [UInt8], to path: String) -> FileFault? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return fault() }
    defer { close(descriptor) }
    return writeAll(descriptor, bytes) ? nil : fault()
}

private func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
            let count = retrying { write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done) }
            if count <= 0 { return false }
            done += count
        }
        return true
    }
}

private func fault(_ code: Int32 = errno) -> FileFault {
    FileFault(message: "cannot be written: " + (code == ENOENT ? "its folder does not exist" : systemMessage(code)))
}
