/// Text with marked stretches: a pair of private-use characters round each, taken out before the text is used.
///
/// Marks may be put anywhere before lines are prefixed, line ends changed or text put in front, and still say where
/// their stretch has come to stand.
public struct MarkedText {
    /// What a mark stands for; each has a pair of characters of its own.
    public enum Mark: UInt32, CaseIterable, Sendable {
        /// A destination as written.
        case destination = 0xE000
        /// A whole link reference definition.
        case definition = 0xE002
        /// A heading with its markers.
        case heading = 0xE004
        /// A destination in raw HTML.
        case attribute = 0xE006
        /// A destination inside a definition.
        case definedDestination = 0xE008

        /// The text with the mark round it.
        public func callAsFunction(_ text: String) -> String {
            var result = ""
            result.unicodeScalars.append(Self.scalar(rawValue))
            result += text
            result.unicodeScalars.append(Self.scalar(rawValue + 1))
            return result
        }

        static func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "?" }
    }

    /// The text without marks.
    public private(set) var bytes: [UInt8] = []
    /// The marked stretches, by kind, in order of their start.
    public private(set) var ranges: [Mark: [Range<Int>]] = [:]

    /// Takes the marks out.
    public init(_ text: String) {
        var open: [Mark: [Int]] = [:]
        for scalar in text.unicodeScalars {
            guard scalar.value >= 0xE000, scalar.value < 0xE00A, let mark = Mark(rawValue: scalar.value & ~1) else {
                bytes.append(contentsOf: String(scalar).utf8)
                continue
            }
            if scalar.value & 1 == 0 {
                open[mark, default: []].append(bytes.count)
            } else if let start = open[mark]?.popLast() {
                ranges[mark, default: []].append(start..<bytes.count)
            }
        }
        for mark in Mark.allCases { ranges[mark, default: []].sort { $0.lowerBound < $1.lowerBound } }
    }
}
