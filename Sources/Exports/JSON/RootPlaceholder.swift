internal import SourceText

/// What an export writes in the place of the site's own address, `__GHOST_URL__` for one.
enum RootPlaceholder {
    /// The text with a path from the root in the place of each; the first `/` of it stands for the whole placeholder.
    static func resolve(_ placeholder: String, in text: [UInt8], _ map: TextMap) -> (text: [UInt8], map: TextMap) {
        let wanted = Array(placeholder.utf8)
        guard let lead = wanted.first else { return (text, map) }
        var result = MappedText()
        var run = 0
        var at = 0
        while let start = text[at...].firstIndex(of: lead) {
            guard text[start...].starts(with: wanted) else {
                at = start + 1
                continue
            }
            result.append(verbatim: text[run..<start], at: run)
            at = start + wanted.count
            if at < text.count, text[at] == UInt8(ascii: "/") { at += 1 }
            result.append([UInt8(ascii: "/")], from: start..<at)
            run = at
        }
        guard run > 0 else { return (text, map) }
        result.append(verbatim: text[run...], at: run)
        return (result.bytes, result.map.through(map))
    }
}
