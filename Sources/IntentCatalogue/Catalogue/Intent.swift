public import IntentRouting
public import SourceText

/// A named thing that the app can do.
public struct Intent: Sendable, Hashable {
    /// The name, `task.open` for one.
    public var id: String { pattern.id }
    /// Path, query, stack and older paths.
    public var pattern: IntentPattern
    /// What it is called for people.
    public var title: LocalisedText?
    /// The question to be answered before it runs.
    public var confirm: LocalisedText?
    /// Whether it destroys something; such an intent has a ``confirm`` and may not stand inside a sentence.
    public var isDestructive: Bool
    /// The first app version that knows it.
    public var since: AppVersion?
    /// The last app version that knows it.
    public var until: AppVersion?
    /// The platforms that know it; empty for all.
    public var platforms: [String]
    /// Set when it is on its way out.
    public var deprecated: Deprecation?
    /// What a page shows in the place of a link where the app does not have the intent.
    public var fallback: LocalisedText?
    /// Its name in the file.
    public var range: ByteRange
    /// Where its parts stand in the file.
    public var places = IntentPlaces()

    /// The platforms that a catalogue can name.
    public static let knownPlatforms = [
        "android", "ios", "ipados", "linux", "macos", "tvos", "visionos", "watchos", "web", "windows",
    ]
}

/// Where the parts of an intent stand in the file; a part that is not there has no place.
public struct IntentPlaces: Sendable, Hashable {
    /// The path.
    public var path: ByteRange?
    /// The parameters of the path, by name; left out where the file writes the path with escapes.
    public var parameters: [String: ByteRange] = [:]
    /// The older paths, in their order.
    public var aliases: [ByteRange] = []
    /// The key `title`.
    public var title: ByteRange?
    /// The key `confirm`.
    public var confirm: ByteRange?
    /// The key `fallback`.
    public var fallback: ByteRange?
    /// The key `stack`.
    public var stack: ByteRange?
    /// The intent that `deprecated` names.
    public var use: ByteRange?
}

/// What to use instead of an intent, and from when.
public struct Deprecation: Sendable, Hashable {
    /// The intent to use instead.
    public var use: String?
    /// The last day it should still be used, as `2026-12-31`.
    public var after: String?
}

/// A version of the app: numbers separated by dots, compared number by number.
public struct AppVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The version as it was written.
    public let description: String
    private let numbers: [Int]

    /// Reads `2`, `2.1`, `2.10.3`; nil for anything else.
    public init?(_ text: String) {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard !part.isEmpty, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(part) else {
                return nil
            }
            numbers.append(number)
        }
        guard numbers.count <= 4 else { return nil }
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        self.numbers = numbers
        description = text
    }

    /// Compares number by number; a missing number counts as 0.
    public static func < (left: AppVersion, right: AppVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }

    /// `2.0` and `2` are one version.
    public static func == (left: AppVersion, right: AppVersion) -> Bool { left.numbers == right.numbers }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
