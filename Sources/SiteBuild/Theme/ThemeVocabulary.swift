import Templating

/// The numbers behind the names templates use: first ``ThemeName``, then the words that have no such name.
enum ThemeVocabulary {
    private static let dataNames = ThemeName.allCases.map { String(describing: $0) }

    /// All names, in the order of their numbers.
    static let names: [String] = {
        let known = Set(dataNames)
        return dataNames + InterfaceText.allCases.map(\.rawValue).filter { !known.contains($0) }
    }()

    private static let textKeys: [(text: InterfaceText, key: TemplateKey)] = {
        let vocabulary = TemplateVocabulary(names: names, root: nil)
        return InterfaceText.allCases.compactMap { text in vocabulary.key(text.rawValue).map { (text, $0) } }
    }()

    /// The shape of the theme's words.
    static let textsShape = TemplateShape.object(textKeys.map { TemplateMember($0.key, .text) })

    /// The theme's words as templates read them.
    static func data(of words: [InterfaceText: String]) -> TemplateData {
        TemplateData { data in
            for (text, key) in textKeys { data.text(key, words[text]) }
        }
    }
}

extension ThemeName {
    /// The number of this name.
    var key: TemplateKey { TemplateKey(index: rawValue) }
}
