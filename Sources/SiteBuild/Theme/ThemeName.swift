/// Every name the data of a page has, apart from the theme's words: the list a template may use.
///
/// Where each of them stands is declared once, in `PageData+Template.swift` and `SpecialPageData+Template.swift`.
enum ThemeName: UInt16, CaseIterable {
    case alternates
    case assets
    case body
    case bodyHasHeading
    case breadcrumbs
    case canonical
    case children
    case closings
    case contractVersion
    case day
    case description
    case direction
    case fragment
    case fragments
    case generator
    case hasAlternates
    case hasBreadcrumbs
    case hasChildren
    case hasDetails
    case hasNavigation
    case hasPager
    case hasTags
    case hasToc
    case home
    case href
    case id
    case image
    case isCurrent
    case isDraft
    case isFallback
    case isHome
    case isMoved
    case isOpen
    case isSection
    case language
    case languageName
    case level
    case locale
    case locales
    case name
    case navigation
    case next
    case previous
    case site
    case tags
    case target
    case text
    case texts
    case title
    case toc
    case updated
}
