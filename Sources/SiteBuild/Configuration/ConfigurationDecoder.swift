public import SourceText
import YAMLSource

extension SiteConfiguration {
    /// Reads `fingerpost.yaml`.
    ///
    /// Findings carry the rules `configuration-key` and `configuration-value`, or are those of the YAML reader. There is
    /// a configuration only when none of them is an error.
    public static func decode(_ file: SourceFile) -> (configuration: SiteConfiguration?, findings: [Finding]) {
        let (root, syntax) = parseYAML(file)
        guard let root else {
            guard syntax.isEmpty else { return (nil, syntax) }
            var decoder = ConfigurationDecoder(file: file)
            decoder.reader.report(
                .empty, "the configuration is empty", help: "write at least `title: …`", rule: "configuration-key")
            return (nil, decoder.reader.findings)
        }
        var decoder = ConfigurationDecoder(file: file)
        let configuration = decoder.decode(root)
        let findings = syntax + decoder.reader.findings
        return (findings.contains { $0.severity == .error } ? nil : configuration, findings)
    }
}

/// Turns the YAML of the configuration into values, key by key.
struct ConfigurationDecoder {
    var reader: YAMLReader
    let bytes: [UInt8]

    init(file: SourceFile) {
        bytes = file.bytes
        reader = YAMLReader(file: file.name, valueRule: "configuration-value", keyRule: "configuration-key")
    }

    mutating func decode(_ root: YAMLNode) -> SiteConfiguration? {
        guard let map = reader.mapping(root, "the configuration", keys: SiteConfiguration.keys, required: ["title"])
        else { return nil }
        var result = SiteConfiguration(title: "")
        // Locales first: other values are checked against them.
        if let node = map["locales"] { locales(node, into: &result) }
        if let node = map["default"] { defaultLocale(node, into: &result) }
        if let node = map["title"], let text = localized(node, "title", result.locales) { result.title = text }
        if let node = map["description"] { result.description = localized(node, "description", result.locales) }
        if let node = map["url"] { result.address = address(node) }
        if let node = map["content"], let path = path(node, "content", isInside: true) { result.contentFolder = path }
        if let node = map["catalogue"], let path = path(node, "catalogue") {
            result.catalogueFile = path
            result.namesCatalogue = true
        }
        if let node = map["output"], let path = path(node, "output") { result.outputFolder = path }
        if let node = map["templates"] { result.templatesFolder = path(node, "templates") }
        if let node = map["rawHTML"] { rawHTML(node, into: &result) }
        if let node = map["navigation"] { navigation(node, into: &result) }
        if let node = map["toc"], let depth = reader.int(node, "toc", in: 2...6) { result.tableOfContentsDepth = depth }
        if let node = map["search"], let flag = reader.bool(node, "search") { result.hasSearch = flag }
        if let node = map["texts"] { texts(node, into: &result) }
        if let node = map["theme"] { theme(node, into: &result) }
        if let node = map["edit"] { result.editAddress = editAddress(node) }
        if let node = map["embedders"] { embedders(node, into: &result) }
        if let node = map["twins"], let flag = reader.bool(node, "twins") { result.writesTwins = flag }
        if let node = map["feed"], let flag = reader.bool(node, "feed") { feed(flag, node, into: &result) }
        if let node = map["exclude"] {
            result.exclude = reader.stringOrStrings(node, "exclude")?.map { GlobPattern($0.text) } ?? []
        }
        if let node = map["lint"] { lint(node, into: &result) }
        checkFolders(map, result)
        return result
    }

    // MARK: Languages

    private mutating func locales(_ node: YAMLNode, into result: inout SiteConfiguration) {
        guard let items = reader.list(node, "locales") else { return }
        guard !items.isEmpty else {
            return reader.report(node.range, "`locales` is empty", help: "list a locale, or remove the key")
        }
        var locales: [SiteLocale] = []
        for item in items {
            guard
                let map = reader.mapping(
                    item, "a locale", keys: ["code", "name", "dir"], required: ["code", "name"]),
                let codeNode = map["code"], let code = reader.string(codeNode, "code"),
                let nameNode = map["name"], let name = reader.string(nameNode, "name")
            else { continue }
            var locale = SiteLocale(code: code, name: name)
            if let node = map["dir"], let word = reader.word(node, "dir", among: ["ltr", "rtl"]) {
                locale.direction = WritingDirection(rawValue: word)
            }
            if !isLanguageTag(code) {
                reader.report(
                    codeNode.range, "`\(visible(code))` is not a language tag", help: "write `en`, `es`, `pt-BR`")
            } else if locales.contains(where: { $0.code.lowercased() == code.lowercased() }) {
                reader.report(codeNode.range, "locale `\(code)` is listed twice", help: "keep one of them")
            } else {
                locales.append(locale)
                result.localePlaces[code] = Place(file: reader.file, range: codeNode.range)
            }
        }
        if !locales.isEmpty { result.locales = locales }
    }

