/// Folded characters that belong together: a word, or a stretch of a script that has no spaces between words.
struct FoldedRun {
    /// The most characters of a word that count; what follows them is not looked at.
    static let limit = 40

    /// The characters.
    private(set) var scalars: [UInt32] = []
    /// Whether the run is cut into pairs of characters.
    private(set) var isPaired = false

    /// Whether characters of this script are taken in pairs: it writes no spaces, or, as Korean, joins endings to words.
    static func isPaired(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF: true
        case 0x3005, 0x3007, 0x3100...0x312F, 0x31F0...0x31FF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Takes a character into the run, or says that it begins another one.
    mutating func take(_ scalar: UInt32) -> Bool {
        if compose(scalar) { return true }
        let isPaired = FoldedRun.isPaired(scalar)
        if scalars.isEmpty { self.isPaired = isPaired } else if isPaired != self.isPaired { return false }
        if isPaired || scalars.count < FoldedRun.limit { scalars.append(scalar) }
        return true
    }

    /// Empties the run.
    mutating func clear() { scalars.removeAll(keepingCapacity: true) }

    /// Puts a character together with the last one, as NFC does for Korean letters and for the voicing of kana.
    private mutating func compose(_ scalar: UInt32) -> Bool {
        if scalar == 0x3099 || scalar == 0x309A {
            if let last = scalars.last, let voiced = voiced(last, isHalf: scalar == 0x309A) {
                scalars[scalars.count - 1] = voiced
            }
            return true
        }
        guard (0x1161...0x11C2).contains(scalar), let last = scalars.last else { return false }
        if (0x1100...0x1112).contains(last), scalar <= 0x1175 {
            scalars[scalars.count - 1] = 0xAC00 + ((last - 0x1100) * 21 + scalar - 0x1161) * 28
            return true
        }
        guard (0xAC00...0xD7A3).contains(last), (last - 0xAC00) % 28 == 0, scalar >= 0x11A8 else { return false }
        scalars[scalars.count - 1] = last + scalar - 0x11A7
        return true
    }

    private func voiced(_ kana: UInt32, isHalf: Bool) -> UInt32? {
        // Katakana lie behind hiragana in the same order.
        let hiragana = (0x30A1...0x30FE).contains(kana) ? kana - 0x60 : kana
        switch hiragana {
        case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: return kana + (isHalf ? 2 : 1)
        case _ where isHalf: return nil
        case 0x304B...0x3061: return hiragana % 2 == 1 ? kana + 1 : nil
        case 0x3064, 0x3066, 0x3068, 0x309D: return kana + 1
        case 0x3046: return kana + 0x4E
        case 0x308F...0x3092: return kana >= 0x30A1 ? kana + 8 : nil
        default: return nil
        }
    }
}
