/// Writes a list of links in one form, some links at a time, so that a list can be longer than memory.
public protocol LinkListing: Sendable {
    /// What stands before the first link.
    func opening() -> String
    /// One link; `isFirst` is true for the first of the whole list.
    func line(_ link: AuditedLink, isFirst: Bool) -> String
    /// What stands behind the last link; `isEmpty` when there was none.
    func closing(isEmpty: Bool) -> String
}

extension LinkListing {
    /// Most forms have nothing before the first link.
    public func opening() -> String { "" }
    /// Most forms have nothing behind the last link.
    public func closing(isEmpty: Bool) -> String { "" }
}
