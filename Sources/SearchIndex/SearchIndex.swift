internal import SourceText

/// The full-text index of one locale: scripts that a page loads when somebody searches, a few of them for a query.
///
/// - `index.js`, the directory: which file holds what.
/// - `words-N.js`: all terms in order, each with how common it is.
/// - `endings-N.js`: the longer terms written backwards, in order, for what is mistyped at the beginning.
/// - `postings-N.js`: for each term the pages that have it.
/// - `pages-N.js`: titles, addresses, and the words for excerpts; written by ``pagesFile(_:_:)``.
///
/// The browser's side is `templates/runtime/search-shards.mjs`.
public struct SearchIndex: Sendable {
    private static let postingsSize = 24_000
    private static let pagesSize = 14_000
    /// Terms with at least this many characters are looked for when they are mistyped.
    private static let typoLength = 4

    /// The directory and the files with terms and postings.
    public let files: [SearchFile]
    /// The pages of each file of pages, which are not among ``files``.
    public let pageRanges: [Range<Int>]

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - pages: the terms of each page, in the order of the pages.
    ///   - sizes: how many bytes the sections of each page have, by which pages are dealt into files.
    public init(_ pages: [PageTerms], sizes: [Int]) {
        let vocabulary = Vocabulary(pages)
        var words = WordList()
        for index in 0..<vocabulary.count {
            words.append(vocabulary.term(index), pages: vocabulary.postings(index).count)
        }
        let endings = SearchIndex.endings(vocabulary)
        let (postings, starts) = SearchIndex.postings(vocabulary)
        pageRanges = SearchIndex.ranges(sizes)

        var files: [SearchFile] = []
        for (number, text) in postings.enumerated() {
            files.append(SearchFile(.postings, number) { SearchIndex.quote(text, to: &$0) })
        }
        for (number, shard) in words.shards.enumerated() {
            files.append(SearchFile(.words, number) { SearchIndex.quote(shard.text, to: &$0) })
        }
        for (number, shard) in endings.shards.enumerated() {
            files.append(SearchFile(.endings, number) { SearchIndex.quote(shard.text, to: &$0) })
        }
        // Says whether files that a browser has kept belong together.
        let version = files.reduce(stableHash([])) { stableHash($1.bytes, behind: $0) }
        let pageCounts = pageRanges.map(\.count)
        files.append(
            SearchFile(.index, 0) { output in
                var writer = JSONWriter()
                writer.object { writer in
                    writer.member("version", String(version, radix: 36))
                    writer.member("pages", pages.count)
                    writer.array("words") { list in
                        for shard in words.shards { list.value(String(decoding: shard.first, as: UTF8.self)) }
                    }
                    writer.member("wordStarts", SearchIndex.numbers(words.shards.map(\.start)))
                    writer.array("endings") { list in
                        for shard in endings.shards { list.value(String(decoding: shard.first, as: UTF8.self)) }
                    }
                    writer.member("postingStarts", SearchIndex.numbers(starts))
                    writer.member("pageCounts", SearchIndex.numbers(pageCounts))
                }
                output += writer.bytes
            })
        self.files = files
    }

    /// The path of a file of pages in the folder of the index.
    public static func pagesPath(_ number: Int) -> String { SearchFile.path(.pages, number) }

    /// A file of pages.
    ///
    /// - Parameters:
    ///   - number: which of ``pageRanges``.
    ///   - pages: the pages with what stands on them, if anything does.
    public static func pagesFile(_ number: Int, _ pages: [(page: SearchPage, sections: SearchSections?)]) -> [UInt8] {
        SearchFile(.pages, number) { output in
            output.append(UInt8(ascii: "["))
            for (index, page) in pages.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                page.page.write(page.sections, to: &output)
            }
            output.append(UInt8(ascii: "]"))
        }.bytes
    }

    // MARK: Parts

    /// The longer terms backwards, in the order of their characters.
    private static func endings(_ vocabulary: Vocabulary) -> WordList {
        var words: [(word: [UInt8], pages: Int)] = []
        for index in 0..<vocabulary.count {
            let term = vocabulary.term(index)
            guard term.count >= typoLength else { continue }
            let scalars = String(decoding: term, as: UTF8.self).unicodeScalars
            guard scalars.count >= typoLength else { continue }
            var reversed = String.UnicodeScalarView()
            reversed.append(contentsOf: scalars.reversed())
            words.append((Array(String(reversed).utf8), vocabulary.postings(index).count))
        }
        words.sort { $0.word.lexicographicallyPrecedes($1.word) }
        var result = WordList()
        for (word, pages) in words { result.append(word[...], pages: pages) }
        return result
    }

    /// The postings in files, and the first term of each file.
    private static func postings(_ vocabulary: Vocabulary) -> (files: [[UInt8]], starts: [Int]) {
        let step = 256
        let lines = concurrentMap((vocabulary.count + step - 1) / step) { chunk -> (text: [UInt8], ends: [Int]) in
            var text: [UInt8] = []
            var ends: [Int] = []
            for index in chunk * step..<min(vocabulary.count, (chunk + 1) * step) {
                PostingsLine.append(vocabulary.postings(index), to: &text)
                ends.append(text.count)
            }
            return (text, ends)
        }
        var files: [[UInt8]] = []
        var starts: [Int] = []
        var index = 0
        for chunk in lines {
            var start = 0
            for end in chunk.ends {
                let isFull = files.last.map { $0.count + end - start > postingsSize } ?? true
                if isFull {
                    files.append([])
                    starts.append(index)
                } else {
                    files[files.count - 1].append(0x20)
                }
                files[files.count - 1] += chunk.text[start..<end]
                start = end
                index += 1
            }
        }
        return (files, starts)
    }

    private static func ranges(_ sizes: [Int]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var size = 0
        for (index, next) in sizes.enumerated() {
            if index > start, size + next > pagesSize {
                result.append(start..<index)
                start = index
                size = 0
            }
            size += next
        }
        if start < sizes.count { result.append(start..<sizes.count) }
        return result
    }

    private static func numbers(_ values: [Int]) -> String {
        var text: [UInt8] = []
        for value in values { PostingsLine.append(value, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Word lists and postings have nothing to escape.
    private static func quote(_ text: [UInt8], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        output += text
        output.append(UInt8(ascii: "\""))
    }
}
