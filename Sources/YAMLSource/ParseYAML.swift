public import SourceText

/// Reads one YAML document strictly.
///
/// Anchors, aliases, tags, directives, several documents, malformed UTF-8, control characters, nesting deeper than 64
/// and duplicate keys are findings (`yaml-syntax`, `yaml-duplicate-key`); nothing is repaired. After a `yaml-syntax`
/// finding there is no root. Of duplicate keys the first counts. A document that holds nothing gives no root and no
/// finding.
///
/// - Parameters:
///   - bytes: The document, with or without a byte order mark.
///   - file: The name that findings call the file by.
///   - baseOffset: Where the first byte stands in the file; the slice's own start index when left out.
public func parseYAML(
    _ bytes: ArraySlice<UInt8>, file: String, baseOffset: Int? = nil
) -> (root: YAMLNode?, findings: [Finding]) {
    var bytes = bytes
    var base = baseOffset ?? bytes.startIndex
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        bytes = bytes.dropFirst(3)
        base += 3
    }
    if bytes.count >= YAMLParts.worthwhile, let root = YAMLParts(bytes)?.parse(file: file, base: base) {
        return (root, [])
    }
    return parseWhole(bytes, file: file, base: base)
}

/// Reads a document in one go.
///
/// - Parameter depth: How many lists and mappings it stands in.
func parseWhole(
    _ bytes: ArraySlice<UInt8>, file: String, base: Int, depth: Int = 0
) -> (root: YAMLNode?, findings: [Finding]) {
    let scan = scanYAMLCharacters(bytes)
    let map = ByteMap(bytes, base: base, isASCII: scan.isASCII)
    var builder = YAMLTreeBuilder(bytes: bytes, file: file, base: base, map: map, depth: depth)
    if let fault = scan.fault {
        let (message, help) = wording(of: fault)
        builder.syntax(ByteRange(scan.range).shifted(by: base), message, help)
        return (nil, builder.findings)
    }
    if let failure = forEachYAMLEvent(in: bytes, { builder.take($0) }) {
        report(failure, in: bytes, base: base, map: map, file: file, to: &builder)
    }
    return (builder.hasSyntaxError ? nil : builder.root, builder.findings)
}

/// Reads a whole file as one YAML document; see ``parseYAML(_:file:baseOffset:)``.
public func parseYAML(_ file: SourceFile) -> (root: YAMLNode?, findings: [Finding]) {
    parseYAML(file.bytes[...], file: file.name)
}

private func wording(of fault: YAMLCharacterFault) -> (message: String, help: String) {
    switch fault {
    case .notUTF8:
        return ("this is not UTF-8", "save the file as UTF-8")
    case .control(let scalar):
        let shown = visible(String(Character(scalar)))
        return ("control character \(shown) is not allowed", "remove it, or write it as an escape in double quotes")
    }
}

private func report(
    _ failure: YAMLFailure, in bytes: ArraySlice<UInt8>, base: Int, map: ByteMap, file: String,
    to builder: inout YAMLTreeBuilder
) {
    let end = base + bytes.count
    func place(_ offset: Int) -> ByteRange {
        let index = bytes.startIndex + offset - base
        guard index < bytes.endIndex, bytes[index] != 0x0A, bytes[index] != 0x0D else {
            return ByteRange(offset, offset)
        }
        var next = index + 1
        while next < bytes.endIndex, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return ByteRange(offset, offset + next - index)
    }
    let offset = min(failure.mark.map(map.offset) ?? base + failure.byteOffset, end)
    let problem = YAMLProblem(failure, byte: offset < end ? bytes[bytes.startIndex + offset - base] : nil)
    guard let context = failure.contextMark.map(map.offset), context != offset else {
        return builder.syntax(place(offset), problem.message, problem.help)
    }
    switch problem.mark {
    case .problem:
        let related = RelatedPlace(place: Place(file: file, range: place(context)), message: failure.context)
        builder.syntax(place(offset), problem.message, problem.help, related: [related])
    case .context:
        let related = RelatedPlace(place: Place(file: file, range: place(offset)), message: "noticed here")
        builder.syntax(place(context), problem.message, problem.help, related: [related])
    }
}
