import IntentRouting
import SourceText
import YAMLSource

extension CatalogueDecoder {
    mutating func readIntents(_ node: YAMLNode) {
        guard let entries = reader.entries(node, "intents") else { return }
        var uses: [Use] = []
        // An intent knows the routes and no other intent, so that a long list is read on all cores.
        let size = 128
        let empty = CatalogueDecoder(file: file, routes: routes)
        let parts = concurrentMap((entries.count + size - 1) / size) { part in
            var decoder = empty
            var uses: [Use] = []
            for entry in entries[(part * size)..<min(entries.count, (part + 1) * size)] {
                decoder.readEntry(entry, &uses)
            }
            return (intents: decoder.intents, uses: uses, findings: decoder.reader.findings)
        }
        intents.reserveCapacity(entries.count)
        for part in parts {
            intents += part.intents
            uses += part.uses
            reader.append(part.findings)
        }
        guard !uses.isEmpty else { return }
        let names = Set(entries.map(\.key))
        for use in uses where !names.contains(use.id) {
            reader.report(
                use.range, "`use` names an unknown intent `\(visible(use.id))`",
                help: reader.suggestion(use.id, entries.map(\.key).filter { $0 != use.owner })
                    ?? "list it under `intents`", rule: "catalogue-deprecated")
        }
    }

    /// An intent that `deprecated` names.
    struct Use {
        var id: String
        var owner: String
        var range: ByteRange
    }

