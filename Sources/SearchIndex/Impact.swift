/// What a term is worth on a page, apart from how rare it is: 1 to 63.
///
/// The body counts as BM25 does, with a length of the page beside the mean; title, headings, tags and description add to
/// it, a title the more, the fewer other words it has.
struct Impact {
    static let maximum: UInt32 = 63

    private let saturation: Double
    private let title: Double

    init(_ page: PageTerms, meanLength: Double) {
        saturation = 1.2 * (0.25 + 0.75 * Double(page.length) / max(1, meanLength))
        title = 1 / (0.85 + 0.15 * Double(max(1, page.titleTerms)))
    }

    func value(body: UInt8, headings: UInt8, flags: UInt8) -> UInt32 {
        let inBody = Double(body) / (Double(body) + saturation)
        let inHeadings = Double(headings) / (Double(headings) + 1)
        var result = 0.35 * inBody + 0.22 * inHeadings
        if flags != 0 {
            if flags & TermCounter.title != 0 { result += 0.43 * title }
            if flags & TermCounter.tag != 0 { result += 0.12 }
            if flags & TermCounter.description != 0 { result += 0.1 }
        }
        return max(1, UInt32((min(1, result) * Double(Impact.maximum)).rounded()))
    }
}
