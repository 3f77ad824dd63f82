#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A folder that is held open; everything is named relative to it, and no link in it is followed.
final class OutputFolder: Sendable {
    /// Its absolute path, for messages.
    let path: String
    private let descriptor: Int32

    /// Opens a folder; nil and `errno` when that fails.
    init?(_ path: String) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Keeps other builds out until the folder is closed; false when one is in.
    func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// What stands at a path, links not followed.
    enum Entry { case nothing, file, folder, other }

    func entry(_ path: String) -> Entry {
        var status = stat()
        guard fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Makes a folder unless it is there.
    ///
    /// A link to a folder is not one: what is written must stay inside.
    func makeFolder(_ path: String) throws(OutputError) {
        if mkdirat(descriptor, path, 0o777) == 0 { return }
        let code = errno
        guard code == EEXIST else { throw failure("make the folder", path, code) }
        guard entry(path) == .folder else { throw failure("make the folder", path, ENOTDIR) }
    }

    /// Writes a new file.
    func create(_ path: String, _ bytes: [UInt8]) throws(OutputError) {
        let file = try openNew(path)
        defer { close(file) }
        guard writeAll(file, bytes) else { throw failure("write", path, errno) }
    }

    /// Opens a new file for writing.
    func openNew(_ path: String) throws(OutputError) -> Int32 {
        let file = openat(descriptor, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure("write", path, errno) }
        return file
    }

    /// Opens a regular file for reading, or gives -1: what cannot be read counts as different.
    func openExisting(_ path: String, size: inout Int) -> Int32 {
        let file = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return -1 }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            return -1
        }
        size = Int(status.st_size)
        return file
    }

    /// Puts a finished file in its place.
    func rename(_ old: String, to new: String) throws(OutputError) {
        guard renameat(descriptor, old, descriptor, new) == 0 else { throw failure("replace", new, errno) }
    }

    /// Removes a file; one that is gone already is no fault.
    func remove(_ path: String) throws(OutputError) {
        guard unlinkat(descriptor, path, 0) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw failure("remove", path, errno)
        }
    }

    /// Removes a folder if it is empty, and says whether it did.
    @discardableResult
    func removeIfEmpty(_ path: String) -> Bool { unlinkat(descriptor, path, AT_REMOVEDIR) == 0 }

    func failure(_ action: String, _ name: String, _ code: Int32) -> OutputError {
        .system(action: action, path: path + "/" + name, message: systemMessage(code), changed: 0)
    }
}

/// Writes all bytes to a descriptor; false and `errno` when that fails.
func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
            let written = retrying { write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done) }
            if written <= 0 { return false }
            done += written
        }
        return true
    }
}
