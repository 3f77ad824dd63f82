internal import SiteBuild
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Puts bytes in the place of a file: under another name first, then renamed, so that the file is never half there.
///
/// Permissions of a file that is replaced are kept. Nil when it was written, else why not.
func writeFile(_ path: String, _ bytes: [UInt8]) -> FileFault? {
    let target = resolvedLink(path)
    switch PathKind(ofPath: target) {
    case .file, .nothing(ENOENT): break
    case .folder: return FileFault(message: "is a folder where a file is to be written")
    case .special(let kind): return FileFault(message: "is \(kind), not a file")
    case .nothing(let code): return FileFault(message: "cannot be written: " + systemMessage(code))
    }
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return FileFault(message: "cannot be written: " + systemMessage(errno)) }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    func fail() -> FileFault {
        let code = errno
        close(descriptor)
        unlink(temporary)
        return FileFault(message: "cannot be written: " + systemMessage(code))
    }
    var offset = 0
    while offset < bytes.count {
        let count = bytes[offset...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return fail() }
        offset += count
    }
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0, rename(temporary, target) == 0 else { return fail() }
    close(descriptor)
    return nil
}

/// What a symbolic link leads to, so that the link stays and its target is written.
private func resolvedLink(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
}

/// The mask of new files; it can be read by setting it alone.
private func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
}
