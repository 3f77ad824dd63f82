import SourceText

/// What an app build and a catalogue can differ in; the names are those of the manual's pages.
enum AppRule: String, CaseIterable {
    // The catalogue promises what the build does not accept.
    case schemeMissing = "app-scheme-missing"
    case hostMissing = "app-host-missing"
    case pathUncovered = "app-path-uncovered"
    case intentMissing = "app-intent-missing"
    case routeMissing = "app-route-missing"
    case pathDiffers = "app-path-differs"
    case contractStale = "app-contract-stale"
    case filterIncomplete = "app-filter-incomplete"
    case filterUnverified = "app-filter-unverified"

    // The build accepts what the catalogue does not know.
    case schemeUnknown = "app-scheme-unknown"
    case hostUnknown = "app-host-unknown"
    case pathUnknown = "app-path-unknown"
    case intentUnknown = "app-intent-unknown"
    case routeUnknown = "app-route-unknown"
    case intentEarly = "app-intent-early"
    case filterOpen = "app-filter-open"

    // The file itself.
    case fileSyntax = "app-file-syntax"
    case fileValue = "app-file-value"
    case duplicateKey = "app-duplicate-key"
    case valueOpen = "app-value-open"

    var severity: Severity {
        switch self {
        case .schemeMissing, .hostMissing, .pathUncovered, .intentMissing, .routeMissing, .pathDiffers, .contractStale,
            .fileSyntax, .fileValue:
            .error
        case .filterIncomplete, .filterUnverified, .schemeUnknown, .hostUnknown, .pathUnknown, .intentUnknown,
            .routeUnknown, .duplicateKey:
            .warning
        case .intentEarly, .filterOpen, .valueOpen: .note
        }
    }
}
