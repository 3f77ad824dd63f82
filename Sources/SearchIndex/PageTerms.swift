/// The terms of one page in a compact form, kept until all pages are read.
public struct PageTerms: Sendable {
    /// The terms are dealt into this many parts by their hashes, so that the parts can be merged on all cores.
    static let parts = 8

    /// For each term: number of its bytes, its places in the body and in headings, its flags, its bytes; part by part.
    let bytes: [UInt8]
    /// Where each part ends in `bytes`.
    let ends: SIMD8<UInt32>
    /// Number of terms in the body, repetitions included.
    let length: Int
    /// Number of terms in the title.
    let titleTerms: Int

    /// A page that nothing is known of but its title.
    public init(title: String) { self.init(title: title, description: nil, name: "", tags: [], article: nil) }

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - title: plain text.
    ///   - description: the sentence for search results.
    ///   - name: the last part of its address, which often says in other words what the page is about.
    ///   - tags: the words it is filed under.
    ///   - article: the words of the page, or nil where it has none.
    public init(title: String, description: String?, name: String, tags: [String], article: ArticleText?) {
        var counter = TermCounter()
        var reader = TermReader()
        reader.read(title, .title, into: &counter)
        if let description { reader.read(description, .description, into: &counter) }
        reader.read(name, .description, into: &counter)
        for tag in tags { reader.read(tag, .tag, into: &counter) }
        if let article {
            for section in article.sections {
                reader.read(article.bytes, section.heading, section.level > 1 ? .heading : .body, into: &counter)
                reader.read(article.bytes, section.text, .body, into: &counter)
            }
        }
        length = counter.length
        titleTerms = counter.titleTerms

        var sizes = SIMD8<UInt32>()
        for entry in counter.entries { sizes[PageTerms.part(entry.hash)] += UInt32(entry.length) + 4 }
        var ends = SIMD8<UInt32>()
        var total: UInt32 = 0
        for part in 0..<PageTerms.parts {
            ends[part] = total
            total += sizes[part]
        }
        let entries = counter.entries
        let arena = counter.arena
        var places = ends
        bytes = [UInt8](unsafeUninitializedCapacity: Int(total)) { buffer, count in
            for entry in entries {
                let part = PageTerms.part(entry.hash)
                var place = Int(places[part])
                buffer[place] = entry.length
                buffer[place + 1] = entry.body
                buffer[place + 2] = entry.headings
                buffer[place + 3] = entry.flags
                place += 4
                for index in Int(entry.start)..<Int(entry.start) + Int(entry.length) {
                    buffer[place] = arena[index]
                    place += 1
                }
                places[part] = UInt32(place)
            }
            count = Int(total)
        }
        self.ends = places
    }

    private static func part(_ hash: UInt32) -> Int { Int((hash >> 24) & 7) }

    /// Where a part lies in `bytes`.
    func range(ofPart part: Int) -> Range<Int> { (part == 0 ? 0 : Int(ends[part - 1]))..<Int(ends[part]) }
}
