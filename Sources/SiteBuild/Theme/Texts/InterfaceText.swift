/// The words that the theme itself says, by name.
///
/// Templates read them as `texts.skipToContent` and so on. What they are in a language stands in `templates/texts/`.
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
    case editPage
    case version
    case versions
    case sinceVersion
    case untilVersion
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
    case search
    case close
    case searchResults
    case searchCount
    case searchEmpty
    case searchAdvice
    case searchInstead
    case searchFailed

    /// The names in braces that the text has to have, because the program puts something there.
    var placeholders: [String] {
        switch self {
        case .updated: ["date"]
        case .version, .sinceVersion, .untilVersion: ["version"]
        case .versions: ["since", "until"]
        case .leadingTitle: ["title"]
        case .searchCount: ["count"]
        case .searchEmpty, .searchInstead: ["query"]
        default: []
        }
    }
}
