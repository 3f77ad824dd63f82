/// A text that is the same everywhere or differs by locale.
public struct LocalisedText: Sendable, Hashable {
    /// The texts by locale, in the order of the file; an empty locale stands for all others.
    public var texts: [Entry]

    /// A text and the locale it is for.
    public struct Entry: Sendable, Hashable {
        /// A language tag, `en` or `pt-BR` for one, or empty for any locale.
        public var locale: String
        /// The text.
        public var text: String

        /// Makes an entry.
        public init(locale: String, text: String) {
            self.locale = locale
            self.text = text
        }
    }

    /// Makes a text from what it is in each locale.
    public init(texts: [Entry]) { self.texts = texts }

    /// The text for a locale: its own, that of its language, else that of `fallback`, else the first.
    public func text(for locale: String, fallback: String? = nil) -> String {
        func find(_ name: String) -> String? { texts.first { $0.locale == name }?.text }
        let language = String(locale.prefix { $0 != "-" })
        return find(locale) ?? find(language) ?? find("") ?? fallback.flatMap(find) ?? texts.first?.text ?? ""
    }

    /// Whether the text is given for a locale or its language, or is the same everywhere.
    public func covers(_ locale: String) -> Bool {
        let language = String(locale.prefix { $0 != "-" })
        return texts.contains { $0.locale.isEmpty || $0.locale == locale || $0.locale == language }
    }
}

extension LocalisedText: ExpressibleByStringLiteral {
    /// Makes a text that is the same everywhere.
    public init(stringLiteral text: String) { self.init(texts: [Entry(locale: "", text: text)]) }
}
