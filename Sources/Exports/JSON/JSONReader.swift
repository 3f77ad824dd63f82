import SourceText

/// Reads JSON of any system: where its texts stand is the preset's affair.
struct JSONReader: ExportReader {
    /// Where the texts stand.
    let preset: JSONPreset
    /// What the run says.
    let options: ReaderOptions

    init(_ preset: JSONPreset, options: ReaderOptions) {
        self.preset = preset
        self.options = options
    }

    func read(_ input: ByteStream, receive: (ExportRecord) -> Void) throws(ReaderError) {
        guard let plan = JSONPlan(preset, options) else {
            throw .malformed(
                at: .start, message: "more fields are asked for than can be looked for at once",
                help: "ask for fewer with `--field`, `*` standing for any one step")
        }
        var walk = JSONWalk(plan, input)
        try walk.run(receive: receive)
    }
}
