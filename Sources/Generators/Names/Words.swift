/// The words of a name in a catalogue: runs of ASCII letters and digits.
///
/// A choice may be made of marks alone; those are spelt out.
func words(of name: String) -> [String] {
    let words = name.split { !isLetterOrDigit($0) }.map(String.init)
    if !words.isEmpty { return words }
    let marks = name.map { mark -> String in
        switch mark {
        case "-": "dash"
        case ".": "dot"
        case "_": "underscore"
        default: "tilde"
        }
    }
    return marks.isEmpty ? ["empty"] : marks
}

private func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
}

/// `backup.retry` as `BackupRetry`.
///
/// Two digits that were apart stay apart, and a name never begins with one.
func pascalCase(_ name: String) -> String {
    var result = ""
    for word in words(of: name) {
        if let last = result.last, last.isNumber, word.first?.isNumber == true { result += "_" }
        result += capitalised(word)
    }
    return result.first?.isNumber == true ? "_" + result : result
}

/// `backup.retry` as `backupRetry`; the first letter as it is where `keepsFirst` is set.
func camelCase(_ name: String, keepsFirst: Bool = false) -> String {
    let pascal = pascalCase(name)
    guard let first = words(of: name).first?.first, first.isLetter else { return pascal }
    return (keepsFirst ? String(first) : first.lowercased()) + pascal.dropFirst()
}

/// `newest-first` as `NEWEST_FIRST`.
func upperCase(_ name: String) -> String {
    let result = words(of: name).joined(separator: "_").uppercased()
    return result.first?.isNumber == true ? "_" + result : result
}

/// A word with a capital at its beginning.
func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
