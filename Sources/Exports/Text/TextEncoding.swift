/// How the characters of a file are written in bytes, of those that are read.
enum TextEncoding: Sendable, Hashable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// ISO-8859-1: each byte is the character of its number.
    case latin1
    /// Windows-1252: Latin-1 with letters and quotes in place of the controls from 0x80 on.
    case windows1252
    case ascii

    /// Whether the text is the same bytes as the file.
    var isVerbatim: Bool { self == .utf8 || self == .ascii }

    /// What a byte order mark says; nil where there is none.
    init?(markOf head: some Collection<UInt8>) {
        if head.starts(with: [0xEF, 0xBB, 0xBF]) {
            self = .utf8
        } else if head.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else if head.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else {
            return nil
        }
    }

    /// The encoding that a declaration names; nil for one that is not read.
    init?(name: String) {
        switch name.lowercased() {
        case "utf-8", "utf8": self = .utf8
        case "us-ascii", "ascii": self = .ascii
        case "iso-8859-1", "iso_8859-1", "latin1", "latin-1", "l1": self = .latin1
        case "windows-1252", "cp1252": self = .windows1252
        default: return nil
        }
    }

    /// Number of bytes in the file of the character whose first UTF-8 byte is `lead`.
    func length(ofScalarLed lead: UInt8, utf8Length: Int) -> Int {
        switch self {
        case .utf8, .ascii: utf8Length
        case .latin1, .windows1252: 1
        case .utf16LittleEndian, .utf16BigEndian: lead >= 0xF0 ? 4 : 2
        }
    }
}

/// Number of bytes of the valid UTF-8 character that begins with `lead`.
func utf8Length(lead: UInt8) -> Int {
    switch lead {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
}

/// Whether bytes look like UTF-16: every other one of the first is 0.
func looksLikeUnmarkedUTF16(_ head: some Collection<UInt8>) -> Bool {
    let start = Array(head.prefix(4))
    guard start.count >= 2 else { return false }
    let zeros = start.map { $0 == 0 }
    return zeros.starts(with: [false, true]) && (start.count < 4 || zeros[2...] == [false, true])
        || zeros.starts(with: [true, false]) && (start.count < 4 || zeros[2...] == [true, false])
}
