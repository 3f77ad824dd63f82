import CUTF8Proc

/// What search makes of one character, so that a reader finds a word however it is written.
///
/// A character is decomposed (NFKD), brought to lower case and freed of its diacritics; `templates/runtime/search-words.mjs`
/// does the same in the browser, and a test holds the two together. In what comes out, 0 stands between words.
enum Folding {
    /// Appends what a character is folded to: nothing for marks that are left out, 0 for what is no part of a word.
    static func append(_ scalar: UInt32, to result: inout [UInt32]) {
        // Syllables and ideographs stay whole; most of a text in these scripts takes this way.
        if (0x4E00...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar) {
            result.append(scalar)
            return
        }
        for part in decomposition(of: scalar) {
            if isIgnored(part) { continue }
            let lower = UInt32(bitPattern: utf8proc_tolower(Int32(bitPattern: part)))
            if let letters = substitutes[lower] {
                result += letters
            } else {
                result.append(isPartOfWord(lower) ? lower : 0)
            }
        }
    }

    private static func decomposition(of scalar: UInt32) -> [UInt32] {
        // The longest decomposition has 18 characters.
        var buffer = [Int32](repeating: 0, count: 24)
        var boundary: Int32 = 0
        let options = utf8proc_option_t(UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
        let count = utf8proc_decompose_char(Int32(bitPattern: scalar), &buffer, 24, options, &boundary)
        guard count > 0, count <= buffer.count else { return [scalar] }
        return buffer[..<count].map { UInt32(bitPattern: $0) }
    }

    private static func isPartOfWord(_ scalar: UInt32) -> Bool {
        switch utf8proc_category(Int32(bitPattern: scalar)) {
        case UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LL, UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM,
            UTF8PROC_CATEGORY_LO, UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME,
            UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO:
            true
        default: false
        }
    }

    /// Diacritics of scripts that are read without them, and characters that nobody sees. The vowel signs of Indic scripts
    /// and Thai are marks, too, but a word is another one without them.
    private static func isIgnored(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x00AD, 0x061C, 0x0640, 0x0670, 0x0711, 0x200C...0x200F, 0x2060, 0xFEFF: true
        case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
        case 0x0610...0x061A, 0x064B...0x065F, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED: true
        case 0x0730...0x074A, 0x08D3...0x08E1, 0x08E3...0x08FF, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: false
        }
    }

    /// Letters that no decomposition leads to the ones people type for them.
    private static let substitutes: [UInt32: [UInt32]] = {
        let texts: [(String, String)] = [
            ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("đ", "d"), ("ð", "d"), ("þ", "th"), ("ł", "l"),
            ("ħ", "h"),
            ("ŧ", "t"), ("ı", "i"), ("ς", "σ"), ("ى", "ي"), ("ی", "ي"), ("ة", "ه"), ("ک", "ك"),
        ]
        var result: [UInt32: [UInt32]] = [:]
        for (letter, letters) in texts {
            for scalar in letter.unicodeScalars { result[scalar.value] = letters.unicodeScalars.map(\.value) }
        }
        for digit: UInt32 in 0...9 {
            result[0x0660 + digit] = [0x30 + digit]
            result[0x06F0 + digit] = [0x30 + digit]
        }
        return result
    }()
}
