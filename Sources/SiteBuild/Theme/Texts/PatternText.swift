/// A text with names in braces that something else is put in for: `Updated {date}`.
struct PatternText: Sendable, Hashable {
    /// A part of the text.
    enum Piece: Sendable, Hashable {
        case literal(String)
        /// A name without its braces.
        case placeholder(String)
    }

    /// The parts in order; two literals never follow each other.
    let pieces: [Piece]

    /// Reads a text; a brace that nothing closes is part of it.
    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
            pieces.append(.placeholder(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.literal(String(rest))) }
        self.pieces = pieces
    }

    /// The names in order, each as often as it stands there.
    var names: [String] {
        pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
    }

    /// The text with values in place of their names; a name without a value stays.
    func filled(_ values: [String: String]) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .placeholder(let name): values[name] ?? "{\(name)}"
            }
        }.joined()
    }

    /// What stands before and after the first place of a name; nil when it has none.
    func around(_ name: String) -> (before: String, after: String)? {
        guard let index = pieces.firstIndex(of: .placeholder(name)) else { return nil }
        func text(_ pieces: ArraySlice<Piece>) -> String {
            pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
        }
        return (text(pieces[..<index]), text(pieces[(index + 1)...]))
    }
}
