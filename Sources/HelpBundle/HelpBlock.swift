/// A block of a page.
public indirect enum HelpBlock: Sendable, Hashable {
    /// A paragraph; one that is nothing but a link into the app is to be drawn as a button.
    case paragraph([HelpRun], isButton: Bool)
    /// An image with its caption.
    case figure([HelpRun], caption: String)
    /// A paragraph that is nothing but a link to a page or a web address, and what its target says of itself; empty for
    /// nothing.
    case card([HelpRun], summary: String)
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
    /// Blocks of which one is shown at a time, each under its title.
    case tabs([HelpTab])
    /// Code, as it stands.
    case code(language: String?, String)
    /// A rule between two parts.
    case rule
    /// A table.
    case table(HelpTable)
    /// A note, at the end of the page.
    case note(number: Int, [HelpBlock])
}

/// A part of a block of tabs.
public struct HelpTab: Sendable, Hashable, Decodable {
    /// Its title.
    public var title: String
    /// What it holds.
    public var blocks: [HelpBlock]

    /// Makes a tab.
    public init(title: String, blocks: [HelpBlock]) {
        self.title = title
        self.blocks = blocks
    }
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
