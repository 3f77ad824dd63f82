/// What is wrong with a declared path, query item or parameter type.
public struct PatternFault: Error, Sendable, Hashable {
    /// The kinds of fault.
    public enum Kind: Sendable, Hashable {
        /// No parameter type is called so.
        case unknownType
        /// The type is known, its range or its words are not well formed.
        case malformedType
        /// A parameter was given no type.
        case missingType
        /// The path is not a list of literal and parameter segments.
        case malformedPath
        /// A parameter or query name is not a name, or is used twice.
        case malformedName
    }
    /// The kind.
    public var kind: Kind
    /// The fault in one sentence without a final stop.
    public var message: String
    /// The bytes meant, counted from the start of the declared text.
    public var range: Range<Int>
    /// What was probably meant.
    public var nearest: String?

    init(_ kind: Kind, _ message: String, _ range: Range<Int>, nearest: String? = nil) {
        self.kind = kind
        self.message = message
        self.range = range
        self.nearest = nearest
    }

    /// The same fault in a text that holds the declared one `distance` bytes further on.
    func shifted(by distance: Int) -> PatternFault {
        var copy = self
        copy.range = range.lowerBound + distance..<range.upperBound + distance
        return copy
    }
}