    private mutating func defaultLocale(_ node: YAMLNode, into result: inout SiteConfiguration) {
        let codes = result.locales.map(\.code)
        guard let code = reader.word(node, "default", among: codes) else { return }
        result.defaultLocale = codes.firstIndex(of: code) ?? 0
    }

    /// A text, or a mapping from locales to texts that has one for the default locale.
    mutating func localized(_ node: YAMLNode, _ what: String, _ locales: [SiteLocale]) -> LocalizedText? {
        guard case .mapping = node.content else { return reader.string(node, what).map { LocalizedText($0) } }
        guard let map = reader.mapping(node, "`\(what)`", keys: locales.map(\.code)) else { return nil }
        var result: [String: String] = [:]
        for locale in locales {
            if let node = map[locale.code], let text = reader.string(node, what) { result[locale.code] = text }
        }
        return LocalizedText(byLocale: result)
    }

    // MARK: Addresses and paths

    private mutating func address(_ node: YAMLNode) -> SiteAddress? {
        guard let text = reader.string(node, "url") else { return nil }
        guard let address = SiteAddress(text) else {
            reader.report(
                node.range, "`\(visible(text))` cannot be the site's address",
                help: "write `https://`, an ASCII host and a path, without query and fragment: "
                    + "`https://help.example.com/gallery/`")
            return nil
        }
        return address
    }

    private mutating func embedders(_ node: YAMLNode, into result: inout SiteConfiguration) {
        for item in reader.stringOrStrings(node, "embedders") ?? [] {
            guard let address = SiteAddress(item.text), address.path == "/", !item.text.hasSuffix("/") else {
                reader.report(
                    item.range, "`\(visible(item.text))` is no origin",
                    help: "write `https://` and a host in ASCII, without a path: `https://app.example.com`")
                continue
            }
            // Browsers give origins in lower case.
            result.embedders.append(item.text.lowercased())
        }
    }

    private mutating func feed(_ flag: Bool, _ node: YAMLNode, into result: inout SiteConfiguration) {
        result.writesFeed = flag
        guard flag, result.address == nil else { return }
        reader.report(
            node.range, "a feed needs the site's address, because its entries are known by theirs",
            help: "write `url: https://…/`, or leave `feed` out")
    }

    /// A path with forward slashes, `./` and a final slash removed.
    mutating func path(_ node: YAMLNode, _ what: String, isInside: Bool = false) -> String? {
        guard let text = reader.string(node, what) else { return nil }
        let segments = text.split(separator: "/").filter { $0 != "." }
        let isClean = !text.unicodeScalars.contains { isInvisible($0) || $0 == "\\" }
        guard isClean, !segments.isEmpty, !text.hasPrefix("/"), !isInside || !segments.contains("..") else {
            reader.report(
                node.range, "`\(what)` cannot be `\(visible(text))`",
                help: isInside
                    ? "name a folder inside the site's folder, with forward slashes"
                    : "write a path relative to the site's folder, with forward slashes")
            return nil
        }
        return segments.joined(separator: "/")
    }

    private mutating func checkFolders(_ map: YAMLMapping, _ result: SiteConfiguration) {
        let content = result.contentFolder
        guard result.outputFolder == content || result.outputFolder.hasPrefix(content + "/") else { return }
        let range = (map["output"] ?? map["content"])?.range ?? .empty
        reader.report(
            range, "the output would lie inside the content", help: "name another folder for `output`")
    }

    // MARK: The rest

    private mutating func rawHTML(_ node: YAMLNode, into result: inout SiteConfiguration) {
        let words = RawHTMLPolicy.allCases.map(\.rawValue)
        if let word = reader.word(node, "rawHTML", among: words), let policy = RawHTMLPolicy(rawValue: word) {
            result.rawHTML = policy
        }
    }

    private mutating func navigation(_ node: YAMLNode, into result: inout SiteConfiguration) {
        guard let map = reader.mapping(node, "`navigation`", keys: ["limit"]) else { return }
        if let node = map["limit"], let limit = reader.int(node, "limit", in: 8...2_000) {
            result.navigationLimit = limit
        }
    }

    private mutating func texts(_ node: YAMLNode, into result: inout SiteConfiguration) {
        guard let map = reader.mapping(node, "`texts`", keys: InterfaceText.allCases.map(\.rawValue)) else { return }
        for key in InterfaceText.allCases {
            guard let node = map[key.rawValue] else { continue }
            result.texts[key] = localized(node, key.rawValue, result.locales)
            var nodes = [node]
            if case .mapping(let entries) = node.content { nodes = entries.map(\.value) }
            for node in nodes {
                guard case .scalar(let text, _) = node.content else { continue }
                reader.checkPlaceholders(text, key.placeholders, of: key.rawValue, at: node.range, in: bytes)
            }
        }
    }
}
