import SourceText

/// `llms.txt`: what a locale's pages are, for language models and whoever else prefers text, after llmstxt.org.
///
/// A heading with the site's title, its description as a quotation, and a list of links for each section. A page is
/// linked by its Markdown twin. Listed is what the sitemap lists.
struct LanguageModelText {
    private let assembler: PageAssembler
    private let locale: Int
    private var model: SiteModel { assembler.model }

    init(_ assembler: PageAssembler, locale: Int) {
        self.assembler = assembler
        self.locale = locale
    }

    /// The file for a place in the output.
    func file(at output: PathBytes) -> [UInt8] {
        var result: [UInt8] = []
        heading("# ", assembler.sites[locale].title, to: &result)
        let home = model.sections[model.roots[locale]].indexPage
        if let description = assembler.description(of: home), !description.isEmpty {
            result += "\n> ".utf8
            append(description, to: &result)
            result.append(0x0A)
        }
        for section in sections() {
            let pages = section.pages.filter { model.twin(of: $0) != nil }
            guard !pages.isEmpty else { continue }
            result.append(0x0A)
            heading("## ", section.title, to: &result)
            result.append(0x0A)
            for page in pages { item(page, from: output, to: &result) }
        }
        return result
    }

    /// Sections of the first level with everything below them, in the order of reading; before them what stands at
    /// the top.
    private func sections() -> [(title: String, pages: [Int])] {
        let root = model.roots[locale]
        var order: [Int] = []
        var pages: [Int: [Int]] = [:]
        for page in assembler.navigation.readingOrder(ofLocale: locale) where model.pages[page].origin == .source {
            var section = model.pages[page].section
            while section != root, model.sections[section].parent >= 0, model.sections[section].parent != root {
                section = model.sections[section].parent
            }
            if pages[section] == nil { order.append(section) }
            pages[section, default: []].append(page)
        }
        return order.map { section in
            let index = model.sections[section].indexPage
            let title =
                section == root
                ? assembler.sites[locale].title
                : index >= 0 ? assembler.navigation.titles[index] : model.sections[section].label
            return (title, pages[section] ?? [])
        }
    }

    private func item(_ page: Int, from output: PathBytes, to result: inout [UInt8]) {
        guard let twin = model.twin(of: page) else { return }
        result += "- [".utf8
        append(assembler.navigation.titles[page], to: &result)
        result += "](".utf8
        let reference =
            assembler.configuration.address?.address(of: twin)
            ?? RelativeURL.reference(from: output.bytes, to: twin.bytes)
        for byte in reference {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
                RelativeURL.appendEscape(byte, into: &result)
            } else {
                result.append(byte)
            }
        }
        result.append(UInt8(ascii: ")"))
        if let description = assembler.description(of: page), !description.isEmpty {
            result += ": ".utf8
            append(description, to: &result)
        }
        result.append(0x0A)
    }

    private func heading(_ marks: String, _ text: String, to result: inout [UInt8]) {
        result += marks.utf8
        append(text, to: &result)
        result.append(0x0A)
    }

    /// Plain text on one line.
    private func append(_ text: String, to result: inout [UInt8]) {
        let line = text.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }).joined(separator: " ")
        MarkdownTwin.appendPlain(Array(line.utf8)[...], to: &result)
    }
}
