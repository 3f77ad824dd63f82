import CArchive
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// What an archive says of a member before its bytes.
struct MemberHeader {
    enum Kind: Equatable {
        case file
        case folder
        /// Neither, in words.
        case special(String)
    }

    var name: String
    var kind: Kind
    var isEncrypted: Bool
}

/// An open archive.
final class ArchiveHandle {
    /// How many packed bytes are asked for at once.
    static let blockSize = 1 << 16

    private let archive: OpaquePointer
    private let source: Source
    private var isTar = false

    /// Opens an archive.
    init(_ input: ArchiveInput) throws(FileFault) {
        guard let archive = archive_read_new() else { throw FileFault(message: "cannot be read: no memory") }
        self.archive = archive
        source = Source(input)
        archive_read_support_filter_gzip(archive)
        archive_read_support_format_tar(archive)
        // By the list at its end and no other way: a zip without one has been cut off.
        archive_read_support_format_zip_seekable(archive)
        _ = archive_read_set_format_option(archive, "tar", "read_concatenated_archives", "1")
        let client = Unmanaged.passUnretained(source).toOpaque()
        if source.isSeekable {
            archive_read_set_seek_callback(archive) { _, client, offset, whence in
                sourceOf(client)?.seek(offset, whence) ?? Int64(ARCHIVE_FATAL)
            }
        }
        let status = archive_read_open2(
            archive, client, nil, { _, client, buffer in sourceOf(client)?.read(buffer) ?? -1 }, nil, nil)
        if status < ARCHIVE_WARN { throw failure() }
    }

    deinit { archive_read_free(archive) }

    /// How many bytes of the archive itself have been taken.
    var packedOffset: Int { Int(archive_filter_bytes(archive, -1)) }

    /// Whether members can be passed over without unpacking them.
    var skipsForFree: Bool { source.isSeekable && !isTar }

    /// The header of the next member, or nil at the end.
    func nextMember() throws(FileFault) -> MemberHeader? {
        var entry: OpaquePointer?
        let status = withUTF8Names { archive_read_next_header(archive, &entry) }
        if status == ARCHIVE_EOF {
            try checkEnd()
            return nil
        }
        guard status >= ARCHIVE_WARN, let entry else { throw failure() }
        isTar = archive_format(archive) & ARCHIVE_FORMAT_BASE_MASK == ARCHIVE_FORMAT_TAR
        let name = withUTF8Names { archive_entry_pathname(entry).map { String(cString: $0) } }
        return MemberHeader(
            name: name ?? "", kind: kind(of: entry), isEncrypted: archive_entry_is_encrypted(entry) != 0)
    }

    private func kind(of entry: OpaquePointer) -> MemberHeader.Kind {
        if archive_entry_hardlink(entry) != nil { return .special("a link to another member") }
        // The library's numbers of types, which are macros that Swift does not see.
        switch archive_entry_filetype(entry) {
        // Some archives say nothing of the type.
        case 0o100000, 0: return .file
        case 0o040000: return .folder
        case 0o120000: return .special("a symbolic link")
        default: return .special("no file")
        }
    }

    /// The next bytes of the member; empty at its end.
    func nextBlock() throws(FileFault) -> [UInt8] {
        var count = 0
        let block = [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, initialized in
            count = archive_read_data(archive, buffer.baseAddress, buffer.count)
            initialized = max(0, count)
        }
        if count < 0 { throw failure() }
        return block
    }

    /// A tar may end anywhere between members as far as the library cares; a whole one ends in zeros.
    private func checkEnd() throws(FileFault) {
        guard isTar, archive_filter_code(archive, 0) == ARCHIVE_FILTER_NONE, source.trailingZeros < 512 else { return }
        throw FileFault(message: "ends without the mark of its end", help: "it may have been cut off; export it again")
    }

    private func failure() -> FileFault {
        if let fault = source.fault { return fault }
        let known = archive_error_string(archive).map { String(cString: $0) }
        // Of a packed file that ends early the library says nothing.
        let words = known ?? "it is damaged"
        let isCut = known.map { $0.lowercased().contains("truncated") } ?? true
        if words == "Unrecognized archive format", source.looksLikeZip {
            return FileFault(
                message: "is a zip without the list of its members",
                help: "the list stands at the end; it may have been cut off, so export it again")
        }
        if words == "Unrecognized archive format", archive_filter_code(archive, 0) == ARCHIVE_FILTER_GZIP {
            return FileFault(
                message: "is packed with gzip and holds no tar",
                help: "unpack it: `gzip -dc FILE | fingerpost lint -`")
        }
        if words == "Unrecognized archive format" {
            return FileFault(message: "is no zip, tar or tar.gz archive", help: "`--format` says what else it is")
        }
        return FileFault(
            message: "cannot be unpacked: " + visible(words),
            help: isCut ? "it may have been cut off; export it again" : nil)
    }
}

/// What the library reads from: it lives as long as the handle.
private final class Source {
    private let input: ArchiveInput
    private var offset = 0
    /// The library goes on using a block until it asks for the next one.
    private var block = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 16)
    private(set) var fault: FileFault?
    /// How many zeros the bytes so far end in.
    private(set) var trailingZeros = 0
    private(set) var looksLikeZip = false

    init(_ input: ArchiveInput) { self.input = input }

    deinit { block.deallocate() }

    var isSeekable: Bool {
        if case .file = input { true } else { false }
    }

    func read(_ buffer: UnsafeMutablePointer<UnsafeRawPointer?>?) -> Int {
        let bytes: [UInt8]
        do {
            switch input {
            case .stream(let stream): bytes = try stream.next()
            case .file(_, let read): bytes = try read(offset, ArchiveHandle.blockSize)
            }
        } catch {
            fault = error
            return -1
        }
        if offset == 0 { looksLikeZip = ArchiveReader.isZip(bytes) }
        offset += bytes.count
        if let last = bytes.lastIndex(where: { $0 != 0 }) {
            trailingZeros = bytes.count - 1 - last
        } else {
            trailingZeros += bytes.count
        }
        block.deallocate()
        block = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        bytes.withUnsafeBytes { block.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(block), byteCount: $0.count) }
        buffer?.pointee = UnsafeRawPointer(block)
        return bytes.count
    }

    func seek(_ distance: Int64, _ whence: Int32) -> Int64 {
        guard case .file(let size, _) = input else { return Int64(ARCHIVE_FATAL) }
        let start =
            switch whence {
            case SEEK_SET: 0
            case SEEK_CUR: offset
            default: size
            }
        let (target, isTooFar) = start.addingReportingOverflow(Int(clamping: distance))
        guard !isTooFar, target >= 0, target <= size else { return Int64(ARCHIVE_FATAL) }
        offset = target
        return Int64(target)
    }
}

private func sourceOf(_ client: UnsafeMutableRawPointer?) -> Source? {
    client.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() }
}

/// Runs `body` with UTF-8 for the character set of this thread: the library turns the names of members into it.
private func withUTF8Names<Result>(_ body: () -> Result) -> Result {
    guard let locale = newlocale(Int32(1 << LC_CTYPE), "C.UTF-8", nil) ?? newlocale(Int32(1 << LC_CTYPE), "UTF-8", nil)
    else { return body() }
    let before = uselocale(locale)
    defer {
        _ = uselocale(before)
        freelocale(locale)
    }
    return body()
}
