public import SourceText

/// A comment of an author that certain findings are to be left out for a time, and why.
///
/// ```
/// <!-- fingerpost-ignore near-miss until=2027-01-31: the agency sends the page again in January -->
/// ```
///
/// `fingerpost-ignore` covers the next block, or the block that it stands in; `fingerpost-ignore-file` the whole file.
public struct Suppression: Sendable, Hashable {
    /// A rule that it names.
    public struct NamedRule: Sendable, Hashable {
        /// The name.
        public var name: String
        /// Where it is written.
        public var place: ByteRange
    }

    /// The name of the file.
    public var file: String
    /// The comment.
    public var comment: ByteRange
    /// The bytes that it covers; nil for the whole file.
    public var scope: ByteRange?
    /// The rules that it names and that can be suppressed; empty when the comment is faulty.
    public var rules: [NamedRule]
    /// The last day on which it holds.
    public var until: CalendarDate?
    /// Where that day is written.
    public var untilPlace: ByteRange
    /// What is wrong with the comment itself.
    public var faults: [Finding]

    /// Whether it covers a place; nil is the file as a whole.
    func covers(_ range: ByteRange?) -> Bool {
        guard let scope else { return true }
        guard let range else { return false }
        return scope.lowerBound <= range.lowerBound && range.lowerBound < scope.upperBound
    }
}

extension [Suppression] {
    /// One of those that are alike.
    func uniqued(by key: (Suppression) -> ByteRange) -> [Suppression] {
        var known: Set<ByteRange> = []
        return filter { known.insert(key($0)).inserted }
    }
}
