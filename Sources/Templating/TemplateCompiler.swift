import SourceText

/// Turns a set of template files into one program.
///
/// Partials are compiled in place; the files being read form an explicit stack.
struct TemplateCompiler {
    /// A file being read: the template itself or a partial.
    struct Frame {
        var name: String
        var file: String
        var scanner: TagScanner
        /// Put before every line, for a partial that stands alone on an indented line.
        var indentation: [UInt8]
        /// Number of sections that were open when the file began.
        var outerSections: Int
        /// First instruction of the file.
        var start: UInt32
        /// The jump around a body that is called, to be pointed behind it.
        var jump: Int?
    }

    /// A section that waits for its end.
    struct Section {
        var name: String
        var range: Range<Int>
        var instruction: Int
        var isInverted: Bool
    }

    /// Every name is looked for in every section around it, so their number is bounded.
    private static let sectionLimit = 500

    let files: [String: SourceFile]
    let vocabulary: TemplateVocabulary
    let recursion: PartialRecursion
    var program = TemplateProgram()
    var findings: [Finding] = []
    /// Shapes of the values that names are looked up in, innermost last; empty without a schema.
    var shapes: [TemplateShape?] = []
    private var frames: [Frame] = []
    private var sections: [Section] = []
    private var reported: Set<Finding> = []
    private var inclusions = 0

    init(files: [String: SourceFile], vocabulary: TemplateVocabulary, recursion: PartialRecursion) {
        self.files = files
        self.vocabulary = vocabulary
        self.recursion = recursion
        if let root = vocabulary.root { shapes = [root] }
    }

    /// Whether names and partials are checked.
    var isStrict: Bool { vocabulary.root != nil }

    /// Name of the file being read.
    var file: String { frames.last?.file ?? "" }

    mutating func compile(_ name: String) {
        guard let source = files[name] else {
            return report(
                "template-syntax", "there is no template \(visible(name))", file: name, range: nil,
                help: nearestName(to: name, among: files.keys.sorted()).map { "did you mean \($0)?" })
        }
        enter(name, source, indentation: [], jump: nil)
        while let frame = frames.last { step(frame.scanner.position) }
    }

    private mutating func step(_ textStart: Int) {
        let top = frames.count - 1
        switch frames[top].scanner.next() {
        case .end:
            appendText(textStart..<frames[top].scanner.bytes.count)
            leave()
        case .fault(let message, let help, let range):
            report("template-syntax", message, file: file, range: range, help: help)
            leave()
        case .tag(let tag):
            appendText(textStart..<(tag.standaloneLine?.lowerBound ?? tag.range.lowerBound))
            if tag.standaloneLine == nil { indentTag(tag.range.lowerBound) }
            append(tag)
        }
    }

    private mutating func append(_ tag: Tag) {
        switch tag.kind {
        case .comment, .delimiters: break
        case .escaped, .unescaped: appendValue(tag)
        case .section, .inverted: openSection(tag)
        case .close: closeSection(tag)
        case .partial: include(tag)
        }
    }

    private mutating func appendValue(_ tag: Tag) {
        guard let (path, shape) = resolve(tag.content, of: tag) else { return }
        if isStrict, let shape { checkValue(shape, tag) }
        program.append(tag.kind == .escaped ? .escaped(program.path(path)) : .unescaped(program.path(path)))
    }

    private mutating func openSection(_ tag: Tag) {
        guard sections.count < Self.sectionLimit else {
            report(
                "template-syntax", "sections stand inside one another too deep", file: file, range: tag.range,
                help: "at most \(Self.sectionLimit) levels, partials included")
            sections.removeAll()
            frames.removeAll()
            return
        }
        let resolved = resolve(tag.content, of: tag)
        let path = program.path(resolved?.path ?? [.unknown])
        let isInverted = tag.kind == .inverted
        sections.append(
            Section(
                name: text(tag.content), range: tag.range, instruction: Int(program.end), isInverted: isInverted))
        program.append(isInverted ? .inverted(path, after: 0) : .section(path, after: 0))
        program.markTarget()
        guard isStrict, !isInverted else { return }
        if case .list(let element)? = resolved?.shape { shapes.append(element) } else { shapes.append(resolved?.shape) }
    }

