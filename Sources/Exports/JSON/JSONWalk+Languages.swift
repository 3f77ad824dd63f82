/// What an object has said so far of its type and language.
struct JSONLanguageWords {
    /// Its type, where that can say that it has a language.
    var type: String?
    var isTyped = false
    var mark: String?
}

/// Objects that hold a value in several languages, told by their types, which may come behind what they hold.
extension JSONWalk {
    /// Takes a word of the object that is open.
    mutating func noteLanguage(_ token: JSONToken) {
        guard token.kind == .string, let key, let last = frames.indices.last, let types = plan.preset.languageTypes,
            let word = word(token, limit: 64)
        else { return }
        switch String(decoding: scanner.bytes[key.range], as: UTF8.self) {
        case "_type":
            frames[last].languages.isTyped = true
            if types.know(word) { frames[last].languages.type = word }
        case "_key": frames[last].languages.mark = frames[last].languages.mark ?? word
        // Where an element says it itself, its key is no more than a number.
        default: frames[last].languages.mark = word
        }
    }

    /// Whether what stands in an object has to be able to ask it for its language: no type has ruled it out so far.
    func mayHaveLanguage(_ frame: Frame) -> Bool {
        guard plan.preset.languageTypes != nil, frame.isObject, frame.shape >= 0 else { return false }
        return !frame.languages.isTyped || frame.languages.type != nil
    }

    /// Tells what stands in an object that ends what it has said.
    mutating func closeLanguage(_ frame: Frame) {
        guard frame.kind == .part, frames.count == scopedCount, plan.preset.languageTypes != nil else { return }
        scopes[frame.scope].type = frame.languages.type
        scopes[frame.scope].mark = frame.languages.mark
    }

    /// Whether the value that comes next may be one of several languages by its key.
    var mayBeTranslation: Bool {
        guard plan.preset.languageTypes != nil, let key, key.range.count <= 16 else { return false }
        return JSONLanguageTypes.mayBeTranslation(String(decoding: scanner.bytes[key.range], as: UTF8.self))
    }
}
