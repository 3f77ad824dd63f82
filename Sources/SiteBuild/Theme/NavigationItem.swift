/// One line of the navigation, in reading order with its depth: a flat list, so that no depth is too deep.
///
/// What is listed is the builder's choice; a large site shows the top folders and what is open around the page,
/// since a list of every page on every page grows with the square of their number.
public struct NavigationItem: Sendable, Hashable {
    /// Its label as plain text.
    public var title: String
    /// Its address relative to the page that shows the navigation; nil for a folder without a page of its own.
    public var href: String?
    /// Depth from 0.
    ///
    /// An item is a child of the nearest item before it with a smaller depth.
    public var depth: Int
    /// Whether it is the page that shows the navigation.
    public var isCurrent: Bool
    /// Whether the page that shows the navigation stands somewhere below it.
    public var isOpen: Bool

    /// Makes an item.
    public init(title: String, href: String?, depth: Int, isCurrent: Bool = false, isOpen: Bool = false) {
        self.title = title
        self.href = href
        self.depth = depth
        self.isCurrent = isCurrent
        self.isOpen = isOpen
    }
}
