import SourceText

/// What the rules behind the policy know of a refused destination, ready to be shown.
struct RefusedDestination {
    /// The destination, visible and cut to a readable length, in backquotes.
    var shown: String
    /// The policy's own words: a fragment that can follow a colon.
    var detail: String
    /// The nearest thing that would be accepted.
    var nearest: String?
    /// The policy's own hint.
    var hint: String?

    /// "did you mean …?" and the hint, whichever there are.
    var help: String? {
        guard let nearest else { return hint }
        guard let hint else { return "did you mean \(quoted(nearest))?" }
        return "did you mean \(quoted(nearest))? \(hint)"
    }
}

/// Text from content in a message: visible, in backquotes, at most 120 characters.
func quoted(_ text: some StringProtocol) -> String {
    let shown = visible(text)
    return shown.count <= 120 ? "`\(shown)`" : "`\(shown.prefix(117))…`"
}

/// The same for bytes.
func quoted(_ bytes: ArraySlice<UInt8>) -> String { quoted(String(decoding: bytes, as: UTF8.self)) }
