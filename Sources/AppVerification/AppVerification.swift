public import Exports
public import IntentCatalogue
public import SourceText

/// Holds an app build to the catalogue, both ways: what the catalogue promises and the build does not accept, and what
/// the build accepts and the catalogue does not know.
///
/// Each file is looked at by itself, for the app that it belongs to.
public struct AppVerification: Sendable {
    /// The catalogue.
    public let catalogue: Catalogue
    /// The app, as far as it is known.
    public let target: AppTarget
    /// What names of the build stand for.
    public let values: BuildValues
    private let lines: LineTable?

    /// - Parameter source: the bytes of the catalogue, for places in it; nil where there are none.
    public init(_ catalogue: Catalogue, source: [UInt8]?, target: AppTarget = AppTarget(), values: BuildValues) {
        self.catalogue = catalogue
        self.target = target
        self.values = values
        lines = source.map { LineTable($0) }
    }

    /// What is found in a file, in the order of the file.
    public func findings(in file: AppFile) throws(ReaderError) -> [LocatedFinding] {
        switch file.kind {
        case .infoPlist, .entitlements:
            let list = try PropertyList.read(file.bytes)
            return collect(file, list.document.window) { findings in
                if file.kind == .infoPlist {
                    checkInfoPlist(list, &findings)
                } else {
                    checkEntitlements(list, &findings)
                }
            }
        case .androidManifest:
            let document = try AndroidManifest.read(file.bytes)
            return collect(file, document.window) { checkAndroidManifest(document, &$0) }
        case .routes, .appleAppSiteAssociation, .assetlinks:
            let document = try JSONDocument.read(file.bytes)
            return collect(file, document.window) { findings in
                switch file.kind {
                case .routes: checkRoutes(document, &findings)
                case .assetlinks: checkAssetLinks(document, &findings)
                default: checkSiteAssociation(document, &findings)
                }
            }
        }
    }

    /// The finding for a file that cannot be read as what it is.
    public static func malformed(
        _ name: String, at place: TextPosition, _ message: String, help: String?
    ) -> LocatedFinding {
        let finding = Finding(
            rule: AppRule.fileSyntax.rawValue, severity: AppRule.fileSyntax.severity,
            place: Place(file: name, range: ByteRange(place.byteOffset, place.byteOffset)), message: message,
            help: help)
        return LocatedFinding(finding: finding, start: place, end: place, sourceLine: "", related: [])
    }

    private func collect(
        _ file: AppFile, _ window: SourceWindow, check: (inout AppFindings) -> Void
    ) -> [LocatedFinding] {
        var findings = AppFindings(file.name, window, catalogue: catalogue.file, lines: lines)
        check(&findings)
        return findings.found
    }
}
