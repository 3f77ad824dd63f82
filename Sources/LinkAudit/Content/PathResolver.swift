import SourceText

/// Resolves the internal paths of one document; keeps its working space from link to link.
///
/// The path of a destination is split at `/`, percent-decoded once per segment and resolved against the folder of the
/// page or, when it begins with `/`, against the content root. It never leaves the root, and names are compared
/// exactly. A decoded `/` stays part of its segment, so that it matches no file.
public struct PathResolver: Sendable {
    /// The site's files.
    public let index: ContentIndex
    /// The path last resolved, below the content root, without a final slash.
    private(set) var resolved: [UInt8] = []
    private(set) var endsWithSlash = false
    var isWritable = true
    /// The folder of the page asked for last, without a final slash; all links of a document ask for the same.
    private var folder: [UInt8] = []
    private var folderPage = -1

    /// Makes a resolver over the site's files.
    public init(index: ContentIndex) {
        self.index = index
        resolved.reserveCapacity(256)
    }

    /// Resolves the path part of a destination that stands on page `page` (nil: the file is at the content root).
    public mutating func resolve(_ path: ArraySlice<UInt8>, from page: Int?) -> PathResolution {
        resolved.removeAll(keepingCapacity: true)
        isWritable = true
        endsWithSlash = false
        var cursor = path.startIndex
        if path.first == UInt8(ascii: "/") {
            cursor += 1
        } else if let page {
            if page != folderPage {
                folder = Array(index.pages[page].sourcePath.utf8.prefix(max(0, Int(index.folderLengths[page]) - 1)))
                folderPage = page
            }
            resolved.append(contentsOf: folder)
        }
        while cursor < path.endIndex || cursor == path.startIndex {
            var end = cursor
            while end < path.endIndex, path[end] != UInt8(ascii: "/") { end += 1 }
            guard append(path[cursor..<end], isLast: end == path.endIndex) else { return .outsideRoot }
            cursor = end + 1
        }
        if path.last == UInt8(ascii: "/") { endsWithSlash = true }
        return isWritable ? lookUp(from: page) : .missing
    }

    /// Adds one decoded segment; false when it would leave the root.
    private mutating func append(_ segment: ArraySlice<UInt8>, isLast: Bool) -> Bool {
        let mark = resolved.count
        if mark > 0 { resolved.append(UInt8(ascii: "/")) }
        let start = resolved.count
        let isPlain = !segment.contains(UInt8(ascii: "%"))
        if isPlain {
            resolved.append(contentsOf: segment)
        } else {
            appendPercentDecoded(segment, to: &resolved)
        }
        let length = resolved.count - start
        if length == 1, resolved[start] == UInt8(ascii: ".") {
            resolved.removeSubrange(mark...)
            endsWithSlash = isLast
        } else if length == 2, resolved[start] == UInt8(ascii: "."), resolved[start + 1] == UInt8(ascii: ".") {
            resolved.removeSubrange(mark...)
            guard mark > 0 else { return false }
            let parent = resolved.lastIndex(of: UInt8(ascii: "/")) ?? 0
            resolved.removeSubrange(parent...)
            endsWithSlash = isLast
        } else if length == 0 {
            // A final slash names the folder itself; an empty segment elsewhere names nothing.
            resolved.removeSubrange(mark...)
            if !isLast { isWritable = false }
        } else if !isPlain, resolved[start...].contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) {
            isWritable = false
        }
        return true
    }

    private func lookUp(from page: Int?) -> PathResolution {
        guard case .exact(let entry) = index.paths.find(resolved) else { return .missing }
        switch index.paths.entries[Int(entry)].target {
        case .page(let target):
            return endsWithSlash ? .missing : reach(Int(target), from: page)
        case .asset(let target):
            return endsWithSlash ? .missing : .asset(Int(target))
        case .folder(let target):
            return target < 0 ? .missing : reach(Int(target), from: page)
        }
    }

    private func reach(_ target: Int, from page: Int?) -> PathResolution {
        guard index.pages[target].isDraft else { return .page(target) }
        guard let page, index.pages[page].isDraft else { return .missing }
        return .page(target)
    }
}

/// Appends `bytes` with each `%` and two hex digits turned into the byte they stand for, once.
func appendPercentDecoded(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var cursor = bytes.startIndex
    while cursor < bytes.endIndex {
        let byte = bytes[cursor]
        if byte == UInt8(ascii: "%"), bytes.endIndex - cursor > 2,
            let high = hexDigit(bytes[cursor + 1]), let low = hexDigit(bytes[cursor + 2])
        {
            result.append(high << 4 | low)
            cursor += 3
        } else {
            result.append(byte)
            cursor += 1
        }
    }
}
