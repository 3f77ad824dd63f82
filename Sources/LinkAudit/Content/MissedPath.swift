import SourceText

/// Why an internal path leads nowhere, and what may have been meant.
public struct MissedPath: Sendable, Hashable {
    /// What is wrong with it.
    public enum Reason: Sendable, Hashable {
        /// The file is there in another spelling: letter case, or another Unicode form of the same letters.
        case spelling
        /// The page is there and is left out of this build.
        case draft
        /// The folder is there and has no index page.
        case folderWithoutIndex
        /// The file is there, and a step of the path is empty or holds a slash itself.
        case emptyStep
        /// The page is there, the link lacks the end of its name or has a `/` too many.
        case ending
        /// Nothing of that name.
        case unknown
    }
    /// What is wrong with it.
    public var reason: Reason
    /// The path that was looked for, below the content root.
    public var path: String
    /// The path of the file that was probably meant, below the content root.
    public var found: String?
    /// What to write instead, as a path in the style of the link, or nil when nothing is near.
    public var suggestion: String?
    /// Whether a page was asked for rather than an image or a download, judged by the end of the name.
    public var isPage: Bool

    /// The fault as a fragment that can follow a colon.
    var detail: String {
        switch reason {
        case .spelling: "the file is \(quoted(found ?? path))"
        case .draft: "\(quoted(path)) is a draft and left out of this build"
        case .folderWithoutIndex: "the folder \(quoted(path)) has no index page"
        case .emptyStep: "a `/` too many stands in the path"
        case .ending: "the name is not that of a file"
        case .unknown: "there is no \(quoted(path))"
        }
    }
}

extension PathResolver {
    /// Says more about the path that was just found missing.
    ///
    /// Looks only at the folder it points into, so that many misses stay cheap; without `looksAround` not even there.
    public func explainMiss(
        of path: ArraySlice<UInt8>, from page: Int?, looksAround: Bool = true
    ) -> MissedPath {
        let isAbsolute = path.first == UInt8(ascii: "/")
        var miss = MissedPath(
            reason: .unknown, path: String(decoding: resolved, as: UTF8.self), found: nil, suggestion: nil,
            isPage: namesPage)
        func suggest(_ entry: Int32, ending: String = "") {
            let target = String(decoding: index.paths.path(entry), as: UTF8.self)
            let source = page.map { index.pages[$0].sourcePath } ?? ""
            miss.found = target
            miss.suggestion = (isAbsolute ? "/" + target : relativePath(to: target, from: source)) + ending
        }
        switch index.paths.find(resolved) {
        case .exact(let entry) where !isWritable:
            miss.reason = .emptyStep
            suggest(entry, ending: endsWithSlash ? "/" : "")
        case .exact(let entry):
            switch index.paths.entries[Int(entry)].target {
            case .folder(index: -1): miss.reason = .folderWithoutIndex
            case .folder: miss.reason = .draft
            case .page, .asset: miss.reason = endsWithSlash ? .ending : .draft
            }
            if miss.reason == .ending { suggest(entry) }
        case .folded(let entry):
            miss.reason = .spelling
            suggest(entry, ending: endsWithSlash ? "/" : "")
        case .none:
            if let entry = entryWithEnding() {
                miss.reason = .ending
                suggest(entry)
            } else if looksAround, let (entry, isSame) = nearestSibling() {
                miss.reason = isSame ? .spelling : .unknown
                suggest(entry)
            }
        }
        return miss
    }

    /// `retry` or `retry/` where `retry.md` is there, `retry.html` where only a source of that name was renamed.
    private func entryWithEnding() -> Int32? {
        for ending in [".md", ".markdown", ".html"] {
            if case .exact(let entry) = index.paths.find(resolved + Array(ending.utf8)) { return entry }
        }
        guard resolved.suffix(5).elementsEqual(".html".utf8) else { return nil }
        guard case .exact(let entry) = index.paths.find(resolved.dropLast(5) + Array(".md".utf8)) else { return nil }
        return entry
    }

    /// The file beside the missing one whose name is most like it, and whether only its spelling differs.
    private func nearestSibling() -> (entry: Int32, isSame: Bool)? {
        let slash = resolved.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { Array(resolved[..<$0]) } ?? []
        guard case .exact(let parent) = index.paths.find(folder) else { return nil }
        let start = slash.map { $0 + 1 } ?? 0
        let name = resolved[start...]
        let isASCII = name.allSatisfy { $0 < 0x80 }
        let text = isASCII ? "" : String(decoding: name, as: UTF8.self).lowercased()
        var search = NearestBytes(to: name)
        let siblings = index.paths.children(of: parent, limit: 1_000)
            .filter { !index.paths.entries[Int($0)].isOutput }
        for sibling in siblings {
            let other = index.paths.path(sibling).dropFirst(start)
            // Swift compares by canonical equivalence: two Unicode forms of one name are equal here.
            if !isASCII, String(decoding: other, as: UTF8.self).lowercased() == text { return (sibling, true) }
            search.offer(other)
        }
        return search.best.map { (siblings[$0], false) }
    }

    private var namesPage: Bool {
        if endsWithSlash { return true }
        let name = resolved[((resolved.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return true }
        let ending = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
        return ["md", "markdown", "html", "htm"].contains(ending)
    }
}

/// `target` as seen from the folder of `source`, both below the content root.
func relativePath(to target: String, from source: String) -> String {
    let goal = target.split(separator: "/", omittingEmptySubsequences: false)
    let base = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var common = 0
    while common < base.count, common < goal.count - 1, base[common] == goal[common] { common += 1 }
    let ups = [Substring](repeating: "..", count: base.count - common)
    return (ups + goal[common...]).joined(separator: "/")
}
