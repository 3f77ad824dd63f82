import IntentCatalogue

/// The intents that an app of one family of platforms has to answer.
struct ExpectedIntents {
    /// A family of platforms.
    enum Family {
        case apple
        case android
        /// Any platform: a list of routes does not say which.
        case any

        var platforms: [String] {
            switch self {
            case .apple: ["ios", "ipados", "macos", "tvos", "visionos", "watchos"]
            case .android: ["android"]
            case .any: Intent.knownPlatforms
            }
        }
    }

    /// Those that the app has to answer, in the order of the catalogue.
    let intents: [Intent]
    /// Why the app does not have the others, by the name of the intent.
    let absent: [String: IntentAbsence]

    /// - Parameter target: the app as far as it is known; a platform of another family says nothing here.
    init(_ catalogue: Catalogue, _ family: Family, _ target: AppTarget) {
        var platforms = family.platforms
        if let named = target.platform, platforms.contains(named) { platforms = [named] }
        var intents: [Intent] = []
        var absent: [String: IntentAbsence] = [:]
        for intent in catalogue.intents {
            // On its way out is still there: people have its addresses.
            let reasons = platforms.map { AppTarget(version: target.version, platform: $0).absence(of: intent) }
            if let reason = reasons.first, let reason, reasons.allSatisfy({ $0 != nil }) {
                absent[intent.id] = reason
            } else {
                intents.append(intent)
            }
        }
        self.intents = intents
        self.absent = absent
    }
}
