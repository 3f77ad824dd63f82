import Templating

/// The theme's words for one locale, each of them open to a change by the configuration.
public struct InterfaceTexts: Sendable, Equatable {
    private var words: [InterfaceText: String]
    private let dates: DateStyle
    /// The words as templates read them, made once and shared by every page.
    private(set) var templateData: TemplateData

    /// The words that the theme itself has for a locale: its own language where the theme speaks it, else English.
    public init(locale: String) {
        self = InterfaceTextLibrary.builtIn.texts(locale: locale)
    }

    init(words: [InterfaceText: String], dates: DateStyle) {
        self.words = words
        self.dates = dates
        templateData = ThemeVocabulary.data(of: words)
    }

    /// The word for a key; where there is none, the name of the key.
    public subscript(key: InterfaceText) -> String {
        get { words[key] ?? key.rawValue }
        set {
            words[key] = newValue
            templateData = ThemeVocabulary.data(of: words)
        }
    }

    /// The text for a key with what belongs into its braces.
    func filled(_ key: InterfaceText, _ values: [String: String]) -> String { PatternText(self[key]).filled(values) }

    /// What a text says before and after a name in braces; a text without it stands before.
    func around(_ name: String, in key: InterfaceText) -> (before: String, after: String) {
        PatternText(self[key]).around(name) ?? (self[key] + " ", "")
    }

    /// Two sets are equal when they say the same.
    public static func == (left: InterfaceTexts, right: InterfaceTexts) -> Bool {
        left.words == right.words && left.dates == right.dates
    }

    /// A day as a reader writes it: `2026-03-01` gives "1 March 2026" in `en`, "March 1, 2026" in `en-US`,
    /// "1 de marzo de 2026" in `es`.
    ///
    /// Text that is not a calendar date comes back unchanged.
    public func date(_ iso: String) -> String { dates.text(iso) }
}
