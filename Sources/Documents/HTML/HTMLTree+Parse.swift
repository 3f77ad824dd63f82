import SourceText

extension HTMLTree {
    /// Reads HTML the way a browser does.
    ///
    /// Every input gives a tree; only the bounds of `limits` are errors. They are checked before the parser can spend
    /// time or memory on the input.
    public static func parse(
        _ bytes: [UInt8], mode: Mode = .fragment, limits: HTMLLimits = .standard
    ) throws(HTMLTreeError) -> HTMLTree {
        guard bytes.count <= limits.bytes else {
            throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
        }
        try checkTags(bytes, limits)
        var tree = try GumboReader.read(bytes, mode: mode, limits: limits)
        try tree.findIgnoredTags(in: bytes, limits: limits)
        return tree
    }

    /// Reads a slice; all offsets of the tree count from the start of the slice.
    public static func parse(
        _ bytes: ArraySlice<UInt8>, mode: Mode = .fragment, limits: HTMLLimits = .standard
    ) throws(HTMLTreeError) -> HTMLTree {
        try parse(Array(bytes), mode: mode, limits: limits)
    }

    /// Counts what can be a tag.
    ///
    /// The number bounds the depth too, and with it the time that the parser spends looking through open elements; the
    /// depth itself is checked as the tree is copied.
    private static func checkTags(_ bytes: [UInt8], _ limits: HTMLLimits) throws(HTMLTreeError) {
        var tags = 0
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == 0x3C, bytes[index + 1] == 0x2F || HTMLStartTag.isLetter(bytes[index + 1]) {
                tags += 1
                if tags > limits.tags { throw .tooManyTags(limit: limits.tags, byteOffset: index) }
            }
            index += 1
        }
    }
}
