/// The key that titles are sorted by: case and accents aside, numbers by their value.
///
/// `Álbumes` stands beside `Albums`, `Step 9` before `Step 10`. The order is the same on every machine: it follows
/// Unicode's own data and asks no locale.
func titleSortKey(_ title: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(title.utf8.count)
    var digits: [UInt8] = []
    func flush(_ digits: inout [UInt8], into key: inout [UInt8]) {
        guard !digits.isEmpty else { return }
        let value = digits.drop { $0 == 0x30 }
        // The number of digits goes first, so that the longer number is the larger one.
        key.append(0x30)
        key.append(UInt8(clamping: value.count))
        key += value
        digits.removeAll(keepingCapacity: true)
    }
    for scalar in title.unicodeScalars {
        if scalar.value >= 0x30, scalar.value <= 0x39 {
            digits.append(UInt8(scalar.value))
            continue
        }
        flush(&digits, into: &key)
        if scalar.value < 0x80 {
            let byte = UInt8(scalar.value)
            key.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
        } else if let base = baseLetter(scalar) {
            key.append(base)
        } else {
            key += scalar.properties.lowercaseMapping.utf8
        }
    }
    flush(&digits, into: &key)
    return key
}

/// The ASCII letter that a Latin letter with a mark is made of, by its Unicode name: `LATIN SMALL LETTER A WITH ACUTE`.
private func baseLetter(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.value < 0x250, let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count >= 6, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1,
        let letter = words[3].utf8.first
    else { return nil }
    return letter | 0x20
}
