public import SourceText
import YAMLSource

extension FrontMatter {
    /// Reads the front matter that `split` found in `file`.
    ///
    /// Findings: `front-matter-syntax` (no closing line, not a mapping), `front-matter-key`, `front-matter-value`, and
    /// those of the YAML reader. What can be read is kept beside them.
    public static func decode(
        _ file: SourceFile, split: FrontMatterSplit
    ) -> (frontMatter: FrontMatter, findings: [Finding]) {
        guard let content = split.content else {
            return split.isUnclosed ? (FrontMatter(), [unclosed(file, split)]) : (FrontMatter(), [])
        }
        let (root, syntax) = parseYAML(
            file.bytes[content.range], file: file.name, baseOffset: content.lowerBound)
        guard let root else { return (FrontMatter(), syntax) }
        var decoder = FrontMatterDecoder(file: file)
        decoder.decode(root)
        return (decoder.frontMatter, syntax + decoder.findings)
    }

    private static func unclosed(_ file: SourceFile, _ split: FrontMatterSplit) -> Finding {
        Finding(
            rule: "front-matter-syntax", severity: .error, place: Place(file: file.name, range: split.opening),
            message: "front matter begins here and is never closed",
            help: "add a line `---` after it; for a thematic break at the start of a page write `***`")
    }
}
