extension ImageSize {
    /// Walks the segments up to the frame header (ITU T.81, B.1 and B.2.2), and turns the sides where the Exif orientation
    /// says that the picture lies on its side, as browsers do.
    static func jpeg(_ bytes: inout ImageBytes) -> ImageSize? {
        var position = 2
        var isTurned = false
        // Each turn moves on by two bytes at least; a real file has some dozens of segments.
        for _ in 0..<65_536 {
            guard bytes.bigEndian(position, 1) == 0xFF, var marker = bytes.bigEndian(position + 1, 1) else {
                return nil
            }
            var start = position + 2
            // Any number of fill bytes may precede a marker.
            while marker == 0xFF {
                guard start - position < 65_536, let next = bytes.bigEndian(start, 1) else { return nil }
                marker = next
                start += 1
            }
            switch marker {
            case 0x01, 0xD0...0xD7:
                position = start
                continue
            case 0x00, 0xD8, 0xD9, 0xDA:
                return nil
            default:
                break
            }
            guard let length = bytes.bigEndian(start, 2), length >= 2 else { return nil }
            switch marker {
            // All frame headers; 0xC4, 0xC8 and 0xCC between them are tables and an extension.
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard length >= 8, let height = bytes.bigEndian(start + 3, 2), let width = bytes.bigEndian(start + 5, 2)
                else { return nil }
                return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
            case 0xE1:
                if let orientation = exifOrientation(&bytes, start + 2, start + length) {
                    isTurned = (5...8).contains(orientation)
                }
            default:
                break
            }
            position = start + length
        }
        return nil
    }

    /// Tag 0x0112 of the first directory of an Exif segment (TIFF 6.0, section 2).
    private static func exifOrientation(_ bytes: inout ImageBytes, _ start: Int, _ end: Int) -> Int? {
        guard start + 14 <= end, bytes.has("Exif", at: start), bytes.bigEndian(start + 4, 2) == 0 else { return nil }
        let base = start + 6
        let isLittle: Bool
        switch bytes.bigEndian(base, 4) {
        case 0x4949_2A00: isLittle = true
        case 0x4D4D_002A: isLittle = false
        default: return nil
        }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= base, offset + count <= end else { return nil }
            return isLittle ? bytes.littleEndian(offset, count) : bytes.bigEndian(offset, count)
        }
        guard let directory = number(base + 4, 4), let entries = number(base + directory, 2) else { return nil }
        for index in 0..<entries {
            let entry = base + directory + 2 + 12 * index
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard number(entry + 2, 2) == 3, number(entry + 4, 4) == 1 else { return nil }
            return number(entry + 8, 2)
        }
        return nil
    }
}
