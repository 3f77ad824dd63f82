/// How a run of text is marked.
struct BundleStyle: OptionSet, Hashable {
    let rawValue: UInt8

    static let strong = BundleStyle(rawValue: 1)
    static let emphasis = BundleStyle(rawValue: 2)
    static let strikethrough = BundleStyle(rawValue: 4)
    static let code = BundleStyle(rawValue: 8)

    /// The marks by the names that a bundle gives them, in the order it writes them.
    static let names: [(style: BundleStyle, name: String)] = [
        (.strong, "strong"), (.emphasis, "emphasis"), (.strikethrough, "strikethrough"), (.code, "code"),
    ]

    /// The mark that an element of raw HTML stands for, if it stands for one.
    init?(element: String) {
        switch element {
        case "b", "strong": self = .strong
        case "em", "i", "cite", "dfn", "var": self = .emphasis
        case "del", "s", "strike": self = .strikethrough
        case "code", "kbd", "samp", "tt": self = .code
        default: return nil
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// Marks that are open, each as often as it was opened.
struct OpenMarks {
    private var counts: [Int] = [0, 0, 0, 0]

    /// What applies now.
    var style: BundleStyle {
        var style: BundleStyle = []
        for (index, entry) in BundleStyle.names.enumerated() where counts[index] > 0 { style.insert(entry.style) }
        return style
    }

    mutating func open(_ style: BundleStyle) { change(style, by: 1) }
    mutating func close(_ style: BundleStyle) { change(style, by: -1) }

    private mutating func change(_ style: BundleStyle, by step: Int) {
        for (index, entry) in BundleStyle.names.enumerated() where style.contains(entry.style) {
            counts[index] = max(0, counts[index] + step)
        }
    }
}
