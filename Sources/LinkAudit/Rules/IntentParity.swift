internal import SourceText

/// A translation has other links into the app than the text it was made from.
///
/// A link is missing, there is one too many, it leads elsewhere, its address was written in other letters, or it is no
/// link any more. Readers of one language then miss a button that all others have. The links of a text are counted;
/// their order and the words around them say nothing, and a parameter that is free text may be translated. A site
/// compares each page with the same page in the default language; an export compares each text with its source.
///
/// ## How to fix
///
/// Write the link as it stands in the source, at the place in the translation that the finding names. If the source
/// has lost it, write it there.
enum IntentParity: Rule {
    static let name = "intent-parity"
    static let severity = Severity.error
    /// A single page cannot show it: two languages are compared.
    static let examples: [RuleExample] = []

    /// The fault in one sentence; `locale` is the language of the source.
    static func message(
        _ difference: ParityDifference, _ source: [IntentUse], _ translation: [IntentUse], locale: String
    ) -> String {
        let language = quoted(locale)
        let wanted = difference.source.map { quoted(source[$0].address[...]) } ?? ""
        let found = difference.translation.map { quoted(translation[$0].address[...]) } ?? ""
        switch difference.kind {
        case .missing: return "the link to \(wanted) is missing here and is in the \(language) text"
        case .extra: return "\(found) is linked to here and not in the \(language) text"
        case .changed: return "\(found) stands here for \(wanted) of the \(language) text"
        case .recased: return "\(found) differs from the \(language) text in upper and lower case"
        case .lost: return "\(found) is no link here and is one in the \(language) text"
        }
    }

    /// The way out.
    static func help(_ difference: ParityDifference, _ source: [IntentUse], _ translation: [IntentUse]) -> String {
        guard let wanted = difference.source else { return "take the link away, or add it to the source" }
        let address = quoted(source[wanted].address[...])
        switch difference.kind {
        case .missing: return "add a link to \(address)"
        case .lost: return "write a link to \(address)"
        default: return "write \(address)"
        }
    }

    /// What the finding is about: the address that is there, else the one that should be.
    static func subject(_ difference: ParityDifference, _ source: [IntentUse], _ translation: [IntentUse]) -> String? {
        let use = difference.source.map { source[$0] } ?? difference.translation.map { translation[$0] }
        return use.map { String(decoding: $0.address, as: UTF8.self) }
    }
}
