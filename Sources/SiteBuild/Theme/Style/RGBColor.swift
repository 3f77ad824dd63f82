/// A colour of the screen, eight bits a channel, with what the contrast of text is worked out from.
struct RGBColor: Sendable, Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    static let white = RGBColor(red: 255, green: 255, blue: 255)
    static let black = RGBColor(red: 0, green: 0, blue: 0)

    init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Reads `#rgb` or `#rrggbb`.
    init?(_ text: String) {
        var digits = Array(text.utf8)
        guard digits.first == UInt8(ascii: "#") else { return nil }
        digits.removeFirst()
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 else { return nil }
        var value = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: value = value * 16 + Int(digit) - 0x30
            case 0x41...0x46: value = value * 16 + Int(digit) - 0x41 + 10
            case 0x61...0x66: value = value * 16 + Int(digit) - 0x61 + 10
            default: return nil
            }
        }
        self.init(red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }

    /// `#rrggbb`
    var text: String {
        let digits = Array("0123456789abcdef")
        return "#" + [red, green, blue].map { String([digits[Int($0 >> 4)], digits[Int($0 & 15)]]) }.joined()
    }

    /// The way to another colour, 0 is this one and 255 the other.
    func mixed(with other: RGBColor, _ step: Int) -> RGBColor {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8(clamping: (Int(from) * (255 - step) + Int(to) * step + 127) / 255)
        }
        return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    // MARK: Contrast

    /// Relative luminance, 0 to 1 (WCAG 2.2, section 2.4.12 of its definitions).
    var luminance: Double {
        0.2126 * RGBColor.linear(red) + 0.7152 * RGBColor.linear(green) + 0.0722 * RGBColor.linear(blue)
    }

    /// Contrast ratio, 1 to 21.
    func contrast(with other: RGBColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // The power 2.4: its square times the fifth root of its square.
        return base * base * fifthRoot(base * base)
    }

    /// By Newton's method; for numbers from 0.001 to 1.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<40 { root = (4 * root + number / (root * root * root * root)) / 5 }
        return root
    }
}
