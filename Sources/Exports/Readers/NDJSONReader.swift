/// Reads a file of JSON values on a line each: every string of them, records told by their ids.
public struct NDJSONReader: PresetReader {
    let options: ReaderOptions

    /// Makes a reader.
    public init(options: ReaderOptions) { self.options = options }

    static let preset = JSONPreset.anyStrings(framing: .lines)
}
