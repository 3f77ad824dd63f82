/// Bounds on one piece of HTML.
///
/// The parser needs memory and time out of all proportion for some inputs; each bound turns them into an error. Real
/// help text stays far below all of them.
public struct HTMLLimits: Sendable, Hashable {
    /// Bytes of input.
    public var bytes: Int
    /// Tags in the input, counted as every `<` before a letter or `/`.
    public var tags: Int
    /// Elements inside one another.
    public var depth: Int
    /// Attributes of one tag.
    public var attributes: Int
    /// Bytes of memory that the parser may use; unclosed formatting elements are copied into everything after them.
    public var memory: Int

    /// The defaults.
    public static let standard = HTMLLimits(
        bytes: 1_000_000, tags: 20_000, depth: 256, attributes: 1_000, memory: 128 << 20)

    /// Makes limits.
    public init(bytes: Int, tags: Int, depth: Int, attributes: Int, memory: Int) {
        self.bytes = bytes
        self.tags = tags
        self.depth = depth
        self.attributes = attributes
        self.memory = memory
    }
}

/// Why a piece of HTML was not read.
public enum HTMLTreeError: Error, Sendable, Hashable {
    /// The input is longer than ``HTMLLimits/bytes``.
    case tooLarge(bytes: Int, limit: Int)
    /// There are more tags than ``HTMLLimits/tags``; the offset is that of the first one too many.
    case tooManyTags(limit: Int, byteOffset: Int)
    /// An element lies deeper than ``HTMLLimits/depth``; the offset is that of its start tag.
    case tooDeep(limit: Int, byteOffset: Int)
    /// A tag has more attributes than ``HTMLLimits/attributes``; the offset is that of the tag.
    case tooManyAttributes(limit: Int, byteOffset: Int)
    /// Misnested or unclosed formatting elements multiply beyond ``HTMLLimits/memory``; the offset is that of the first
    /// tag.
    case tooTangled(byteOffset: Int)

    /// The byte of the input that the error is about.
    public var byteOffset: Int {
        switch self {
        case .tooLarge(_, let limit): limit
        case .tooManyTags(_, let offset), .tooDeep(_, let offset), .tooManyAttributes(_, let offset),
            .tooTangled(let offset):
            offset
        }
    }

    /// The fault in one sentence without a final stop.
    public var message: String {
        switch self {
        case .tooLarge(let bytes, let limit): "raw HTML of \(bytes) bytes is longer than \(limit) bytes"
        case .tooManyTags(let limit, _): "raw HTML has more than \(limit) tags"
        case .tooDeep(let limit, _): "raw HTML is nested deeper than \(limit) elements"
        case .tooManyAttributes(let limit, _): "a tag in raw HTML has more than \(limit) attributes"
        case .tooTangled: "raw HTML has too many formatting elements that are left open"
        }
    }
}
