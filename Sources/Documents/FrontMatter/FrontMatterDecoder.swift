import SourceText
import YAMLSource

/// Turns the YAML of a front matter into a ``FrontMatter``, one key at a time.
struct FrontMatterDecoder {
    private(set) var frontMatter = FrontMatter()
    private var reader: YAMLReader
    private let bytes: [UInt8]

    init(file: SourceFile) {
        bytes = file.bytes
        reader = YAMLReader(file: file.name, valueRule: "front-matter-value", keyRule: "front-matter-key")
    }

    /// What did not fit, in the order of the file.
    var findings: [Finding] { reader.findings }

    /// Reads the whole mapping.
    mutating func decode(_ root: YAMLNode) {
        guard case .mapping(let entries) = root.content else {
            reader.report(
                root.range, "front matter must be a mapping, not \(root.kindName)", help: "write `title: …`",
                rule: "front-matter-syntax")
            return
        }
        for entry in entries { decode(entry) }
    }

    private mutating func decode(_ entry: YAMLEntry) {
        let value = entry.value
        switch entry.key {
        case "title": frontMatter.title = text(value, "title")
        case "description": frontMatter.description = text(value, "description")?.text
        case "slug": frontMatter.slug = slug(value)
        case "aliases": frontMatter.aliases = aliases(value)
        case "order": frontMatter.order = reader.int(value, "order")
        case "nav": frontMatter.navigationLabel = text(value, "nav")?.text
        case "draft": frontMatter.isDraft = reader.bool(value, "draft") ?? false
        case "hidden": frontMatter.isHidden = reader.bool(value, "hidden") ?? false
        case "template": frontMatter.template = text(value, "template")
        case "toc": frontMatter.tableOfContents = tableOfContents(value)
        case "updated": frontMatter.updated = date(value)
        case "tags": frontMatter.tags = reader.stringOrStrings(value, "tags")?.map(\.text) ?? []
        case "image": frontMatter.image = text(value, "image")
        case "icon": frontMatter.icon = text(value, "icon")
        case "id": frontMatter.identifier = name(value, "id")
        case "since": frontMatter.since = version(value, "since")
        case "until": frontMatter.until = version(value, "until")
        case "platforms": frontMatter.platforms = platforms(value)
        case "screen": frontMatter.screen = name(value, "screen")?.text
        case "faq": frontMatter.isQuestions = reader.bool(value, "faq") ?? false
        case "redirect": frontMatter.redirect = text(value, "redirect")
        default:
            reader.report(
                entry.keyRange, "unknown key `\(visible(entry.key))` in front matter",
                help: reader.suggestion(entry.key, FrontMatter.keys), rule: "front-matter-key")
        }
    }

    /// A text that holds more than white space, with its place.
    private mutating func text(_ node: YAMLNode, _ what: String) -> FrontMatterText? {
        guard let text = reader.string(node, what) else { return nil }
        guard text.utf8.contains(where: { $0 > 0x20 }) else {
            reader.report(node.range, "`\(what)` is empty", help: "write a text, or remove the key")
            return nil
        }
        return FrontMatterText(text, source: unquoted(node.range))
    }

