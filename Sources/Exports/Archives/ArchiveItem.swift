/// A file of an archive.
public struct ArchiveMember {
    /// The name, relative and without `..`; bytes that are not UTF-8 have become U+FFFD.
    public let name: String
    /// The bytes, to be had only until the next member is asked for.
    public let content: ByteStream
}

/// Why a member was passed over.
public struct ArchiveFault: Sendable, Hashable {
    /// What kind of reason it is.
    public enum Kind: Sendable, Hashable {
        /// The name leads out of the archive.
        case unsafeName
        /// A link or a device.
        case special
        /// It cannot be read without a password.
        case encrypted
        /// An archive within the archive.
        case nested
    }

    /// What kind of reason it is.
    public var kind: Kind
    /// The name as the archive has it; not fit to be shown before it went through `visible(_:)`.
    public var name: String
    /// The fault in one sentence without a final stop, with the name made visible.
    public var message: String
    /// The way out.
    public var help: String?
}

/// What an archive hands over.
public enum ArchiveItem {
    /// A file to be read now.
    case member(ArchiveMember)
    /// A member that was passed over.
    case fault(ArchiveFault)
}
