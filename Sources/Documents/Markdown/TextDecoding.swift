internal import SourceText

/// A destination as it would be decoded if it stood in a Markdown link: character references and backslash escapes
/// resolved once.
public func decodedDestination(_ written: ArraySlice<UInt8>) -> [UInt8] {
    written.withUnsafeBufferPointer { decodedLinkText($0, trimming: true) }
}

/// Resolves character references, then backslash escapes, in a destination or title: the library's own order.
///
/// White space around it is dropped as the library drops it.
func decodedLinkText(_ text: UnsafeBufferPointer<UInt8>, trimming: Bool) -> [UInt8] {
    var low = 0
    var high = text.count
    if trimming {
        while low < high, isSpace(text[low]) { low += 1 }
        while high > low, isSpace(text[high - 1]) { high -= 1 }
    }
    let slice = UnsafeBufferPointer(rebasing: text[low..<high])
    guard slice.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") }) else { return [UInt8](slice) }
    var references: [UInt8] = []
    references.reserveCapacity(slice.count)
    var index = 0
    while index < slice.count {
        if slice[index] == UInt8(ascii: "&"),
            let (length, decoded) = decodeCharacterReference(UnsafeBufferPointer(rebasing: slice[(index + 1)...]))
        {
            references += decoded
            index += 1 + length
        } else {
            references.append(slice[index])
            index += 1
        }
    }
    var result: [UInt8] = []
    result.reserveCapacity(references.count)
    index = 0
    while index < references.count {
        if references[index] == UInt8(ascii: "\\"), index + 1 < references.count, isPunctuation(references[index + 1]) {
            index += 1
        }
        result.append(references[index])
        index += 1
    }
    return result
}

/// A reference label in the form in which labels are compared: full case folding, white space trimmed and collapsed
/// (GFM specification, section 4.7).
func normalisedLabel(_ label: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(label.count)
    var pendingSpace = false
    var isASCII = true
    for byte in label {
        if isSpace(byte) {
            pendingSpace = !result.isEmpty
            continue
        }
        if pendingSpace { result.append(0x20) }
        pendingSpace = false
        if byte >= 0x80 { isASCII = false }
        result.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    if isASCII { return result }
    // Folding is lower(upper(lower(x))) scalar by scalar, which Swift's tables give: ẞ, ß and SS come out alike.
    var folded = ""
    for scalar in String(decoding: result, as: UTF8.self).unicodeScalars {
        for lowered in scalar.properties.lowercaseMapping.unicodeScalars {
            for upper in lowered.properties.uppercaseMapping.unicodeScalars {
                folded += upper.properties.lowercaseMapping
            }
        }
    }
    return Array(folded.utf8)
}
