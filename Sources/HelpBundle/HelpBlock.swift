/// A block of a page.
public indirect enum HelpBlock: Sendable, Hashable {
    /// A paragraph; one that is nothing but a link into the app is to be drawn as a button.
    case paragraph([HelpRun], isButton: Bool)
    /// A heading of level 1 to 6, its id, and the ids it had before.
    case heading(level: Int, id: String?, formerIDs: [String], [HelpRun])
    /// A list; the first number where it is numbered.
    case list(start: Int?, [HelpItem])
    /// A quotation.
    case quote([HelpBlock])
    /// A box: `note`, `tip`, `important`, `warning` or `caution`.
    case callout(kind: String, title: String, [HelpBlock])
    /// Blocks that are shown on demand.
    case details(title: String, [HelpBlock])
    /// Code, as it stands.
    case code(language: String?, String)
    /// A rule between two parts.
    case rule
    /// A table.
    case table(HelpTable)
    /// A note, at the end of the page.
    case note(number: Int, [HelpBlock])
}

/// An item of a list.
public struct HelpItem: Sendable, Hashable {
    /// What it holds.
    public var blocks: [HelpBlock]
    /// Whether its task is done; nil where it is no task.
    public var isDone: Bool?
}

/// A table: rows of cells, a cell is inline content.
public struct HelpTable: Sendable, Hashable {
    /// Where a column's text stands.
    public enum Alignment: String, Sendable, Hashable, Decodable {
        /// Where text of the language begins.
        case natural
        /// On the left.
        case left
        /// In the middle.
        case center
        /// On the right.
        case right
    }
    /// The columns.
    public var columns: [Alignment]
    /// The header row.
    public var header: [[HelpRun]]
    /// The other rows.
    public var rows: [[[HelpRun]]]
}
