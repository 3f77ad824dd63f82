/// The number of terminal columns that a scalar takes by itself: 0 for combining marks, 2 for wide ones.
///
/// Wide are the East Asian Wide and Fullwidth ranges of Unicode's EastAsianWidth table and what is shown as an emoji
/// without being asked to. Invisible scalars never come here: they are written out by number.
public func columnWidth(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation, !isRegionalIndicator(scalar) { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// Half of a flag: two of them take two columns together.
func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

/// Whether a scalar only changes how the emoji beside it are drawn: joiner, presentation selectors, skin tones.
func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.value == 0xFE0E || scalar.properties.isEmojiModifier
}

private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1AFF0...0x1B2FF, 0x1F300...0x1F320, 0x20000...0x3FFFD,
]
