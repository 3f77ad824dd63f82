public import SourceText

/// A page of a site as far as the comparison of its languages needs it.
public struct PageText: Sendable {
    /// The name of its file.
    public var file: String
    /// The language as the site writes it.
    public var locale: String
    /// The app's addresses in it.
    public var uses: [IntentUse]

    /// Makes a text.
    public init(file: String, locale: String, uses: [IntentUse]) {
        self.file = file
        self.locale = locale
        self.uses = uses
    }
}

extension SiteAudit {
    /// Where a page differs in its links into the app from the same page in the default language.
    ///
    /// A finding stands at the link that is there and should not be, or not so; where one is missing, at the page.
    public static func intentParity(source: PageText, translation: PageText) -> [Finding] {
        if source.uses.isEmpty, translation.uses.isEmpty { return [] }
        return ParityDifference.between(source.uses, translation.uses).map { difference in
            let place = difference.translation.map { translation.uses[$0].place }
            let related = RelatedPlace(
                place: Place(file: source.file, range: difference.source.map { source.uses[$0].place }),
                message: difference.source == nil ? "the text it was made from" : "in \(quoted(source.locale))")
            return Finding(
                rule: IntentParity.name, severity: IntentParity.severity,
                place: Place(file: translation.file, range: place),
                message: IntentParity.message(difference, source.uses, translation.uses, locale: source.locale),
                help: IntentParity.help(difference, source.uses, translation.uses), related: [related],
                subject: IntentParity.subject(difference, source.uses, translation.uses))
        }
    }
}
