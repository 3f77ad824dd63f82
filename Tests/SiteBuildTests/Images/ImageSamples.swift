/// Small whole images, built byte by byte.
enum ImageSamples {
    static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

    /// A PNG of one grey level, its data stored without compression.
    static func png(_ width: Int, _ height: Int) -> [UInt8] {
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            let body = Array(type.utf8) + data
            return big(data.count, 4) + body + big(Int(crc(body)), 4)
        }
        let pixels = [UInt8](repeating: 0, count: height * (width + 1))
        var first = 1
        var second = 0
        for byte in pixels {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        let stored = [0x78, 0x01, 0x01] + little(pixels.count, 2) + little(~pixels.count & 0xFFFF, 2) + pixels
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 0, 0, 0, 0])
            + chunk("IDAT", stored + big(second << 16 | first, 4)) + chunk("IEND", [])
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }

    static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] { [0xFF, marker] + big(data.count + 2, 2) + data }

    static func exif(_ orientation: Int, isLittle: Bool) -> [UInt8] {
        let number = isLittle ? little : big
        let other = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("Maker".utf8.prefix(4))
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let tiff = (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(8, 4) + number(2, 2)
        return segment(0xE1, Array("Exif".utf8) + [0, 0] + tiff + other + entry + number(0, 4))
    }

    /// A JPEG up to its scan, with what comes before the frame header left to the caller.
    static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0, before: [UInt8] = []) -> [UInt8] {
        [0xFF, 0xD8] + segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]) + before
            + segment(0xDB, [UInt8](repeating: 1, count: 65)) + segment(0xC4, [UInt8](repeating: 0, count: 20))
            + segment(frame, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0])
            + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x3F, 0xFF, 0xD9]
    }

    static func gif(_ width: Int, _ height: Int, version: String = "GIF89a") -> [UInt8] {
        Array(version.utf8) + little(width, 2) + little(height, 2) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C]
            + little(0, 4) + little(1, 2) + little(1, 2) + [0, 2, 2, 0x44, 1, 0, 0x3B]
    }

    private static func riff(_ type: String, _ data: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(data.count + 12, 4) + Array("WEBP".utf8) + Array(type.utf8)
            + little(data.count, 4) + data
    }

    static func lossyWebP(_ width: Int, _ height: Int) -> [UInt8] {
        riff("VP8 ", [0x10, 0x00, 0x00, 0x9D, 0x01, 0x2A] + little(width | 1 << 14, 2) + little(height, 2) + [0, 0])
    }

    static func losslessWebP(_ width: Int, _ height: Int) -> [UInt8] {
        riff("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14 | 1 << 28, 4) + [0, 0])
    }

    static func extendedWebP(_ width: Int, _ height: Int) -> [UInt8] {
        riff("VP8X", [0x10, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
    }
}
