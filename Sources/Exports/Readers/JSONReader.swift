/// Reads one JSON document: every string of it, records told by their ids.
public struct JSONReader: PresetReader {
    let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    static let preset = JSONPreset.anyStrings(framing: .document)
}
