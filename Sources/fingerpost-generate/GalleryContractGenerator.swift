import Foundation
import Generators
import IntentCatalogue
import SourceText

/// Writes what the app behind `site/gallery` compiles and tests with, as `fingerpost generate` would.
struct GalleryContractGenerator {
    /// The committed files, below `site/gallery/contract`.
    static let files: [(kind: GeneratorKind, name: String)] = [
        (.swift, "HelpLinks.swift"), (.kotlin, "HelpLinks.kt"), (.typescript, "help-links.ts"),
        (.vectors, "vectors.json"), (.appleAppSiteAssociation, "apple-app-site-association"),
        (.assetlinks, "assetlinks.json"), (.schema, "catalogue.schema.json"),
    ]

    /// An app that does not exist, with a certificate that nobody holds.
    private static func options(_ kind: GeneratorKind) -> GeneratorOptions {
        GeneratorOptions(
            package: kind == .assetlinks ? "com.example.gallery" : "com.example.gallery.help",
            fingerprints: [(0..<32).map { _ in "00" }.joined(separator: ":")], apps: ["EXAMPLE123.com.example.gallery"])
    }

    func generate(in package: URL) throws -> [GeneratedFile] {
        let path = "site/gallery/intents.yaml"
        let bytes = try Data(contentsOf: package.appendingPathComponent(path))
        guard let catalogue = Catalogue.decode(SourceFile(name: path, bytes: Array(bytes))).catalogue else {
            throw Unusable(path: path)
        }
        return try Self.files.map { kind, name in
            let text = try Generators.generate(kind, from: catalogue, options: Self.options(kind))
            return GeneratedFile(path: "site/gallery/contract/\(name)", text: text)
        }
    }

    /// A catalogue with errors, which `fingerpost lint` shows.
    struct Unusable: Error, CustomStringConvertible {
        var path: String
        var description: String { "\(path) has errors" }
    }
}
