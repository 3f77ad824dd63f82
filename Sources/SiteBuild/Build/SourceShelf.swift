import SourceText

/// The bytes of all pages between the reading of their front matter and that of their text, each given away once.
///
/// Unchecked because slots are written and read from several threads: every slot is used by one worker only, and the
/// two loops that fill and empty the shelf do not overlap.
final class SourceShelf: @unchecked Sendable {
    private var files: [SourceFile?]
    private let names: [String]

    init(_ files: [SourceFile]) {
        self.files = files
        names = files.map(\.name)
    }

    /// The file at `index`; its bytes are gone from the shelf afterwards.
    func take(_ index: Int) -> SourceFile {
        let file = files.withUnsafeMutableBufferPointer { buffer -> SourceFile? in
            defer { buffer[index] = nil }
            return buffer[index]
        }
        return file ?? SourceFile(name: names[index], bytes: [])
    }
}
