/// A key that a part of `intents.yaml` may have: what the decoder reads, and what the JSON Schema for editors is made
/// from.
public struct CatalogueKey: Sendable, Hashable {
    /// What stands behind a key.
    public enum Value: Sendable, Hashable {
        /// The number 1.
        case version
        /// One scheme or a list of them.
        case schemes
        /// A web address without a slash at its end.
        case webPrefix
        /// Screens by name, each with its values.
        case routes
        /// Names of screens by the name they had before.
        case renamed
        /// Intents by name.
        case intents
        /// Everything permitted that is no intent.
        case destinations
        /// A path with its parameters.
        case path
        /// Query items by name.
        case items
        /// A text, the same everywhere or by locale.
        case localised
        /// Steps, each a screen or a screen with its values.
        case stack
        /// Numbers separated by dots.
        case appVersion
        /// A list of platforms.
        case platforms
        /// What to use instead, and from when.
        case deprecation
        /// Paths with the same parameters.
        case paths
        /// Hosts, ports and address literals.
        case webRule
        /// A list of mail addresses, as a mapping.
        case mailRule
        /// A list of rewrites.
        case rewrites
        /// A list of host names.
        case hosts
        /// A list of ports.
        case ports
        /// A list of mail addresses.
        case mailAddresses
        /// `true` or `false`.
        case flag
        /// A text.
        case text
        /// The name of an intent.
        case intentName
        /// A day, `2026-12-31`.
        case day
    }

    /// The key as it is written.
    public let name: String
    /// What stands behind it.
    public let value: Value
    /// Whether it must be given.
    public let isRequired: Bool
    /// What it is for, in one line, as an editor shows it.
    public let summary: String

    init(_ name: String, _ value: Value, isRequired: Bool = false, _ summary: String) {
        self.name = name
        self.value = value
        self.isRequired = isRequired
        self.summary = summary
    }
}

extension CatalogueKey {
    /// The keys at the top of the file.
    public static let top = [
        CatalogueKey("version", .version, isRequired: true, "The form of this file: 1."),
        CatalogueKey("scheme", .schemes, "The app's own scheme or schemes, the one that URLs are printed with first."),
        CatalogueKey("universal", .webPrefix, "The https prefix under which every intent has a twin."),
        CatalogueKey("routes", .routes, "The screens that stacks are made of, each with its typed values."),
        CatalogueKey("renamed", .renamed, "Names that routes had before, each with the name of today."),
        CatalogueKey("intents", .intents, "The things that a link can ask the app to do."),
        CatalogueKey(
            "destinations", .destinations, "Everything permitted that is no intent; nothing listed, nothing allowed."),
    ]

    /// The keys of an intent.
    public static let intent = [
        CatalogueKey("path", .path, isRequired: true, "What follows `scheme://`, such as `project/{project:uuid}`."),
        CatalogueKey("query", .items, "The query items, each with its type; a `?` at the end makes one optional."),
        CatalogueKey("title", .localised, "What the intent is called for people."),
        CatalogueKey("confirm", .localised, "The question to be answered before it runs."),
        CatalogueKey("destructive", .flag, "Whether it destroys something; such an intent needs `confirm`."),
        CatalogueKey("stack", .stack, "The history that it stands for, root first."),
        CatalogueKey("since", .appVersion, "The first version of the app that knows it."),
        CatalogueKey("until", .appVersion, "The last version of the app that knows it."),
        CatalogueKey("platforms", .platforms, "The platforms that know it; all when left out."),
        CatalogueKey("deprecated", .deprecation, "Set when it is on its way out."),
        CatalogueKey("fallback", .localised, "What stands in its place where the app does not know it."),
        CatalogueKey("aliases", .paths, "Older paths that still lead here, with the same parameters."),
    ]

    /// The keys of `deprecated`.
    public static let deprecation = [
        CatalogueKey("use", .intentName, "The intent to use instead."),
        CatalogueKey("after", .day, "The last day it should still be used."),
    ]

    /// The keys of `destinations`.
    public static let destinations = [
        CatalogueKey("https", .webRule, "The permitted https addresses."),
        CatalogueKey("http", .webRule, "The permitted http addresses."),
        CatalogueKey("mailto", .mailRule, "The permitted mail addresses."),
        CatalogueKey("tel", .flag, "Whether telephone numbers are permitted."),
        CatalogueKey("rewrite", .rewrites, "Addresses that are opened as others; the first that fits counts."),
    ]

    /// The keys of `https` and `http`.
    public static let webRule = [
        CatalogueKey("hosts", .hosts, isRequired: true, "Exact names, `*.example.com`, or `*` for every host."),
        CatalogueKey("ports", .ports, "The ports that an address may name."),
        CatalogueKey("addresses", .flag, "Whether `*` covers address literals; true when left out."),
    ]

    /// The keys of `mailto`.
    public static let mailRule = [
        CatalogueKey("addresses", .mailAddresses, isRequired: true, "The addresses, compared exactly.")
    ]

    /// The keys of a rewrite.
    public static let rewrite = [
        CatalogueKey(
            "from", .text, isRequired: true, "The address in the content; a `/` at its end stands for all below it."),
        CatalogueKey("to", .text, isRequired: true, "The address that is opened."),
    ]
}
