import Documents
import SourceText

extension ImageSize {
    /// `width` and `height` of the root element, and its `viewBox` for what they leave open (SVG 2, 7.2 and 8.12).
    ///
    /// Lengths that depend on the surroundings (`%`, `em`, …) count as left open. For a drawing with nothing but a
    /// `viewBox` browsers know the ratio alone and fit it into 300 by 150; its own units are the better size to write down.
    static func svg(_ bytes: [UInt8]) -> ImageSize? {
        guard let root = SVGRoot.tag(bytes) else { return nil }
        // XML names are case-sensitive, and of two equal ones the document would be broken: the first is as good.
        func value(_ name: String) -> String? {
            let found = root.attributes.first { bytes[$0.name.range].elementsEqual(name.utf8) }
            return found.map { String(decoding: bytes[$0.value.range], as: UTF8.self) }
        }
        let width = value("width").flatMap(pixels)
        let height = value("height").flatMap(pixels)
        let box = value("viewBox").flatMap(viewBox)
        switch (width, height, box) {
        case (let width?, let height?, _): return rounded(width, height)
        case (let width?, nil, let box?): return rounded(width, width * box.height / box.width)
        case (nil, let height?, let box?): return rounded(height * box.width / box.height, height)
        case (nil, nil, let box?): return rounded(box.width, box.height)
        default: return nil
        }
    }

    private static func rounded(_ width: Double, _ height: Double) -> ImageSize? {
        guard width.isFinite, height.isFinite, width > 0, height > 0, width < 1e9, height < 1e9 else { return nil }
        // A line half a pixel high still takes a pixel.
        return ImageSize(width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    }

    private static func viewBox(_ text: String) -> (width: Double, height: Double)? {
        let parts = text.utf8.split { $0 == 0x2C || $0 <= 0x20 }
        guard parts.count == 4 else { return nil }
        let numbers = parts.compactMap { number($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return (numbers[2], numbers[3])
    }

    /// CSS pixels of an absolute length (CSS Values 4, 6.2).
    private static func pixels(_ text: String) -> Double? {
        let trimmed = text.utf8.drop { $0 <= 0x20 }
        let digits = trimmed.prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2B }
        var rest = trimmed[digits.endIndex...]
        var end = digits.endIndex
        if let exponent = rest.first, exponent | 0x20 == 0x65 {
            let after = rest.dropFirst()
            let sign = after.first == 0x2B || after.first == 0x2D ? after.dropFirst() : after
            let power = sign.prefix { (0x30...0x39).contains($0) }
            if !power.isEmpty {
                end = power.endIndex
                rest = trimmed[end...]
            }
        }
        guard let number = number(trimmed[..<end]), number > 0 else { return nil }
        let unit = String(decoding: rest.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
        switch unit {
        case "", "px": return number
        case "pt": return number * 96 / 72
        case "pc": return number * 16
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        case "q": return number * 96 / 101.6
        default: return nil
        }
    }

    /// A decimal number. Swift would also read `0x1`, `inf` and `nan`.
    private static func number(_ text: Substring.UTF8View) -> Double? {
        guard text.count < 40,
            text.allSatisfy({
                (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) || $0 | 0x20 == 0x65
            })
        else { return nil }
        return Double(String(decoding: text, as: UTF8.self))
    }
}
