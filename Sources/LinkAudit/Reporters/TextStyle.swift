/// How text for people is set: with colour or without, and how wide.
public struct TextStyle: Sendable, Hashable {
    /// What a piece of text is, which decides its colour.
    public enum Ink: Sendable, Hashable, CaseIterable {
        /// Place names, headings.
        case strong
        /// An error.
        case error
        /// A warning.
        case warning
        /// A note.
        case note
        /// Line numbers, rule names, what may be passed over.
        case faint
        /// The way out.
        case help
        /// All is well.
        case good
    }

    /// Whether escape sequences for colour are written.
    public var usesColour: Bool
    /// The number of columns that a line of source may take; longer ones are cut around the place.
    public var columns: Int
    /// Whether sentences are broken where the columns end, as on a terminal.
    public var wraps: Bool

    /// Neither colour nor a narrow window: for files and pipes.
    public static let plain = TextStyle(usesColour: false, columns: 100)

    /// Makes a style.
    public init(usesColour: Bool, columns: Int, wraps: Bool = false) {
        self.usesColour = usesColour
        self.columns = columns
        self.wraps = wraps
    }

    /// The text, in its colour where colour is used.
    ///
    /// Only the sixteen colours that a person's terminal theme defines, so that it is readable on light and dark.
    public func paint(_ text: String, _ ink: Ink) -> String {
        guard usesColour, !text.isEmpty else { return text }
        let code =
            switch ink {
            case .strong: "1"
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            case .faint: "2"
            case .help: "36"
            case .good: "1;32"
            }
        return "\u{1B}[" + code + "m" + text + "\u{1B}[0m"
    }
}
