import CYAML

/// One step of a YAML document as libyaml reports it.
///
/// Marks count code points from the start of the input.
struct YAMLEvent {
    enum Kind {
        case documentStart(hasDirective: Bool)
        case alias
        case scalar(String, isPlain: Bool, isBlock: Bool)
        case sequenceStart(isFlow: Bool)
        case sequenceEnd
        case mappingStart(isFlow: Bool)
        case mappingEnd
    }
    var kind: Kind
    var start: Int
    var end: Int
    var hasAnchor = false
    var hasTag = false
}

/// Why libyaml could not go on.
struct YAMLFailure {
    var problem: String
    /// Where, as a code-point index; nil when only `byteOffset` is known.
    var mark: Int?
    /// Where the reader of bytes stopped.
    var byteOffset: Int
    var context: String
    var contextMark: Int?
}

/// Hands the events of a document to `body` until it answers false; gives the failure that ended it early, if any.
///
/// `bytes` must be UTF-8 without a byte order mark. The parser lives only inside this call.
func forEachYAMLEvent(in bytes: ArraySlice<UInt8>, _ body: (YAMLEvent) -> Bool) -> YAMLFailure? {
    bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
        // The parser keeps its own address, so it must not move.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else {
            return YAMLFailure(problem: "out of memory", mark: 0, byteOffset: 0, context: "", contextMark: nil)
        }
        defer { yaml_parser_delete(parser) }
        // A set encoding keeps libyaml from guessing UTF-16.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, base, buffer.count)

        var event = yaml_event_t()
        while true {
            guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser.pointee) }
            defer { yaml_event_delete(&event) }
            if event.type == YAML_STREAM_END_EVENT { return nil }
            guard let step = step(for: event) else { continue }
            if !body(step) { return nil }
        }
    }
}

private func failure(of parser: yaml_parser_t) -> YAMLFailure {
    let isReaderError = parser.error == YAML_READER_ERROR
    return YAMLFailure(
        problem: parser.problem.map { String(cString: $0) } ?? "unknown problem",
        mark: isReaderError ? nil : Int(parser.problem_mark.index),
        byteOffset: Int(parser.problem_offset),
        context: parser.context.map { String(cString: $0) } ?? "",
        contextMark: parser.context == nil || isReaderError ? nil : Int(parser.context_mark.index))
}

private func step(for event: yaml_event_t) -> YAMLEvent? {
    let start = Int(event.start_mark.index)
    let end = Int(event.end_mark.index)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
        let document = event.data.document_start
        let hasTags = document.tag_directives.start != document.tag_directives.end
        let hasDirective = document.version_directive != nil || hasTags
        return YAMLEvent(kind: .documentStart(hasDirective: hasDirective), start: start, end: end)
    case YAML_ALIAS_EVENT:
        return YAMLEvent(kind: .alias, start: start, end: end)
    case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        let isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
        let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        return YAMLEvent(
            kind: .scalar(text, isPlain: isPlain, isBlock: isBlock), start: start, end: end,
            hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
        let sequence = event.data.sequence_start
        return YAMLEvent(
            kind: .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE), start: start, end: end,
            hasAnchor: sequence.anchor != nil, hasTag: sequence.tag != nil)
    case YAML_MAPPING_START_EVENT:
        let mapping = event.data.mapping_start
        return YAMLEvent(
            kind: .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE), start: start, end: end,
            hasAnchor: mapping.anchor != nil, hasTag: mapping.tag != nil)
    case YAML_SEQUENCE_END_EVENT:
        return YAMLEvent(kind: .sequenceEnd, start: start, end: end)
    case YAML_MAPPING_END_EVENT:
        return YAMLEvent(kind: .mappingEnd, start: start, end: end)
    default:
        return nil
    }
}
