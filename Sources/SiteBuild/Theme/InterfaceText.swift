import Templating

/// The words that the theme itself says, by name.
///
/// Templates read them as `texts.skipToContent` and so on.
public enum InterfaceText: String, CaseIterable, Sendable {
    case skipToContent
    case menu
    case siteNavigation
    case breadcrumbs
    case onThisPage
    case previous
    case next
    case pageNavigation
    case inThisSection
    case allTopics
    case otherLanguages
    case chooseLanguage
    case updated
    case sinceVersion
    case untilVersion
    case versions
    case tags
    case draft
    case fallbackNotice
    case note
    case tip
    case important
    case warning
    case caution
    case details
    case taskDone
    case taskOpen
    case footnotes
    case backToText
    case notFoundTitle
    case notFoundText
    case backToHome
    case movedTitle
    case movedText
    case leadingTitle
    case proceed
    case cancel
    case unavailable
    case darkAppearance
    case copy
    case copied
}

/// The theme's words in one language, each of them open to a change by the configuration.
public struct InterfaceTexts: Sendable, Equatable {
    /// The language these words are written in, as a BCP 47 tag; it can differ from the locale that asked.
    public let language: String
    /// Whether the day stands before the month, as in every English but that of the United States.
    private let startsWithDay: Bool
    private var words: [InterfaceText: String]
    /// The words as templates read them, made once and shared by every page.
    private(set) var templateData: TemplateData

    /// The words for a locale: its own language where the theme speaks it, else English.
    public init(locale: String) {
        let subtags = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        let isSpanish = subtags.first == "es"
        let region = subtags.dropFirst().first { $0.utf8.count == 2 }
        startsWithDay = isSpanish || (subtags.first == "en" && region != nil && region != "us")
        language = isSpanish ? "es" : "en"
        words = [:]
        for key in InterfaceText.allCases { words[key] = isSpanish ? spanishText(key) : englishText(key) }
        templateData = ThemeVocabulary.data(of: words)
    }

    /// The word for a key.
    public subscript(key: InterfaceText) -> String {
        get { words[key] ?? englishText(key) }
        set {
            words[key] = newValue
            templateData = ThemeVocabulary.data(of: words)
        }
    }

    /// Two sets are equal when every key says the same.
    public static func == (left: InterfaceTexts, right: InterfaceTexts) -> Bool {
        left.language == right.language && left.words == right.words
    }

    /// A day as a reader writes it: `2026-03-01` gives "March 1, 2026" in `en` and `en-US`, "1 March 2026" in
    /// `en-GB` and other regions, "1 de marzo de 2026" in `es`.
    ///
    /// Text that is not a calendar date comes back unchanged.
    public func date(_ iso: String) -> String {
        let parts = iso.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, let year = Int(parts[0]),
            let month = Int(parts[1]), (1...12).contains(month),
            let day = Int(parts[2]), (1...31).contains(day)
        else { return iso }
        if language == "es" { return "\(day) de \(spanishMonths[month - 1]) de \(year)" }
        let name = englishMonths[month - 1]
        return startsWithDay ? "\(day) \(name) \(year)" : "\(name) \(day), \(year)"
    }
}
