/// The size that a browser shows an image at, read from its first bytes.
///
/// PNG, JPEG, GIF, WebP and SVG, told apart by their bytes and not by their names. The image itself is not decoded.
public struct ImageSize: Sendable, Hashable {
    /// In CSS pixels, at least 1.
    public var width: Int
    /// In CSS pixels, at least 1.
    public var height: Int

    /// Makes a size; nil when a side is no size an image can have.
    init?(width: Int, height: Int) {
        guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// Reads the size from an image's first bytes, or from all of it.
    ///
    /// 32 bytes do for PNG, GIF and WebP. In a JPEG the size stands after the metadata and in an SVG after comments, so
    /// that a fixed number of bytes can be too few; ``read(_:)`` asks for what it needs.
    public static func read(header: [UInt8]) -> ImageSize? {
        read { offset, count in
            guard offset < header.count else { return [] }
            return Array(header[offset..<min(header.count, offset + count)])
        }
    }

    /// Reads the size through a closure that gives up to `count` bytes from `offset` on, and fewer at the end.
    ///
    /// A few kilobytes are read at a time, and what a JPEG holds before its size is skipped. Nil when the format is
    /// unknown, the image is broken or cut off, or an SVG gives no size.
    public static func read(_ read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) -> ImageSize? {
        var bytes = ImageBytes(read: read)
        if bytes.bigEndian(0, 4) == 0x8950_4E47 { return png(&bytes) }
        if bytes.bigEndian(0, 3) == 0xFF_D8FF { return jpeg(&bytes) }
        if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return gif(&bytes) }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return webP(&bytes) }
        return svg(bytes.bytes(upTo: SVGRoot.bound, from: 0))
    }

    /// The header chunk comes first (PNG specification, 5.6).
    private static func png(_ bytes: inout ImageBytes) -> ImageSize? {
        guard bytes.bigEndian(4, 4) == 0x0D0A_1A0A, bytes.bigEndian(8, 4) == 13, bytes.has("IHDR", at: 12),
            let width = bytes.bigEndian(16, 4), let height = bytes.bigEndian(20, 4)
        else { return nil }
        return ImageSize(width: width, height: height)
    }

    /// The logical screen, which is what browsers show (GIF89a, 18).
    private static func gif(_ bytes: inout ImageBytes) -> ImageSize? {
        guard let width = bytes.littleEndian(6, 2), let height = bytes.littleEndian(8, 2) else { return nil }
        return ImageSize(width: width, height: height)
    }
}
