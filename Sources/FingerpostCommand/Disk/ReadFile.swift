internal import SiteBuild
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// What a path leads to, links followed.
enum PathKind: Sendable, Equatable {
    case file(size: Int)
    case folder
    /// Neither, in words: `a named pipe`.
    case special(String)
    /// Nothing that can be looked at; the error number says why.
    case nothing(Int32)

    init(ofPath path: String) {
        var status = stat()
        self = stat(path, &status) == 0 ? PathKind(status) : .nothing(errno)
    }

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file(size: Int(status.st_size))
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .special("a named pipe")
        case S_IFSOCK: self = .special("a socket")
        case S_IFCHR, S_IFBLK: self = .special("a device")
        default: self = .special("something unknown")
        }
    }

    /// Why a file cannot be read there, or nil when it can.
    var fault: FileFault? {
        switch self {
        case .file: nil
        case .folder: FileFault(message: "is a folder where a file is expected")
        case .special(let kind): FileFault(message: "is \(kind), not a file")
        case .nothing(ENOENT), .nothing(ENOTDIR): FileFault(message: "does not exist")
        case .nothing(let code): FileFault(message: "cannot be read: " + systemMessage(code))
        }
    }
}

/// The largest file that is read into memory.
///
/// Larger ones are assets, which are copied, or a mistake.
let largestReadableFile = 1 << 30

/// Reads a file.
///
/// Never waits: a pipe, socket or device is refused.
func readFile(_ path: String) -> Result<[UInt8], FileFault> {
    // Opening a pipe for reading would wait for a writer, but for this flag.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
        return .failure(PathKind(ofPath: path).fault ?? FileFault(message: "cannot be read: " + systemMessage(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
        return .failure(FileFault(message: "cannot be read: " + systemMessage(errno)))
    }
    let kind = PathKind(status)
    guard case .file(let size) = kind else {
        return .failure(kind.fault ?? FileFault(message: "cannot be read"))
    }
    guard size <= largestReadableFile else {
        return .failure(FileFault(message: "is larger than a gigabyte, which no text is"))
    }
    guard let bytes = readAll(descriptor, expected: size) else {
        return .failure(FileFault(message: "cannot be read: " + systemMessage(errno)))
    }
    return .success(bytes)
}
