import SourceText
import Templating

/// The built-in files of the theme with those of an override folder in their place, and what is wrong with the latter.
struct ThemeFiles {
    private static let assetsFolder = "assets/"
    private static let templateEnding = ".mustache"

    private(set) var findings: [Finding] = []
    private(set) var assets: [ThemeAsset] = []
    /// Templates by the name a partial tag uses.
    private var templates: [String: SourceFile] = [:]
    private var reported: Set<Finding> = []

    init(overrides: [String: SourceFile]) {
        let known = EmbeddedTheme.files.map(\.path)
        for (path, file) in overrides.sorted(by: { $0.key < $1.key })
        where !known.contains(path) && !InterfaceTextLibrary.isTextFile(path) {
            let near = nearestName(to: path, among: known)
            report(
                Finding(
                    rule: "template-file", severity: .error, place: Place(file: file.name, range: nil),
                    message: "the theme has no file \(visible(path))",
                    help: near.map { "did you mean \($0)?" } ?? "it has \(known.joined(separator: ", "))"))
        }
        for (path, text) in EmbeddedTheme.files {
            let file = overrides[path] ?? SourceFile(name: "templates/" + path, text: text)
            if path.hasPrefix(Self.assetsFolder) {
                assets.append(ThemeAsset(path: String(path.dropFirst(Self.assetsFolder.count)), bytes: file.bytes))
            } else if path.hasSuffix(Self.templateEnding) {
                checkEncoding(file)
                templates[String(path.dropLast(Self.templateEnding.count))] = file
            }
        }
        assets.sort { $0.path < $1.path }
    }

    /// Compiles one kind of page against the shape of its data.
    mutating func compile(_ name: String, _ shape: TemplateShape) -> MustacheTemplate? {
        let vocabulary = TemplateVocabulary(names: ThemeVocabulary.names, root: shape)
        let (template, findings) = MustacheTemplate.compile(name, from: templates, vocabulary: vocabulary)
        findings.forEach { report($0) }
        return template
    }

    private mutating func checkEncoding(_ file: SourceFile) {
        guard let offset = firstInvalidOffset(file.bytes) else { return }
        report(
            Finding(
                rule: "template-syntax", severity: .error,
                place: Place(file: file.name, range: ByteRange(offset, offset + 1)),
                message: "this byte is not part of UTF-8 text", help: "save the template as UTF-8"))
    }

    /// Offset of the first NUL or of the first byte that does not decode as UTF-8.
    private func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .emptyInput: return nil
            case .error: return offset
            case .scalarValue("\0"): return offset
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            }
        }
    }

    /// A partial belongs to several kinds of page; what is wrong with it is said once.
    private mutating func report(_ finding: Finding) {
        if reported.insert(finding).inserted { findings.append(finding) }
    }
}
