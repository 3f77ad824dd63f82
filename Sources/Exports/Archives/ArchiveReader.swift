public import SourceText

/// Reads `.zip`, `.tar` and `.tar.gz` member by member; nothing is ever unpacked to disk.
public struct ArchiveReader {
    private let limits: ArchiveLimits

    /// Makes a reader.
    public init(limits: ArchiveLimits = ArchiveLimits()) { self.limits = limits }

    /// Whether a file is an archive, by its first bytes (``headLength`` of them).
    public static func isArchive(_ head: [UInt8]) -> Bool {
        isZip(head) || head.starts(with: [0x1F, 0x8B])
            || head.count >= 262 && head[257..<262].elementsEqual("ustar".utf8)
    }

    /// How many bytes ``isArchive(_:)`` looks at.
    public static let headLength = 262

    /// Reads to the end; members come in the order of the archive.
    ///
    /// A member that is passed over is handed over as a fault. What ends the reading is thrown; it has been thrown by
    /// the member's stream before if it came to light there.
    public func read(_ input: ArchiveInput, receive: (ArchiveItem) -> Void) throws(FileFault) {
        let input = try seekable(input)
        if try isEmptyZip(input) { return }
        let handle = try ArchiveHandle(input)
        let count = MemberCount(handle: handle, limits: limits)
        while let header = try handle.nextMember() {
            try count.begin(header)
            guard header.kind != .folder else { continue }
            if let fault = memberFault(header) {
                receive(.fault(fault))
            } else {
                let first = try count.nextBlock()
                if isPacked(first) {
                    receive(.fault(nested(header.name)))
                } else {
                    receive(.member(ArchiveMember(name: header.name, content: count.stream(first: first))))
                }
            }
            try count.finish()
        }
    }

    /// A zip is read by the list at its end, and that must be there.
    private func seekable(_ input: ArchiveInput) throws(FileFault) -> ArchiveInput {
        guard case .stream(let stream) = input else { return input }
        var first: [UInt8] = []
        while first.count < 4 {
            let chunk = try stream.next()
            if chunk.isEmpty { break }
            first += chunk
        }
        var isFirst = true
        let head = first
        let whole = ByteStream { () throws(FileFault) in
            guard isFirst, !head.isEmpty else { return try stream.next() }
            isFirst = false
            return head
        }
        guard Self.isZip(head) else { return .stream(whole) }
        guard let bytes = try whole.readAll(limit: ArchiveInput.streamedZipLimit) else {
            throw FileFault(
                message: "is a zip of more than 256 MiB on standard input", help: "give the name of the file instead")
        }
        return .file(size: bytes.count) { (offset, count) throws(FileFault) in
            Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
        }
    }

    /// Whether a zip is nothing but the end of its list, which the library takes for no archive.
    private func isEmptyZip(_ input: ArchiveInput) throws(FileFault) -> Bool {
        guard case .file(let size, let read) = input, size >= 22 else { return false }
        return try read(0, 4) == [0x50, 0x4B, 0x05, 0x06]
    }

    static func isZip(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
    }

    private func memberFault(_ header: MemberHeader) -> ArchiveFault? {
        let shown = "`" + visible(header.name) + "`"
        func fault(_ kind: ArchiveFault.Kind, _ message: String, _ help: String? = nil) -> ArchiveFault {
            ArchiveFault(kind: kind, name: header.name, message: message, help: help)
        }
        if let reason = unsafeReason(header.name) {
            return fault(.unsafeName, "the member \(shown) \(reason), and was passed over")
        }
        if case .special(let what) = header.kind {
            return fault(.special, "the member \(shown) is \(what), and was passed over", "pack the file itself")
        }
        if header.isEncrypted {
            return fault(
                .encrypted, "the member \(shown) is encrypted, and was passed over", "export without a password")
        }
        return hasPackedName(header.name) ? nested(header.name) : nil
    }

    private func nested(_ name: String) -> ArchiveFault {
        ArchiveFault(
            kind: .nested, name: name,
            message: "the member `\(visible(name))` is an archive itself, and was not opened",
            help: "unpack it, and give it by itself")
    }

    private func unsafeReason(_ name: String) -> String? {
        let bytes = Array(name.utf8)
        if bytes.isEmpty { return "has no name" }
        if bytes.contains(0) { return "has a NUL in its name" }
        let isDrive = bytes.count > 1 && bytes[1] == UInt8(ascii: ":") && (0x61...0x7A).contains(bytes[0] | 0x20)
        if isDrive || bytes[0] == UInt8(ascii: "/") || bytes[0] == UInt8(ascii: "\\") {
            return "has an absolute name"
        }
        let steps = bytes.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        return steps.contains { $0.elementsEqual("..".utf8) } ? "leads out of the archive" : nil
    }

    private func hasPackedName(_ name: String) -> Bool {
        let suffixes = [".zip", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst", ".7z", ".rar"]
        let lower = name.lowercased()
        return suffixes.contains { lower.hasSuffix($0) }
    }

    private func isPacked(_ head: [UInt8]) -> Bool { Self.isArchive(head) }
}
