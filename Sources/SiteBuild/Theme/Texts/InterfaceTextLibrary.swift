public import SourceText

/// The texts of the interface in every language that the theme or the site speaks.
///
/// A locale takes its language's file, then its region's, each first the theme's own and then the site's: `es-MX` is
/// `es.yaml` with what `es-MX.yaml` says differently. What none of them has is said in English.
public struct InterfaceTextLibrary: Sendable {
    /// The theme's own texts.
    public static let builtIn = load().library

    private static let folder = "texts/"
    private static let ending = ".yaml"
    private static let fallback = "en"

    /// The files of each language tag in lower case, the theme's before the site's.
    private var files: [String: [InterfaceTextFile]] = [:]

    /// Reads the theme's texts and those of a site.
    ///
    /// - Parameter overrides: files by their path in the folder of templates; those below `texts/` are read.
    /// - Returns: the texts, and what is wrong with those of the site.
    public static func load(
        overrides: [String: SourceFile] = [:]
    ) -> (library: InterfaceTextLibrary, findings: [Finding]) {
        var library = InterfaceTextLibrary()
        var findings: [Finding] = []
        for (path, text) in EmbeddedTheme.files where isTextFile(path) {
            findings += library.add(SourceFile(name: "templates/" + path, text: text), path)
        }
        for (path, file) in overrides.sorted(by: { $0.key < $1.key }) where isTextFile(path) {
            findings += library.add(file, path)
        }
        return (library, findings)
    }

    /// Whether a path in the folder of templates is that of a file of texts.
    static func isTextFile(_ path: String) -> Bool { path.hasPrefix(folder) && path.hasSuffix(ending) }

    private mutating func add(_ source: SourceFile, _ path: String) -> [Finding] {
        let tag = String(path.dropFirst(Self.folder.count).dropLast(Self.ending.count))
        guard isLanguageTag(tag) else {
            return [
                Finding(
                    rule: "template-file", severity: .error, place: Place(file: source.name, range: nil),
                    message: "`\(visible(tag))` is not a language tag", help: "call the file `it.yaml`, `pt-BR.yaml`")
            ]
        }
        let (file, findings) = InterfaceTextFile.read(source)
        files[tag.lowercased(), default: []].append(file)
        return findings
    }

    /// The words for a locale.
    public func texts(locale: String) -> InterfaceTexts {
        var words: [InterfaceText: String] = [:]
        var dates = DateStyle()
        for file in (files[Self.fallback] ?? []) + chain(locale) {
            words.merge(file.words) { $1 }
            dates.take(file.dates)
        }
        return InterfaceTexts(words: words, dates: dates)
    }

    /// The files that a locale's words come from, the most special last.
    private func chain(_ locale: String) -> [InterfaceTextFile] {
        var tag = ""
        return locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).flatMap { subtag in
            tag += (tag.isEmpty ? "" : "-") + subtag
            return files[tag] ?? []
        }
    }

    /// Warnings about texts that a locale of the site does not have, so that its readers get English.
    func missing(in configuration: SiteConfiguration) -> [Finding] {
        configuration.locales.compactMap { locale in
            let chain = chain(locale.code)
            var keys = InterfaceText.allCases.filter { key in
                let own = configuration.texts[key]
                return own?.byLocale[locale.code] == nil && own?.common == nil
                    && !chain.contains { $0.words[key] != nil }
            }.map(\.rawValue)
            if !chain.contains(where: { $0.dates.pattern != nil }) { keys.append("date.pattern") }
            if !chain.contains(where: { $0.dates.months != nil }) { keys.append("date.months") }
            guard !keys.isEmpty else { return nil }
            let shown = keys.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
            let list = keys.count > 3 ? shown + " and \(keys.count - 3) more" : shown
            return Finding(
                rule: "missing-text", severity: .warning,
                place: chain.last.map { Place(file: $0.name, range: nil) }
                    ?? configuration.localePlaces[locale.code] ?? Place(file: "fingerpost.yaml", range: nil),
                message: "locale `\(locale.code)` has no text for \(list); its readers get English",
                help: chain.isEmpty
                    ? "write them into `\(Self.folder)\(locale.code)\(Self.ending)` in the folder of templates"
                    : "add what is missing")
        }
    }
}
