import Documents
import LinkAudit
import SourceText

/// Looks up what the configuration names outside of itself: the pictures of the theme, and the address for editing.
func configurationLinkFindings(
    _ configuration: SiteConfiguration, assets: [String], auditor: PageAuditor
) -> [Finding] {
    var findings: [Finding] = []
    for picture in [configuration.style.logo, configuration.style.logoDark].compactMap({ $0 })
    where !assets.contains(picture.path) {
        findings.append(
            Finding(
                rule: "configuration-value", severity: .error, place: picture.place,
                message: "the content has no file `\(visible(picture.path))`",
                help: nearestName(to: picture.path, among: assets).map { "did you mean `\(visible($0))`?" }
                    ?? "the path counts from the content root"))
    }
    if let edit = configuration.editAddress {
        // Any path will do: what the catalogue permits is a host and an address that is well formed.
        let link = FrontMatterLink(
            key: "edit", use: .tap, destination: Array(edit.address(of: "index.md").utf8),
            source: edit.place.range ?? .empty)
        findings += auditor.audit([link], file: edit.place.file, page: nil).findings
    }
    return findings
}
