public import SourceText

/// Where the bytes of an archive come from.
public enum ArchiveInput {
    /// One chunk after another: standard input.
    ///
    /// A zip keeps its list of members at its end, so such a one is taken into memory, up to ``streamedZipLimit``.
    case stream(ByteStream)
    /// A file that can be read at any place.
    ///
    /// `read` gives up to so many bytes from an offset on, and none at the end.
    case file(size: Int, read: (_ offset: Int, _ count: Int) throws(FileFault) -> [UInt8])

    /// How large a zip may be that comes as a stream.
    public static let streamedZipLimit = 256 << 20
}

/// What an archive may grow to: it says less about its size than it takes to unpack it.
public struct ArchiveLimits: Sendable, Hashable {
    /// The most members.
    public var members = 100_000
    /// The most bytes of all members together.
    public var totalSize = 8 << 30
    /// How many times its packed size a member may be, once it is larger than ``ratioFloor``.
    public var ratio = 200
    /// The size up to which a member may be as small as it likes when packed.
    public var ratioFloor = 1 << 20

    /// Makes the usual limits.
    public init() {}
}
