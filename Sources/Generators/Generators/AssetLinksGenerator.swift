import IntentCatalogue
import SourceText

/// Writes `assetlinks.json`: which Android app the host of the universal prefix belongs to.
///
/// Which paths lead into the app stands in its manifest, which `fingerpost verify-app` compares with the catalogue.
struct AssetLinksGenerator {
    let catalogue: Catalogue
    let options: GeneratorOptions

    init(_ catalogue: Catalogue, _ options: GeneratorOptions) {
        self.catalogue = catalogue
        self.options = options
    }

    func text() throws(GeneratorFault) -> String {
        guard catalogue.universal != nil else {
            throw .catalogue("the catalogue declares no `universal` prefix", help: "add `universal: https://…`")
        }
        guard let package = options.package else {
            throw .option("no app is named", help: "write `--package com.example.app`")
        }
        guard KotlinNames.isPackage(package), package.contains(".") else {
            throw .option(
                "`\(visible(package))` is not the name of an Android app", help: "write `--package com.example.app`")
        }
        guard !options.fingerprints.isEmpty else {
            throw .option(
                "no certificate is named", help: "write `--fingerprint` with its SHA-256, once for each certificate")
        }
        for fingerprint in options.fingerprints where !isFingerprint(fingerprint) {
            throw .option(
                "`\(visible(fingerprint))` is not a SHA-256 fingerprint",
                help: "32 pairs of capital hexadecimal digits with colons between them, as `keytool -list -v` shows it")
        }
        let target = JSONValue.object([
            ("namespace", .text("android_app")), ("package_name", .text(package)),
            ("sha256_cert_fingerprints", .list(options.fingerprints.sorted().map { .text($0) })),
        ])
        return JSONValue.list([
            .object([("relation", .list([.text("delegate_permission/common.handle_all_urls")])), ("target", target)])
        ]).file
    }

    private func isFingerprint(_ text: String) -> Bool {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return pairs.count == 32
            && pairs.allSatisfy { pair in
                pair.count == 2 && pair.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x46 }
            }
    }
}
