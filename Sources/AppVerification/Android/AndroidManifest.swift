import Exports
import SourceText

/// The intent filters of an `AndroidManifest.xml`.
struct AndroidManifest {
    private(set) var filters: [IntentFilter] = []
    /// Where a filter that is missing would stand: the `<application>`, or the outermost element.
    private(set) var place: ByteRange
    private let document: XMLDocument
    private let values: BuildValues
    /// The prefixes that stand for the names of Android.
    private let prefixes: Set<Substring>

    private static let namespace = "http://schemas.android.com/apk/res/android"

    /// Reads a file.
    static func read(_ bytes: [UInt8]) throws(ReaderError) -> XMLDocument {
        if bytes.starts(with: [0x03, 0x00, 0x08, 0x00]) {
            throw .malformed(
                at: .start, message: "the file is a compiled manifest, and is read in XML",
                help: "take the one of the sources, or what `apkanalyzer manifest print` makes of an app")
        }
        let document = try XMLDocument.read(bytes)
        try document.expectRoot("manifest")
        return document
    }

    init(_ document: XMLDocument, _ values: BuildValues, _ findings: inout AppFindings) {
        self.document = document
        self.values = values
        place = (document.elements.first { $0.name == "application" } ?? document.elements[0]).range
        var prefixes: Set<Substring> = []
        for attribute in document.elements.lazy.flatMap(\.attributes)
        where attribute.name.hasPrefix("xmlns:") && attribute.value == Self.namespace {
            prefixes.insert(attribute.name.dropFirst("xmlns:".count))
        }
        self.prefixes = prefixes
        for (index, element) in document.elements.enumerated() where element.name == "intent-filter" {
            guard let activity = element.parent,
                ["activity", "activity-alias"].contains(document.elements[activity].name)
            else { continue }
            if let filter = filter(index, of: activity, &findings) { filters.append(filter) }
        }
    }

    /// An attribute in the names of Android.
    private func attribute(_ name: String, of element: Int) -> XMLDocument.Attribute? {
        document.elements[element].attributes.first { attribute in
            guard let colon = attribute.name.firstIndex(of: ":") else { return false }
            return attribute.name[attribute.name.index(after: colon)...] == name
                && prefixes.contains(attribute.name[..<colon])
        }
    }

    /// The filter, or nil where it is about something else than addresses.
    private func filter(_ index: Int, of activity: Int, _ findings: inout AppFindings) -> IntentFilter? {
        var filter = IntentFilter(range: document.elements[index].range)
        var actions: Set<String> = []
        var categories: Set<String> = []
        var hasType = false
        for child in document.elements[index].children {
            switch document.elements[child].name {
            case "action": if let name = attribute("name", of: child) { actions.insert(name.value) }
            case "category": if let name = attribute("name", of: child) { categories.insert(name.value) }
            case "data":
                hasType = hasType || attribute("mimeType", of: child) != nil
                read(data: child, into: &filter, &findings)
            default: break
            }
        }
        guard !filter.schemes.isEmpty else { return nil }
        filter.isVerified = attribute("autoVerify", of: index)?.value == "true"
        let action = "android.intent.action.VIEW"
        if !actions.contains(action) { filter.obstacles.append("has no action `\(action)`") }
        for category in ["android.intent.category.BROWSABLE", "android.intent.category.DEFAULT"]
        where !categories.contains(category) { filter.obstacles.append("has no category `\(category)`") }
        if hasType { filter.obstacles.append("wants a type of data, which a link does not have") }
        for name in ["exported", "enabled"] where attribute(name, of: activity)?.value == "false" {
            filter.obstacles.append("stands in an activity with `android:\(name)=\"false\"`")
        }
        return filter
    }

    private func read(data: Int, into filter: inout IntentFilter, _ findings: inout AppFindings) {
        /// The value of an attribute with its names replaced.
        func text(_ name: String) -> AppText? {
            guard let attribute = attribute(name, of: data) else { return nil }
            return findings.resolve(attribute.value, at: attribute.range, values)
                .map { AppText(text: $0, range: attribute.range) }
        }
        if let scheme = text("scheme") {
            if scheme.text.lowercased() != scheme.text {
                findings.report(
                    .fileValue, scheme.range,
                    "`\(visible(scheme.text))` is never met: Android compares schemes with case",
                    help: "write `\(visible(scheme.text.lowercased()))`", subject: scheme.text)
            }
            filter.schemes.append(scheme)
        }
        if let host = text("host") {
            let port = text("port").flatMap { Int($0.text) }
            filter.authorities.append(IntentFilter.Authority(host: host, port: port))
        }
        for kind in PathMatcher.Kind.allCases {
            guard let path = text(kind.rawValue) else { continue }
            do throws(PathPatternFault) {
                filter.add(IntentFilter.Path(matcher: try PathMatcher(kind, path.text), range: path.range))
            } catch {
                findings.report(
                    .fileValue, path.range, "`\(visible(path.text))` \(error.message)", subject: path.text)
                continue
            }
            if kind == .path || kind == .pathPrefix, !path.text.isEmpty, !path.text.hasPrefix("/") {
                findings.report(
                    .fileValue, path.range, "`\(visible(path.text))` is never met: a path begins with a slash",
                    help: "write `/\(visible(path.text))`", subject: path.text)
            }
        }
    }
}
