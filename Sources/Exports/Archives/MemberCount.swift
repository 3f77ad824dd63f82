internal import SourceText

/// Hands out the bytes of members and counts them against the limits.
final class MemberCount {
    private let handle: ArchiveHandle
    private let limits: ArchiveLimits
    private var members = 0
    private var total = 0
    /// The member that is open: its number, its name, and what of it has been unpacked.
    private var name = ""
    private var size = 0
    private var packedStart = 0
    private var isAtEnd = false
    /// What has ended the reading.
    private var fault: FileFault?

    init(handle: ArchiveHandle, limits: ArchiveLimits) {
        self.handle = handle
        self.limits = limits
    }

    /// Begins a member.
    func begin(_ header: MemberHeader) throws(FileFault) {
        members += 1
        name = header.name
        size = 0
        isAtEnd = false
        packedStart = handle.packedOffset
        if members > limits.members {
            throw FileFault(
                message: "has more than \(limits.members) members", help: "nothing behind that many was looked at")
        }
    }

    /// The next bytes of the member; empty at its end.
    func nextBlock() throws(FileFault) -> [UInt8] {
        if let fault { throw fault }
        if isAtEnd { return [] }
        do {
            let block = try handle.nextBlock()
            isAtEnd = block.isEmpty
            size += block.count
            total += block.count
            try check()
            return block
        } catch {
            fault = error
            throw error
        }
    }

    private func check() throws(FileFault) {
        if total > limits.totalSize {
            throw FileFault(
                message: "unpacks to more than \(byteCount(limits.totalSize))", help: "lint the parts one by one")
        }
        // Packed bytes are read in blocks: one of them may have been read for the member before.
        let packed = handle.packedOffset - packedStart + ArchiveHandle.blockSize / 16
        if size > limits.ratioFloor, size / limits.ratio > packed {
            throw FileFault(
                message: "holds a member that unpacks to more than \(limits.ratio) times its size: `\(visible(name))`",
                help:
                    "this is how archives are made that fill a disk; neither it nor what comes behind it was looked at")
        }
    }

    /// The stream of the member whose first bytes are `first`.
    func stream(first: [UInt8]) -> ByteStream {
        let number = members
        var head = first
        return ByteStream { [self] () throws(FileFault) in
            guard number == members else {
                throw FileFault(message: "was asked for bytes of a member that it is past")
            }
            if !head.isEmpty {
                defer { head = [] }
                return head
            }
            return try nextBlock()
        }
    }

    /// Passes over what is left of the member, still counting where that means to unpack it.
    func finish() throws(FileFault) {
        if let fault { throw fault }
        guard !handle.skipsForFree else { return }
        while try !nextBlock().isEmpty {}
    }
}
