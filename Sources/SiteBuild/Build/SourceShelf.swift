import SourceText

/// The bytes of all pages between the reading of their front matter and that of their text, each given away once.
///
/// So a file's bytes are gone when its article has been rendered, and the two are never all in memory together.
///
/// Unchecked because slots are emptied from several threads: every slot is taken by one worker only, and the compiler
/// cannot see that.
final class SourceShelf: @unchecked Sendable {
    private let files: UnsafeMutableBufferPointer<SourceFile?>
    private let names: [String]

    init(_ files: [SourceFile]) {
        self.files = .allocate(capacity: files.count)
        _ = self.files.initialize(from: files.map(Optional.some))
        names = files.map(\.name)
    }

    deinit {
        files.deinitialize()
        files.deallocate()
    }

    /// The file at `index`; its bytes are gone from the shelf afterwards.
    func take(_ index: Int) -> SourceFile {
        defer { files[index] = nil }
        return files[index] ?? SourceFile(name: names[index], bytes: [])
    }
}
