/// Writes JSON (RFC 8259), its members in the order they are given.
///
/// The one place that escapes for JSON. Invisible characters are written by number, so that a text can be read without
/// being led astray by it; what is read back is the same.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Layout: Sendable {
        /// On one line, without a space.
        case compact
        /// On one line, a space behind colons and commas.
        case spaced
        /// A line for each value, two spaces a level.
        case indented
    }

    /// What has been written, UTF-8.
    public private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private let escapesMarkup: Bool
    /// For each level that is open, whether it has a value yet.
    private var levels: [Bool] = []
    private var followsName = false

    /// Makes a writer; `escapesMarkup` writes `<`, `>` and `&` by number, for a text that stands inside of HTML.
    public init(layout: Layout = .compact, escapesMarkup: Bool = false) {
        self.layout = layout
        self.escapesMarkup = escapesMarkup
    }

    /// What has been written.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes an object; the closure writes its members.
    public mutating func object(_ members: (inout JSONWriter) -> Void) { level("{", "}", members) }

    /// Writes an array; the closure writes its values.
    public mutating func array(_ values: (inout JSONWriter) -> Void) { level("[", "]", values) }

    /// Writes the name of a member; the next value belongs to it.
    public mutating func name(_ name: String) {
        separate()
        quote(name)
        bytes += (layout == .compact ? ":" : ": ").utf8
        followsName = true
    }

    /// Writes a string.
    public mutating func value(_ text: String) {
        separate()
        quote(text)
    }

    /// Writes a number.
    public mutating func value(_ number: Int) {
        separate()
        bytes += String(number).utf8
    }

    /// Writes a truth value.
    public mutating func value(_ flag: Bool) {
        separate()
        bytes += (flag ? "true" : "false").utf8
    }

    /// Writes a member, unless there is no value.
    public mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        self.name(name)
        value(text)
    }

    /// Writes a member, unless there is no value.
    public mutating func member(_ name: String, _ number: Int?) {
        guard let number else { return }
        self.name(name)
        value(number)
    }

    /// Writes a member.
    public mutating func member(_ name: String, _ flag: Bool) {
        self.name(name)
        value(flag)
    }

    /// Writes a member that is an object.
    public mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
        self.name(name)
        object(members)
    }

    /// Writes a member that is an array.
    public mutating func array(_ name: String, _ values: (inout JSONWriter) -> Void) {
        self.name(name)
        array(values)
    }

    /// Ends a line: between the objects of NDJSON, and at the end of a file.
    public mutating func endLine() { bytes.append(0x0A) }

    private mutating func level(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes += open.utf8
        levels.append(false)
        body(&self)
        let hasValues = levels.popLast() ?? false
        if hasValues { breakLine() }
        bytes += close.utf8
    }

    /// What stands between the value before and this one.
    private mutating func separate() {
        if followsName {
            followsName = false
            return
        }
        guard let last = levels.indices.last else { return }
        if levels[last] { bytes += (layout == .spaced ? ", " : ",").utf8 }
        levels[last] = true
        breakLine()
    }

    private mutating func breakLine() {
        guard layout == .indented else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: levels.count * 2))
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\t": bytes += "\\t".utf8
            case "\r": bytes += "\\r".utf8
            case "<", ">", "&":
                if escapesMarkup { escape(UInt16(scalar.value)) } else { bytes.append(UInt8(scalar.value)) }
            case " "..."~": bytes.append(UInt8(scalar.value))
            default:
                if isInvisible(scalar) {
                    for unit in String(scalar).utf16 { escape(unit) }
                } else {
                    bytes += String(scalar).utf8
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
}
