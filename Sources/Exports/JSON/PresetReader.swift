import SourceText

/// A reader that is nothing but a preset.
protocol PresetReader: ExportReader {
    /// Where its texts stand.
    static var preset: JSONPreset { get }
    /// What the run says.
    var options: ReaderOptions { get }
}

extension PresetReader {
    /// Reads to the end; what has been handed over is not kept.
    public func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        guard let plan = JSONPlan(Self.preset, options) else {
            throw .malformed(
                at: .start, message: "more fields are asked for than can be looked for at once",
                help: "ask for fewer with `--field`, `*` standing for any one step")
        }
        var walk = JSONWalk(plan, input)
        try walk.run(receive: receive)
    }
}