    private mutating func closeSection(_ tag: Tag) {
        let name = text(tag.content)
        guard let frame = frames.last, sections.count > frame.outerSections, let section = sections.popLast() else {
            return report(
                "template-syntax", "{{/\(visible(name))}} closes a section that is not open", file: file,
                range: tag.range, help: "remove it, or open the section before it in the same file")
        }
        if section.name != name {
            report(
                "template-syntax", "{{/\(visible(name))}} stands where \(visible(section.name)) has to end",
                file: file, range: tag.range, help: "write {{/\(visible(section.name))}}",
                related: RelatedPlace(place: Place(file: file, range: ByteRange(section.range)), message: "opened here")
            )
        }
        if section.isInverted {
            program.patch(section.instruction)
        } else {
            program.append(.sectionEnd(body: UInt32(section.instruction + 1)))
            program.patch(section.instruction)
            if isStrict { shapes.removeLast() }
        }
    }

    private mutating func include(_ tag: Tag) {
        let name = text(tag.content)
        guard checkPartialName(name, tag) else { return }
        guard let source = files[name] else {
            if isStrict {
                report(
                    "template-syntax", "there is no partial \(visible(name))", file: file, range: tag.content,
                    help: nearestName(to: name, among: files.keys.sorted()).map { "did you mean \($0)?" })
            }
            return
        }
        var indentation = frames.last?.indentation ?? []
        if tag.standaloneLine != nil, let scanner = frames.last?.scanner {
            indentation.append(contentsOf: scanner.bytes[tag.indentation])
        }
        if recursion == .bounded {
            // Every body is called, so that a partial inside itself can call it again.
            if let running = frames.dropFirst().last(where: { $0.name == name }), running.indentation == indentation {
                return program.append(.call(target: running.start))
            }
            program.append(.call(target: program.end + 2))
            program.append(.jump(target: 0))
            program.markTarget()
        } else if frames.contains(where: { $0.name == name }) {
            let chain = frames.drop(while: { $0.name != name }).map(\.name) + [name]
            return report(
                "template-syntax", "the partial \(visible(name)) includes itself", file: file, range: tag.range,
                help: "break the circle \(chain.map { visible($0) }.joined(separator: " > "))")
        }
        inclusions += 1
        guard inclusions <= 10_000, frames.count < 200 else {
            return report(
                "template-syntax", "partials are included too often", file: file, range: tag.range,
                help: "at most 10,000 inclusions in one template, at most 200 inside one another")
        }
        let jump = recursion == .bounded ? Int(program.end) - 1 : nil
        enter(name, source, indentation: indentation, jump: jump)
    }

    private mutating func enter(_ name: String, _ source: SourceFile, indentation: [UInt8], jump: Int?) {
        frames.append(
            Frame(
                name: name, file: source.name, scanner: TagScanner(source.bytes), indentation: indentation,
                outerSections: sections.count, start: program.end, jump: jump))
    }

    private mutating func leave() {
        guard let frame = frames.last else { return }
        while sections.count > frame.outerSections {
            let section = sections.removeLast()
            report(
                "template-syntax", "the section \(visible(section.name)) is not closed", file: file,
                range: section.range, help: "add {{/\(visible(section.name))}} in the same file")
            if isStrict, !section.isInverted { shapes.removeLast() }
        }
        frames.removeLast()
        guard let jump = frame.jump else { return }
        program.append(.return)
        program.patch(jump)
    }

    /// Appends text of the file being read, each of its lines behind the file's indentation.
    private mutating func appendText(_ range: Range<Int>) {
        guard let frame = frames.last, !range.isEmpty else { return }
        let bytes = frame.scanner.bytes
        guard !frame.indentation.isEmpty else { return program.appendLiteral(bytes[range]) }
        var lineStart = range.lowerBound
        while lineStart < range.upperBound {
            if frame.scanner.isLineStart(lineStart) { program.appendLiteral(frame.indentation) }
            let end = bytes[lineStart..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
            program.appendLiteral(bytes[lineStart..<end])
            lineStart = end
        }
    }

    private mutating func indentTag(_ offset: Int) {
        guard let frame = frames.last, !frame.indentation.isEmpty else { return }
        if frame.scanner.isLineStart(offset) { program.appendLiteral(frame.indentation) }
    }

    /// Text of the file being read.
    func text(_ range: Range<Int>) -> String {
        guard let bytes = frames.last?.scanner.bytes else { return "" }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Collects a finding once, however often its file is included.
    mutating func report(
        _ rule: String, _ message: String, file: String, range: Range<Int>?, help: String?,
        related: RelatedPlace? = nil
    ) {
        let finding = Finding(
            rule: rule, severity: .error, place: Place(file: file, range: range.map { ByteRange($0) }),
            message: message, help: help, related: related.map { [$0] } ?? [])
        if reported.insert(finding).inserted { findings.append(finding) }
    }
}
