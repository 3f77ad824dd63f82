/// A path inside the content or the output, compared byte for byte.
///
/// `String` holds composed and decomposed letters for equal; a file system and a web server do not.
public struct PathBytes: Hashable, Sendable {
    /// The bytes: segments joined by `/`, no slash at either end; empty for the root.
    public var bytes: [UInt8]

    /// Makes a path from bytes.
    public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// Makes a path from text.
    public init(_ text: String) { self.bytes = Array(text.utf8) }

    /// The path as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Feeds the bytes to the hasher in one piece, which is what makes look-ups of links cheap.
    public func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// Offset of the last `/`, or nil for a single segment.
    var lastSlash: Int? { bytes.lastIndex(of: UInt8(ascii: "/")) }

    /// The folder it lies in; the root's is the root.
    public var parent: PathBytes {
        guard let slash = lastSlash else { return PathBytes([]) }
        return PathBytes(bytes[..<slash])
    }

    /// Its last segment.
    public var name: ArraySlice<UInt8> {
        guard let slash = lastSlash else { return bytes[...] }
        return bytes[(slash + 1)...]
    }

    /// The path of `name` inside this folder.
    public func appending(_ name: some Sequence<UInt8>) -> PathBytes {
        var result = bytes
        if !result.isEmpty { result.append(UInt8(ascii: "/")) }
        result.append(contentsOf: name)
        return PathBytes(result)
    }

    /// The last segment without its extension.
    public var stem: ArraySlice<UInt8> {
        let name = self.name
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
        return name[..<dot]
    }
}
