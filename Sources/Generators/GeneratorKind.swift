/// What can be written from a catalogue.
public enum GeneratorKind: String, Sendable, Hashable, CaseIterable {
    /// Typed actions and screens for an app in Swift, over `IntentRouting`.
    case swift
    /// Typed actions, screens and the whole decision for an app in Kotlin.
    case kotlin
    /// Typed actions, screens and the whole decision for a page or an app in TypeScript.
    case typescript
    /// The JSON Schema of catalogue files, for editors; the same for every catalogue.
    case schema
    /// URLs with the answers that every side must give, for the app's own tests.
    case vectors
    /// The file by which iOS and macOS know the paths of universal links.
    case appleAppSiteAssociation = "apple-app-site-association"
    /// The file by which Android knows the app of a host.
    case assetlinks

    /// Whether the text depends on a catalogue.
    public var needsCatalogue: Bool { self != .schema }
}

/// What a generator needs to know besides the catalogue.
public struct GeneratorOptions: Sendable, Hashable {
    /// The package of Kotlin code, or the name of an Android app for `assetlinks`.
    public var package: String?
    /// The SHA-256 fingerprints of the certificates that an Android app is signed with.
    public var fingerprints: [String]
    /// The Apple apps, each as `TEAMID.bundle.identifier`.
    public var apps: [String]
    /// Whether Kotlin code must compile with compilers before 1.5, which know no sealed interfaces.
    public var avoidsSealedInterfaces: Bool

    /// Makes options; as they stand they say nothing.
    public init(
        package: String? = nil, fingerprints: [String] = [], apps: [String] = [], avoidsSealedInterfaces: Bool = false
    ) {
        self.package = package
        self.fingerprints = fingerprints
        self.apps = apps
        self.avoidsSealedInterfaces = avoidsSealedInterfaces
    }
}
