import Exports
import IntentCatalogue
import SourceText

extension AppVerification {
    /// `assetlinks.json`: the Android apps that the host of the universal links knows.
    func checkAssetLinks(_ document: JSONDocument, _ findings: inout AppFindings) {
        findings.report(faultsOf: document)
        let root = document.values[0]
        guard root.kind == .array else {
            findings.report(.fileValue, root.range, "the file must be a list of statements")
            return
        }
        var isHandled = false
        for index in root.children {
            guard document.values[index].kind == .object else {
                findings.report(.fileValue, document.values[index].range, "a statement must be an object")
                continue
            }
            isHandled = handlesLinks(index, document, &findings) || isHandled
        }
        guard let host = universalHost, !ExpectedIntents(catalogue, .android, target).intents.isEmpty else { return }
        if !isHandled {
            findings.report(
                .hostMissing, root.range, "no statement gives the links of `\(host)` to an Android app",
                help: "`fingerpost generate assetlinks` writes one", subject: host)
        }
    }

    /// Whether a statement gives all links of the host to an app; tells what is wrong with it.
    private func handlesLinks(_ index: Int, _ document: JSONDocument, _ findings: inout AppFindings) -> Bool {
        guard let relation = document.member("relation", of: index), let target = document.member("target", of: index)
        else {
            findings.report(
                .fileValue, document.values[index].range, "a statement has a `relation` and a `target`")
            return false
        }
        let relations = document.values[relation].children.compactMap { document.values[$0].text }
        guard relations.contains("delegate_permission/common.handle_all_urls"),
            text("namespace", of: target, document) == "android_app"
        else { return false }
        guard text("package_name", of: target, document)?.isEmpty == false else {
            findings.report(.fileValue, document.values[target].range, "the target names no `package_name`")
            return false
        }
        let list = document.member("sha256_cert_fingerprints", of: target)
        let prints = list.map { document.values[$0].children } ?? []
        for item in prints where !(document.values[item].text.map(isFingerprint) ?? false) {
            findings.report(
                .fileValue, document.values[item].range, "this is no SHA-256 fingerprint of a certificate",
                help: "32 pairs of capital hexadecimal digits with colons between them, as `keytool -list -v` shows it")
        }
        if prints.isEmpty {
            findings.report(
                .fileValue, document.values[list ?? target].range, "the target has no `sha256_cert_fingerprints`")
        }
        return !prints.isEmpty
    }

    private func text(_ key: String, of value: Int, _ document: JSONDocument) -> String? {
        document.member(key, of: value).flatMap { document.values[$0].text }
    }

    private func isFingerprint(_ text: String) -> Bool {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return pairs.count == 32
            && pairs.allSatisfy { pair in
                pair.count == 2 && pair.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x46 }
            }
    }
}
