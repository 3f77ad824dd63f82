/// Names of languages as file formats write them.
enum LocaleCode {
    /// Whether a word is the code of a language by its shape and its first part: `de`, `pt-BR`, `zh_Hans_CN`.
    static func isCode(_ word: some StringProtocol) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, parts.count <= 4 else { return false }
        let letters = language.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        guard letters, twoLetters.contains(String(language)) || parts.count > 1 && language.utf8.count == 3 else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (2...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        }
    }

    /// Whether the code of a language is a word that files have as a name of something else.
    static func isWord(_ code: String) -> Bool { words.contains(code) }

    /// The language of a folder of Android resources, `values-pt-rBR` for one; nil for one without.
    ///
    /// - Returns: The code with hyphens, and whether the folder is that of the default language.
    static func ofAndroidPath(_ path: String) -> (locale: String?, isDefault: Bool?) {
        guard let folder = folders(path).last(where: { $0 == "values" || $0.hasPrefix("values-") }) else {
            return (nil, nil)
        }
        let parts = folder.split(separator: "-").dropFirst()
        guard !parts.isEmpty else { return (nil, true) }
        for (index, part) in zip(parts.indices, parts) {
            if part.hasPrefix("b+") {
                return (part.dropFirst(2).split(separator: "+").joined(separator: "-"), false)
            }
            guard twoLetters.contains(String(part)) || obsolete.contains(String(part)) else { continue }
            let next = parts[(index + 1)...].first
            guard let region = next, region.utf8.count == 3, region.hasPrefix("r") else { return (String(part), false) }
            return (part + "-" + region.dropFirst(), false)
        }
        // Night, screen sizes and the like: still the default language.
        return (nil, true)
    }

    /// The language of a folder of Apple resources, `pt-BR.lproj` for one; nil for none, and for `Base.lproj`.
    static func ofApplePath(_ path: String) -> String? {
        guard let folder = folders(path).last(where: { $0.hasSuffix(".lproj") }) else { return nil }
        let name = folder.dropLast(".lproj".count)
        return name.isEmpty || name == "Base" ? nil : String(name)
    }

    /// The language that the name of a file of translations says, `fr.json`, `messages.pt-BR.json` or `app_de.json` for
    /// one, or its folder, `fr/common.json`; nil for none.
    static func ofFile(_ path: String) -> String? {
        guard let name = path.split(separator: "/").last else { return nil }
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        if isCode(stem) { return String(stem) }
        for mark: Character in [".", "_"] {
            var rest = stem
            while let at = rest.firstIndex(of: mark) {
                rest = rest[rest.index(after: at)...]
                if isCode(rest) { return String(rest) }
            }
        }
        return folders(path).last.flatMap { isCode($0) ? String($0) : nil }
    }

    private static func folders(_ path: String) -> [Substring] {
        Array(path.split { $0 == "/" || $0 == "\\" }.dropLast())
    }

    /// Codes that Android still writes for Hebrew, Indonesian and Yiddish.
    private static let obsolete: Set<String> = ["iw", "in", "ji"]

    private static let words: Set<String> = [
        "am", "as", "be", "he", "id", "io", "is", "it", "my", "no", "or", "os", "so", "to", "ts",
    ]

    /// ISO 639-1.
    private static let twoLetters = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
        eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja \
        jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb \
        nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq \
        sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """.split(separator: " ").map(String.init))
}