    private mutating func readEntry(_ entry: YAMLEntry, _ uses: inout [Use]) {
        let parts = entry.key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ isCatalogueName($0) }) else {
            return reader.report(
                entry.keyRange, "`\(visible(entry.key))` cannot name an intent",
                help: "names such as `backup.retry`: letters, digits, `_`, `-`, parts separated by dots")
        }
        if let intent = readIntent(entry, &uses) { intents.append(intent) }
    }

    private mutating func readIntent(
        _ entry: YAMLEntry, _ uses: inout [Use]
    ) -> Intent? {
        var what: String { "intent `\(entry.key)`" }
        guard let mapping = reader.mapping(entry.value, what, .intent) else { return nil }
        let isDestructive = mapping["destructive"].flatMap { reader.bool($0, "destructive") } ?? false
        let confirm = mapping["confirm"].flatMap { localised($0, "confirm") }
        if isDestructive, mapping["confirm"] == nil, let key = mapping.entry("destructive")?.keyRange {
            reader.report(
                key, "destructive \(what) asks nobody", help: "add `confirm:` with a question",
                rule: "catalogue-confirm")
        }
        let (since, until) = versions(mapping)
        let title = mapping["title"].flatMap { localised($0, "title") }
        let platforms = mapping["platforms"].flatMap { readPlatforms($0) } ?? []
        let deprecated = mapping["deprecated"].flatMap { deprecation($0, of: entry.key, &uses) }
        let fallback = mapping["fallback"].flatMap { localised($0, "fallback") }
        guard let pattern = readPattern(entry, mapping) else { return nil }
        return Intent(
            pattern: pattern, title: title, confirm: confirm, isDestructive: isDestructive, since: since,
            until: until, platforms: platforms, deprecated: deprecated, fallback: fallback, range: entry.keyRange,
            places: places(mapping, pattern))
    }

    private mutating func readPattern(_ entry: YAMLEntry, _ mapping: YAMLMapping) -> IntentPattern? {
        guard let node = mapping["path"], let segments = readPath(node, "path") else { return nil }
        var parameters = segments.compactMap { segment -> IntentParameter? in
            guard case .parameter(let name, let type) = segment else { return nil }
            return IntentParameter(name: name, type: type, isRequired: true)
        }
        let inPath = parameters
        var query: [IntentPattern.QueryItem] = []
        for item in mapping["query"].flatMap({ reader.entries($0, "query") }) ?? [] {
            guard let made = queryItem(item) else { continue }
            guard !inPath.contains(where: { $0.name == made.name }) else {
                reader.report(
                    item.keyRange, "`\(made.name)` is a parameter of the path already", help: "choose another name",
                    rule: "catalogue-path")
                continue
            }
            query.append(made)
            parameters.append(IntentParameter(name: made.name, type: made.type, isRequired: made.isRequired))
        }
        let stack = mapping["stack"].map { readStack($0, parameters) } ?? []
        let aliases = mapping["aliases"].map { readAliases($0, inPath) } ?? []
        return IntentPattern(id: entry.key, segments: segments, query: query, stack: stack, aliases: aliases)
    }

    private mutating func readPath(_ node: YAMLNode, _ what: String) -> [IntentPattern.Segment]? {
        guard let path = reader.string(node, what) else { return nil }
        do throws(PatternFault) {
            return try IntentPattern.segments(of: path)
        } catch {
            report(error, at: place(of: error, in: node))
            return nil
        }
    }

    private mutating func readAliases(
        _ node: YAMLNode, _ parameters: [IntentParameter]
    ) -> [[IntentPattern.Segment]] {
        var aliases: [[IntentPattern.Segment]] = []
        for item in reader.list(node, "aliases") ?? [] {
            guard let segments = readPath(item, "an alias") else { continue }
            let names = segments.compactMap { segment -> String? in
                guard case .parameter(let name, let type) = segment else { return nil }
                return "\(name):\(type.description)"
            }
            guard names.sorted() == parameters.map({ "\($0.name):\($0.type.description)" }).sorted() else {
                reader.report(
                    item.range, "an alias holds the same parameters as the path",
                    help: "parameters of the path: "
                        + (parameters.isEmpty
                            ? "none"
                            : parameters.map { "`{\($0.name):\($0.type.description)}`" }
                                .joined(separator: ", ")),
                    rule: "catalogue-path")
                continue
            }
            aliases.append(segments)
        }
        return aliases
    }

    private mutating func versions(_ mapping: YAMLMapping) -> (AppVersion?, AppVersion?) {
        func version(_ key: String) -> AppVersion? {
            guard let node = mapping[key], let text = reader.string(node, key) else { return nil }
            guard let version = AppVersion(text) else {
                reader.report(
                    node.range, "`\(visible(text))` is not a version", help: "numbers separated by dots: `\"2.1\"`")
                return nil
            }
            return version
        }
        let (since, until) = (version("since"), version("until"))
        if let since, let until, until < since, let node = mapping["until"] {
            reader.report(node.range, "`until` \(until) is before `since` \(since)", help: "exchange the two")
        }
        return (since, until)
    }

    private mutating func readPlatforms(_ node: YAMLNode) -> [String]? {
        var platforms: [String] = []
        for item in reader.list(node, "platforms") ?? [] {
            guard let name = reader.word(item, "a platform", among: Intent.knownPlatforms) else { continue }
            if platforms.contains(name) {
                reader.report(item.range, "platform `\(name)` is listed twice", help: "keep one of them")
            }
            platforms.append(name)
        }
        if case .sequence([]) = node.content {
            reader.report(
                node.range, "the list of platforms is empty", help: "leave `platforms` out where all of them have it")
        }
        return platforms
    }

    private mutating func deprecation(
        _ node: YAMLNode, of owner: String, _ uses: inout [Use]
    ) -> Deprecation? {
        guard let mapping = reader.mapping(node, "`deprecated`", .deprecation) else { return nil }
        let use = mapping["use"].flatMap { reader.string($0, "use") }
        if let use, let range = mapping["use"]?.range { uses.append(Use(id: use, owner: owner, range: range)) }
        var after = mapping["after"].flatMap { reader.string($0, "after") }
        if let text = after, let range = mapping["after"]?.range, !isCalendarDay(text) {
            reader.report(range, "`\(visible(text))` is not a day", help: "write it as `2026-12-31`")
            after = nil
        }
        return Deprecation(use: use, after: after)
    }

    /// A text for every locale, or a mapping of locale to text.
    private mutating func localised(_ node: YAMLNode, _ what: String) -> LocalisedText? {
        if case .mapping(let entries) = node.content {
            var texts: [LocalisedText.Entry] = []
            for entry in entries {
                guard isLocale(entry.key) else {
                    reader.report(
                        entry.keyRange, "`\(visible(entry.key))` is not a locale", help: "write `en` or `pt-BR`",
                        rule: "catalogue-key")
                    continue
                }
                guard let text = filled(entry.value, "\(what).\(entry.key)") else { continue }
                texts.append(LocalisedText.Entry(locale: entry.key, text: text))
            }
            if entries.isEmpty { reader.report(node.range, "`\(what)` has no text", help: "write `{ en: … }`") }
            return LocalisedText(texts: texts)
        }
        guard case .scalar = node.content, !node.isNull else {
            reader.report(node.range, "`\(what)` must be a text or a mapping by locale, not \(node.kindName)")
            return nil
        }
        return filled(node, what).map { LocalisedText(texts: [.init(locale: "", text: $0)]) }
    }

    private mutating func filled(_ node: YAMLNode, _ what: String) -> String? {
        guard let text = reader.string(node, what) else { return nil }
        guard
            text.utf8.contains(where: { $0 > 0x20 && $0 < 0x7F })
                || text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
        else {
            reader.report(node.range, "`\(what)` is blank", help: "write a text")
            return nil
        }
        return text
    }
}

/// A language tag: a language of two or three letters, then parts of two to eight letters and digits.
private func isLocale(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
        language.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count) && part.allSatisfy { isASCIILetter($0) || $0 >= 0x30 && $0 <= 0x39 }
    }
}

/// `YYYY-MM-DD`, a day that exists.
private func isCalendarDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }),
        let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
}
