/// Whether a label of a host mixes scripts that no language writes together.
///
/// A coarse form of UTS #39, 5.1: scripts by block, with the sets for Japanese, Korean and Chinese; digits, marks and
/// punctuation belong to every script.
func mixesScripts(_ host: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: host, as: UTF8.self)
    return text.unicodeScalars.split { $0 == "." || $0 == "\u{3002}" || $0 == "\u{FF0E}" || $0 == "\u{FF61}" }
        .contains { label in
            let scripts = Set(label.compactMap(script(of:)))
            return scripts.count > 1 && !jointScripts.contains { scripts.isSubset(of: $0) }
        }
}

private enum Script: UInt8 {
    case latin, greek, cyrillic, armenian, hebrew, arabic, indic, southEastAsian, georgian, hangul, ethiopic, cherokee
    case kana, bopomofo, han, other
}

private let jointScripts: [Set<Script>] = [
    [.latin, .han, .kana], [.latin, .han, .hangul], [.latin, .han, .bopomofo],
]

private func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: break
    default: return nil
    }
    switch scalar.value {
    case 0x41...0x24F, 0x250...0x2AF, 0x1D00...0x1D7F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
        0xAB30...0xAB6F, 0xFF21...0xFF5A:
        return .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: return .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: return .cyrillic
    case 0x530...0x58F: return .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: return .hebrew
    case 0x600...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return .arabic
    case 0x900...0xDFF: return .indic
    case 0xE00...0xFFF, 0x1000...0x109F, 0x1780...0x17FF: return .southEastAsian
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: return .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return .hangul
    case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F: return .ethiopic
    case 0x13A0...0x13FF, 0xAB70...0xABBF: return .cherokee
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D, 0x1B000...0x1B16F: return .kana
    case 0x3100...0x312F, 0x31A0...0x31BF: return .bopomofo
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        return .han
    default: return .other
    }
}