    private mutating func slug(_ node: YAMLNode) -> FrontMatterText? {
        guard let slug = text(node, "slug") else { return nil }
        let allowed = slug.text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark || "-_.".unicodeScalars.contains(scalar)
        }
        guard allowed, slug.text.first != ".", slug.text != "index" else {
            reader.report(
                slug.source, "`\(visible(slug.text))` cannot be a slug",
                help: "use letters, digits, `-`, `_` and `.`, without the folder and the extension, and not `index`")
            return nil
        }
        return slug
    }

    /// A name that other files can refer to: letters, digits, `-`, `_`, `.` and `/`.
    private mutating func name(_ node: YAMLNode, _ what: String) -> FrontMatterText? {
        guard let name = text(node, what) else { return nil }
        guard !name.text.unicodeScalars.contains(where: { $0.properties.isWhitespace || isInvisible($0) }) else {
            reader.report(name.source, "`\(what)` cannot hold white space", help: "write `-` between words")
            return nil
        }
        return name
    }

    private mutating func tableOfContents(_ node: YAMLNode) -> FrontMatter.TableOfContents {
        if case .scalar(let text, isPlain: true) = node.content {
            if text == "true" { return .standard }
            if text == "false" { return .none }
            if let depth = Int(text), (2...6).contains(depth) { return .depth(depth) }
        }
        reader.report(
            node.range, "`toc` must be `true`, `false` or a heading level from 2 to 6",
            help: "`toc: 3` lists headings of the levels 2 and 3")
        return .standard
    }

    private mutating func date(_ node: YAMLNode) -> String? {
        guard let text = reader.string(node, "updated") else { return nil }
        guard isCalendarDate(text) else {
            reader.report(
                unquoted(node.range), "`updated` must be a day of the calendar, not `\(visible(text))`",
                help: "write it as year-month-day, `2026-03-01`")
            return nil
        }
        return text
    }

    private mutating func version(_ node: YAMLNode, _ what: String) -> String? {
        guard let text = reader.string(node, what) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            reader.report(
                unquoted(node.range), "`\(what)` must be a version, not `\(visible(text))`",
                help: "write numbers with dots between them, `\"2.1\"`")
            return nil
        }
        return text
    }

    private mutating func platforms(_ node: YAMLNode) -> [String] {
        guard let names = reader.stringOrStrings(node, "platforms") else { return [] }
        return names.compactMap { name in
            let isPlain =
                !name.text.isEmpty
                && name.text.utf8.allSatisfy {
                    (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
                }
            if isPlain { return name.text }
            reader.report(
                unquoted(name.range), "`\(visible(name.text))` cannot be a platform",
                help: "use lower-case letters, digits and `-`: `ios`, `android`, `web`")
            return nil
        }
    }

    // MARK: Aliases

    private mutating func aliases(_ node: YAMLNode) -> [FrontMatterAlias] {
        if case .sequence(let items) = node.content {
            return items.flatMap { aliases(item: $0) }
        }
        return aliases(item: node)
    }

    private mutating func aliases(item: YAMLNode) -> [FrontMatterAlias] {
        guard case .mapping(let entries) = item.content else {
            guard let old = text(item, "aliases"), checkOld(old) else { return [] }
            return [FrontMatterAlias(old: old)]
        }
        return entries.compactMap { entry in
            let old = FrontMatterText(entry.key, source: unquoted(entry.keyRange))
            guard checkOld(old), let new = text(entry.value, "alias") else { return nil }
            guard new.text.utf8.first == UInt8(ascii: "#"), new.text.utf8.count > 1 else {
                reader.report(
                    new.source, "an alias can lead to an anchor of its own page only, not to `\(visible(new.text))`",
                    help: "write `\"#anchor\"`")
                return nil
            }
            let range = ByteRange(new.source.lowerBound + 1, new.source.upperBound)
            return FrontMatterAlias(
                old: old, anchor: FrontMatterText(String(new.text.dropFirst()), source: range))
        }
    }

    /// An old address is a path inside the site, an anchor, or both.
    private mutating func checkOld(_ old: FrontMatterText) -> Bool {
        let parts = old.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var path = parts[0]
        if path.first == "/" { path = path.dropFirst() }
        if path.last == "/" { path = path.dropLast() }
        let isAnchor = parts[0].isEmpty && parts.count == 2 && !parts[1].isEmpty
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        let isPath =
            !old.text.unicodeScalars.contains { isInvisible($0) || "\\?:".unicodeScalars.contains($0) }
            && segments.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
            && (parts.count == 1 || !parts[1].isEmpty)
        guard isAnchor || isPath else {
            reader.report(
                old.source, "`\(visible(old.text))` cannot be an old address of this site",
                help: "write a path below the locale's folder, `old/path`, `old/path#anchor` or `#old-anchor`")
            return false
        }
        return true
    }

    // MARK: Places

    /// The range without the quotes around a quoted scalar.
    private func unquoted(_ range: ByteRange) -> ByteRange {
        guard range.count >= 2, range.upperBound <= bytes.count else { return range }
        let first = bytes[range.lowerBound]
        guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"), bytes[range.upperBound - 1] == first
        else { return range }
        return ByteRange(range.lowerBound + 1, range.upperBound - 1)
    }
}

/// Whether a text is `YYYY-MM-DD` and names a day that exists.
private func isCalendarDate(_ text: String) -> Bool {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-") else { return false }
    func number(_ range: Range<Int>) -> Int? {
        var value = 0
        for digit in digits[range] {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit) - 0x30
        }
        return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), year > 0,
        (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
}
