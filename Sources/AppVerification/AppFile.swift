/// A file of an app build, or of the server behind its universal links, that says which links reach the app.
public struct AppFile: Sendable, Hashable {
    /// What a file is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A property list with `CFBundleURLTypes`: the custom schemes of an Apple app.
        case infoPlist = "info-plist"
        /// A property list with `com.apple.developer.associated-domains`: the hosts of its universal links.
        case entitlements
        /// The manifest of an Android app with the intent filters of its activities.
        case androidManifest = "android-manifest"
        /// A JSON list of the intents and screens that the app's code knows.
        case routes
        /// The paths of universal links that a host gives to an Apple app.
        case appleAppSiteAssociation = "apple-app-site-association"
        /// The Android apps that a host gives its links to.
        case assetlinks
    }

    /// What it is.
    public var kind: Kind
    /// The name that findings call it by.
    public var name: String
    /// Its bytes.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(kind: Kind, name: String, bytes: [UInt8]) {
        self.kind = kind
        self.name = name
        self.bytes = bytes
    }
}

extension AppFile.Kind {
    /// Whether a file of this kind carries the name that build systems give it; nil where there is none.
    ///
    /// - Parameter path: the path of the file, with forward slashes.
    public static func usual(_ path: String) -> AppFile.Kind? {
        let name = path.split(separator: "/").last ?? ""
        switch name {
        case "Info.plist": return .infoPlist
        case "AndroidManifest.xml": return .androidManifest
        case "app-routes.json": return .routes
        case "apple-app-site-association", "apple-app-site-association.json": return .appleAppSiteAssociation
        case "assetlinks.json": return .assetlinks
        default: return name.hasSuffix(".entitlements") ? .entitlements : nil
        }
    }
}
