import SourceText

/// Names in tags: read, looked up, and checked against the shape of the data.
extension TemplateCompiler {
    /// The keys of a dotted name and, for a strict template, the shape behind it; nil after a finding.
    ///
    /// Without a finding the shape is nil only where the data is not described.
    mutating func resolve(_ content: Range<Int>, of tag: Tag) -> (path: [TemplateKey], shape: TemplateShape?)? {
        let name = text(content)
        if name == "." { return ([], shapes.last ?? nil) }
        guard checkName(name, content, tag) else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let path = parts.map { vocabulary.key($0) ?? .unknown }
        guard isStrict else { return (path, nil) }
        var offset = content.lowerBound
        var shape: TemplateShape?
        for (index, part) in parts.enumerated() {
            let found: TemplateShape?
            let candidates: [TemplateShape]
            if index == 0 {
                // A section over something already reported describes nothing; what stands in it is not judged.
                if shapes.contains(where: { $0 == nil }) { return nil }
                candidates = shapes.compactMap { $0 }.reversed()
            } else {
                candidates = shape.map { [$0] } ?? []
            }
            found = candidates.lazy.compactMap { $0.member(path[index]) }.first
            guard let found else {
                reportUnknown(part, offset: offset, after: parts[..<index], among: candidates)
                return nil
            }
            shape = found
            offset += part.utf8.count + 1
        }
        return (path, shape)
    }

    private mutating func reportUnknown(
        _ part: String, offset: Int, after parents: ArraySlice<String>, among candidates: [TemplateShape]
    ) {
        let names = candidates.flatMap(\.members).map { vocabulary.name($0.key) }
        let parent = parents.joined(separator: ".")
        let help: String
        if let near = nearestName(to: part, among: names) {
            help = "did you mean \(near)?"
        } else if names.isEmpty {
            help = "\(visible(parent)) has no parts"
        } else {
            help = "known here: \(names.prefix(40).joined(separator: ", "))"
        }
        report(
            "template-unknown-name",
            parents.isEmpty ? "no page has \(visible(part))" : "\(visible(parent)) has no \(visible(part))",
            file: file, range: offset..<(offset + part.utf8.count), help: help)
    }

    /// Refuses a value written the wrong way: text unescaped, markup escaped, or something that has no text.
    mutating func checkValue(_ shape: TemplateShape, _ tag: Tag) {
        let name = visible(text(tag.content))
        switch (shape, tag.kind) {
        case (.text, .escaped), (.markup, .unescaped): return
        case (.text, _):
            report(
                "template-escaping", "\(name) is text and would enter the page unescaped", file: file,
                range: tag.range, help: "write {{\(name)}}")
        case (.markup, _):
            report(
                "template-escaping", "\(name) is finished markup and would be escaped once more", file: file,
                range: tag.range, help: "write {{{\(name)}}}")
        default:
            report(
                "template-syntax", "\(name) has no text of its own", file: file, range: tag.range,
                help: "open a section with {{#\(name)}}")
        }
    }

    /// Refuses names that Mustache cannot have and tags of extensions that are not supported.
    private mutating func checkName(_ name: String, _ content: Range<Int>, _ tag: Tag) -> Bool {
        if name.isEmpty {
            report("template-syntax", "this tag names nothing", file: file, range: tag.range, help: nil)
            return false
        }
        if let first = name.utf8.first, tag.kind == .escaped, first == UInt8(ascii: "<") || first == UInt8(ascii: "$") {
            report(
                "template-syntax", "template inheritance is not supported", file: file, range: tag.range,
                help: "use a partial: {{>name}}")
            return false
        }
        let hasBadPart = name.split(separator: ".", omittingEmptySubsequences: false).contains { $0.isEmpty }
        if hasBadPart || name.utf8.contains(where: isWhiteSpace) {
            report(
                "template-syntax", "\(visible(name)) is not a name", file: file, range: content,
                help: "a name has no white space, and its parts are joined by single dots")
            return false
        }
        return true
    }

    /// Refuses an empty or dynamic partial name.
    mutating func checkPartialName(_ name: String, _ tag: Tag) -> Bool {
        if name.isEmpty {
            report("template-syntax", "this tag names no partial", file: file, range: tag.range, help: nil)
            return false
        }
        if name.hasPrefix("*") {
            report(
                "template-syntax", "dynamic partial names are not supported", file: file, range: tag.range,
                help: "name the partial itself")
            return false
        }
        return true
    }
}
