import SourceText

/// The next thing in a JSON text (RFC 8259).
struct JSONToken {
    enum Kind: UInt8 {
        case objectStart, objectEnd, arrayStart, arrayEnd
        case key, string, number, yes, no, null
        /// A string that is longer than the limit; only its opening quote has been read.
        case oversized
        /// The end of the input.
        case end
    }

    var kind: Kind
    /// The bytes in ``JSONScanner/bytes``; those of a string without its quotes.
    var range: Range<Int>
    /// Whether a string's bytes are its text: nothing to decode, nothing at fault.
    var isVerbatim = true

    var isValueEnd: Bool {
        switch kind {
        case .objectStart, .arrayStart, .key, .oversized, .end: false
        default: true
        }
    }
}

/// Something wrong in a JSON text.
struct JSONFault: Hashable {
    var rule = "malformed-export"
    /// The bytes in ``JSONScanner/bytes``.
    var range: Range<Int>
    var message: String
    var help: String?
}

/// Why scanning cannot go on.
enum JSONStop: Error {
    /// The bytes could not be had.
    case unreadable(FileFault)
    /// The text is no JSON from here on; of records on lines of their own, the rest of this one.
    case syntax(JSONFault)
    /// What is left of the file is not worth reading.
    case fatal(JSONFault)
}
