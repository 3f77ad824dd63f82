import Exports
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import AppVerification

/// A file that was held to a catalogue, and what came of it.
struct VerifiedFile {
    /// The findings in the order of the file.
    let findings: [LocatedFinding]
    /// Why the file could not be read.
    let fault: (place: TextPosition, message: String, help: String?)?

    static let catalogue = """
        version: 1
        scheme: gallery-action
        universal: https://gallery.example.com/open
        routes: { settings: {}, storage: {}, album: { album: slug } }
        renamed: { drawer: album }
        intents:
          backup.retry: { path: backup/retry, aliases: [backup/again] }
          settings.storage: { path: settings/storage, stack: [settings, storage] }
          album.open:
            path: album/{album:slug}
            stack: [{ album: { album: album } }]
          photos.search: { path: search, query: { q: "text(1...80)", sort: "newest|oldest?" } }
          photos.import: { path: import, since: "2.2", platforms: [ios, web] }
        """

    init(
        _ kind: AppFile.Kind, _ bytes: [UInt8], catalogue: String = Self.catalogue, app: AppTarget = AppTarget(),
        values: [String: String] = [:]
    ) throws {
        let source = SourceFile(name: "intents.yaml", text: catalogue)
        let known = try #require(Catalogue.decode(source).catalogue)
        var build = BuildValues()
        for (name, value) in values { build.set(name, to: value) }
        let verification = AppVerification(known, source: source.bytes, target: app, values: build)
        do throws(ReaderError) {
            findings = try verification.findings(in: AppFile(kind: kind, name: "file", bytes: bytes))
            fault = nil
        } catch {
            findings = []
            guard case .malformed(let place, let message, let help) = error else {
                fault = nil
                return
            }
            fault = (place, message, help)
        }
    }

    init(
        _ kind: AppFile.Kind, _ text: String, catalogue: String = Self.catalogue, app: AppTarget = AppTarget(),
        values: [String: String] = [:]
    ) throws {
        try self.init(kind, Array(text.utf8), catalogue: catalogue, app: app, values: values)
    }

    /// `rule line:column message` for each finding.
    var lines: [String] {
        findings.map { found in
            "\(found.finding.rule) \(found.start?.line ?? 0):\(found.start?.scalarColumn ?? 0) \(found.finding.message)"
        }
    }

    /// The names of the rules that found something, in the order of the file.
    var rules: [String] { findings.map(\.finding.rule) }
}

/// A property list with these elements in its outermost dictionary.
func propertyList(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(body)</dict></plist>
    """
}

/// An `Info.plist` that registers schemes.
func infoPlist(_ schemes: String...) -> String {
    let items = schemes.map { "<string>\($0)</string>" }.joined()
    return propertyList(
        "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>\(items)</array></dict></array>")
}

/// Entitlements with associated domains.
func entitlements(_ domains: String...) -> String {
    let items = domains.map { "<string>\($0)</string>" }.joined()
    return propertyList("<key>com.apple.developer.associated-domains</key><array>\(items)</array>")
}

/// A manifest whose one activity has one filter for links, with these `<data>` elements.
func manifest(
    _ data: String..., filter: String = "", activity: String = "", categories: [String] = ["DEFAULT", "BROWSABLE"]
) -> String {
    let names = categories.map { "<category android:name=\"android.intent.category.\($0)\"/>" }.joined()
    return """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <application>
        <activity \(activity)><intent-filter \(filter)>
        <action android:name="android.intent.action.VIEW"/>\(names)
        \(data.map { "<data \($0)/>" }.joined(separator: "\n"))
        </intent-filter></activity></application></manifest>
        """
}
