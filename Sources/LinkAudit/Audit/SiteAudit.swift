public import IntentCatalogue
public import SourceText

/// What can be said only when the whole site has been read.
public enum SiteAudit {
    /// A warning for each intent of the catalogue that no page links to, at its place in the catalogue.
    public static func unusedIntents(_ catalogue: Catalogue, used: Set<String>) -> [Finding] {
        UnusedIntent.findings(catalogue, used: used)
    }
}
