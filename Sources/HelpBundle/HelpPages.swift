public import Foundation

/// Help pages for an app that draws them itself, as `fingerpost build --bundle` writes them.
///
/// ```swift
/// let bundle = try HelpPages(folder: folder)
/// let home = try bundle.page(bundle.manifest.locales[0].home)
/// for case .paragraph(let runs, _) in home.blocks { print(home.attributedText(runs)) }
/// ```
public struct HelpPages: Sendable {
    /// The list of the pages.
    public let manifest: HelpManifest
    private let pages: [String: HelpManifest.Page]
    private let read: @Sendable (String) throws -> Data

    /// The most bytes that a file may have.
    public static let maximumBytes = 16_000_000

    /// Opens the bundle in a folder, the one that holds `manifest.json`.
    public init(folder: URL) throws(HelpBundleError) {
        try self.init { file in
            let url = folder.appendingPathComponent(file)
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
            guard size <= Self.maximumBytes else { throw HelpBundleError.tooLarge(file: file) }
            return try Data(contentsOf: url)
        }
    }

    /// Opens a bundle whose files come from somewhere else.
    ///
    /// - Parameter read: Gives the bytes of a file, by its path in the bundle.
    public init(read: @escaping @Sendable (String) throws -> Data) throws(HelpBundleError) {
        let name = "manifest.json"
        let manifest = try Self.decode(HelpManifest.self, from: try Self.bytes(of: name, read), name)
        guard manifest.version == HelpPage.version else { throw .unknownVersion(manifest.version) }
        self.manifest = manifest
        self.read = read
        pages = Dictionary(
            manifest.locales.flatMap(\.pages).map { ($0.page, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The page of a name, `en/backup/index.html` for one; its bytes are held to the hash in the manifest.
    public func page(_ name: String) throws(HelpBundleError) -> HelpPage {
        guard let entry = pages[name] else { throw .unknownPage(name) }
        guard Self.staysInside(entry.file) else { throw .outside(file: entry.file) }
        let data = try Self.bytes(of: entry.file, read)
        guard data.count == entry.bytes, BundleHash.hexadecimal(data) == entry.sha256 else {
            throw .changed(file: entry.file)
        }
        return try Self.decode(HelpPage.self, from: data, entry.file)
    }

    /// The entry of a page in the manifest.
    public func entry(_ name: String) -> HelpManifest.Page? { pages[name] }

    /// The locale that fits a person's languages best, in the order of preference; the default locale where none does.
    public func locale(preferring languages: [String]) -> HelpManifest.Locale? {
        for wanted in languages {
            // `pt-BR-x` is served by `pt-BR`, then by `pt`.
            var parts = wanted.split(separator: "-")
            while !parts.isEmpty {
                let tag = parts.joined(separator: "-").lowercased()
                if let found = manifest.locales.first(where: { $0.locale.lowercased() == tag }) { return found }
                parts.removeLast()
            }
        }
        return manifest.locales.first { $0.locale == manifest.defaultLocale } ?? manifest.locales.first
    }

    private static func bytes(
        of file: String, _ read: @Sendable (String) throws -> Data
    ) throws(HelpBundleError) -> Data {
        let data: Data
        do {
            data = try read(file)
        } catch let error as HelpBundleError {
            throw error
        } catch {
            throw .unreadable(file: file)
        }
        guard data.count <= maximumBytes else { throw .tooLarge(file: file) }
        return data
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, _ file: String
    ) throws(HelpBundleError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw .malformed(file: file, reason: "\(error)")
        }
    }

    /// Whether a path of the manifest leads nowhere but into the bundle.
    private static func staysInside(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\\") && !$0.contains("\0")
        }
    }
}

/// Why a bundle or one of its pages cannot be used.
public enum HelpBundleError: Error, Sendable, Hashable {
    /// A file cannot be read.
    case unreadable(file: String)
    /// A file is larger than ``HelpPages/maximumBytes``.
    case tooLarge(file: String)
    /// A file is not the one that the manifest names.
    case changed(file: String)
    /// A file is not what it should be.
    case malformed(file: String, reason: String)
    /// The manifest names a file outside the bundle.
    case outside(file: String)
    /// The bundle has no page of this name.
    case unknownPage(String)
    /// The bundle is of a version that this library does not read.
    case unknownVersion(Int)
}
