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
        let starts = try countTags(bytes, limits)
        var tree = try GumboReader.read(bytes, mode: mode, limits: limits)
        try tree.findIgnoredTags(in: bytes, starts: starts, limits: limits)
        return tree
    }

    /// Reads a slice; all offsets of the tree count from the start of the slice.
    public static func parse(
        _ bytes: ArraySlice<UInt8>, mode: Mode = .fragment, limits: HTMLLimits = .standard
    ) throws(HTMLTreeError) -> HTMLTree {
        try parse(Array(bytes), mode: mode, limits: limits)
    }

    /// Counts what can be a start tag, and refuses too many tags of either kind.
    ///
    /// The number bounds the depth too, and with it the time that the parser spends looking through open elements; the
    /// depth itself is checked as the tree is copied.
    private static func countTags(_ bytes: [UInt8], _ limits: HTMLLimits) throws(HTMLTreeError) -> Int {
        let (starts, excess) = bytes.withUnsafeBufferPointer { bytes -> (Int, Int?) in
            var starts = 0
            var ends = 0
            for index in 0..<max(0, bytes.count - 1) where bytes[index] == 0x3C {
                if HTMLStartTag.isLetter(bytes[index + 1]) {
                    starts += 1
                } else if bytes[index + 1] == 0x2F {
                    ends += 1
                } else {
                    continue
                }
                if starts + ends > limits.tags { return (starts, index) }
            }
            return (starts, nil)
        }
        if let excess { throw .tooManyTags(limit: limits.tags, byteOffset: excess) }
        return starts
    }
}
