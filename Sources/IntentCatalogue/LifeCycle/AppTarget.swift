/// The app that pages are read in, as far as it is known.
///
/// What is not given here is decided where the page is read, by the attributes that its links carry.
public struct AppTarget: Sendable, Hashable {
    /// The version of the app.
    public var version: AppVersion?
    /// The platform it runs on, one of ``Intent/knownPlatforms``.
    public var platform: String?

    /// Makes a target; without arguments nothing is known of it.
    public init(version: AppVersion? = nil, platform: String? = nil) {
        self.version = version
        self.platform = platform
    }

    /// Why this app does not have an intent; nil where it has it, or where that is not known.
    public func absence(of intent: Intent) -> IntentAbsence? {
        if let platform, !intent.platforms.isEmpty, !intent.platforms.contains(platform) {
            return .otherPlatform(target: platform, platforms: intent.platforms)
        }
        guard let version else { return nil }
        if let since = intent.since, version < since { return .tooOld(target: version, since: since) }
        if let until = intent.until, until < version { return .tooNew(target: version, until: until) }
        return nil
    }
}

/// Why an app does not have an intent.
public enum IntentAbsence: Sendable, Hashable {
    /// The app is older than the first version that knows the intent.
    case tooOld(target: AppVersion, since: AppVersion)
    /// The app is newer than the last version that knows it.
    case tooNew(target: AppVersion, until: AppVersion)
    /// The intent exists on other platforms only.
    case otherPlatform(target: String, platforms: [String])

    /// The reason as the end of a sentence that begins with the intent: `exists since 2.2, and the pages are for 2.0`.
    public var reason: String {
        switch self {
        case .tooOld(let target, let since): "exists since \(since), and the pages are for \(target)"
        case .tooNew(let target, let until): "exists until \(until), and the pages are for \(target)"
        case .otherPlatform(let target, let platforms):
            "exists on \(listed(platforms)), and the pages are for \(target)"
        }
    }
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ words: [String], last: String = "and") -> String {
    guard words.count > 1, let final = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + final
}
