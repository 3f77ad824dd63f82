/// One step of a compiled template.
///
/// Positions are indexes into the instruction list.
enum Instruction: Sendable {
    /// Copies bytes of the literal pool.
    case literal(start: UInt32, end: UInt32)
    /// Writes a value escaped.
    case escaped(NamePath)
    /// Writes a value as it is.
    case unescaped(NamePath)
    /// Opens a section, or goes to `after` when the value does not open it.
    case section(NamePath, after: UInt32)
    /// Goes back to the body at `body` for the next value, or ends the section.
    case sectionEnd(body: UInt32)
    /// Goes on, or to `after` when the value would open a section.
    case inverted(NamePath, after: UInt32)
    /// Goes to `target` and comes back at the next `return`.
    case call(target: UInt32)
    /// Goes to `target`.
    case jump(target: UInt32)
    /// Goes back to where the last `call` came from.
    case `return`
}

/// A dotted name: a run of keys in the key pool.
///
/// No key at all is the implicit iterator `.`.
struct NamePath: Sendable {
    var start: UInt32
    var count: UInt32
}
