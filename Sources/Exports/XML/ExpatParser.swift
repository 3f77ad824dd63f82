import CExpat
internal import SourceText

/// The XML parser: text in, events out, in whatever pieces the text comes.
///
/// The text is UTF-8 whatever the document declares. Entities of the document are read when they are plain text; others,
/// and every external one, are refused, so that no document is larger than what its own bytes say.
final class ExpatParser {
    /// How deep elements may stand in one another.
    static let depthLimit = 512
    /// How many bytes one tag, comment or instruction may take.
    static let tokenLimit = 1 << 20
    /// How many bytes of text the entities of a document may stand for.
    private static let expansionLimit = 64 << 20

    private let parser: XML_Parser
    private var events: [XMLEvent] = []
    private var open: [(name: String, offset: Int)] = []
    private var refusal: XMLFault?
    private var expanded = 0
    private var hasEntities = false
    private var fed = 0

    /// Where the token begins whose end has not come yet: text before it is not needed to go on.
    private(set) var pendingStart = 0

    /// Makes a parser, or nil when there is no memory for one.
    init?() {
        guard let parser = XML_ParserCreate("UTF-8") else { return nil }
        self.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in expat(data)?.start(name, attributes) },
            { data, name in expat(data)?.end(name) })
        XML_SetCharacterDataHandler(parser) { data, text, count in expat(data)?.text(text, Int(count)) }
        XML_SetEntityDeclHandler(parser) { data, name, isParameter, value, count, _, _, _, _ in
            expat(data)?.declare(name, isParameter: isParameter != 0, value: value, count: Int(count))
        }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in expat(data)?.skipped(name) }
    }

    deinit { XML_ParserFree(parser) }

    /// Parses what comes next, and the fault that ends the document here, if there is one.
    func parse(_ text: ArraySlice<UInt8>, isLast: Bool) -> (events: [XMLEvent], fault: XMLFault?) {
        let count = Int32(clamping: text.count)
        fed += Int(count)
        let status = text.withUnsafeBytes { bytes -> XML_Status in
            guard let buffer = XML_GetBuffer(parser, max(1, count)) else { return XML_STATUS_ERROR }
            if let base = bytes.baseAddress { buffer.copyMemory(from: base, byteCount: Int(count)) }
            return XML_ParseBuffer(parser, count, isLast ? 1 : 0)
        }
        var result: [XMLEvent] = []
        swap(&result, &events)
        let here = Int(XML_GetCurrentByteIndex(parser))
        if status == XML_STATUS_ERROR { return (result, refusal ?? fault(at: max(here, pendingStart))) }
        if here >= 0 { pendingStart = here }
        if !isLast, fed - pendingStart > Self.tokenLimit {
            let message = "a tag or comment is longer than a mebibyte"
            return (result, XMLFault(offset: pendingStart, message: message, help: "it may not have been closed"))
        }
        return (result, nil)
    }

    private var range: Range<Int> {
        let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
        return start..<start + Int(XML_GetCurrentByteCount(parser))
    }

    private func start(
        _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        guard let name, refusal == nil else { return }
        var tag = XMLTag(name: String(cString: name), attributes: [], range: range)
        var index = 0
        while let key = attributes?[index], let value = attributes?[index + 1] {
            tag.attributes.append(XMLAttribute(name: String(cString: key), value: String(cString: value)))
            index += 2
        }
        open.append((tag.name, tag.range.lowerBound))
        events.append(.start(tag))
        if open.count > Self.depthLimit {
            refuse("elements stand more than \(Self.depthLimit) deep in one another", help: nil)
        }
    }

    private func end(_ name: UnsafePointer<XML_Char>?) {
        guard let name, refusal == nil else { return }
        _ = open.popLast()
        events.append(.end(name: String(cString: name), range: range))
    }

    private func text(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
        guard let text, count > 0, refusal == nil else { return }
        let range = range
        if range.count == count, isVerbatim(text, count) {
            if case .text(let last, nil) = events.last, last.upperBound == range.lowerBound {
                events[events.count - 1] = .text(last.lowerBound..<range.upperBound, decoded: nil)
            } else {
                events.append(.text(range, decoded: nil))
            }
            return
        }
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        events.append(.text(range, decoded: Array(bytes)))
        guard hasEntities, count > range.count else { return }
        expanded += count
        if expanded > Self.expansionLimit {
            refuse("its entities stand for more than 64 MiB of text", help: "write the text where it belongs")
        }
    }

    /// Whether `text` stands like that in the document: it is neither the value of an entity as long as its name, nor the
    /// LF that the parser makes of a CR.
    private func isVerbatim(_ text: UnsafePointer<XML_Char>, _ count: Int) -> Bool {
        let isLineEnd = count == 1 && text[0] == 0x0A
        guard hasEntities || isLineEnd else { return true }
        var offset: Int32 = 0
        var size: Int32 = 0
        guard let context = XML_GetInputContext(parser, &offset, &size), offset < size else { return false }
        return UnsafePointer(context + Int(offset)) == text || isLineEnd && context[Int(offset)] == 0x0A
    }

    private func declare(
        _ name: UnsafePointer<XML_Char>?, isParameter: Bool, value: UnsafePointer<XML_Char>?, count: Int
    ) {
        guard let name, refusal == nil else { return }
        let shown = "entity `" + visible(String(cString: name)) + "`"
        guard let value, !isParameter else {
            return refuse(shown + " stands for another file", help: "nothing but the file itself is read")
        }
        hasEntities = true
        let bytes = UnsafeRawBufferPointer(start: value, count: max(0, count))
        let isPlain = !bytes.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
        let isPredefined = bytes.count <= 5 && ["lt", "gt", "amp", "apos", "quot"].contains(String(cString: name))
        if !isPlain, !isPredefined {
            refuse(shown + " stands for more than plain text", help: "write the text where it belongs")
        }
    }

    private func skipped(_ name: UnsafePointer<XML_Char>?) {
        guard let name, refusal == nil else { return }
        let character = "`&#160;`"
        refuse(
            "entity `" + visible(String(cString: name)) + "` is not declared",
            help: "XML knows amp, lt, gt, quot and apos; write others by number, like " + character)
    }

    private func refuse(_ message: String, help: String?) {
        refusal = XMLFault(offset: range.lowerBound, message: message, help: help)
        _ = XML_StopParser(parser, 0)
    }

    private func fault(at offset: Int) -> XMLFault {
        let code = XML_GetErrorCode(parser)
        let innermost = open.last.map { "`<" + visible($0.name) + ">`" }
        switch code {
        case XML_ERROR_NO_MEMORY: return XMLFault(offset: offset, message: "there is no memory to read it", help: nil)
        case XML_ERROR_NO_ELEMENTS:
            return XMLFault(
                offset: open.isEmpty ? offset : fed,
                message: innermost.map { "the file ends within " + $0 } ?? "the file holds no element",
                help: "it may have been cut off; export it again")
        case XML_ERROR_UNCLOSED_CDATA_SECTION:
            return XMLFault(
                offset: offset, message: "the file ends within a section of CDATA",
                help: "it may have been cut off; export it again")
        case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
            return XMLFault(
                offset: offset, message: "the file ends within what begins here",
                help: "it may have been cut off; export it again")
        case XML_ERROR_TAG_MISMATCH:
            return XMLFault(
                offset: offset, message: "the end tag is not that of " + (innermost ?? "the element"),
                help: innermost.map { "close " + $0 + " first" })
        case XML_ERROR_UNDEFINED_ENTITY:
            return XMLFault(
                offset: offset, message: "the entity is not declared",
                help: "XML knows amp, lt, gt, quot and apos; write others by number, like `&#160;`")
        case XML_ERROR_INVALID_TOKEN:
            return XMLFault(
                offset: offset, message: "this is no XML",
                help: "`&` and `<` in text are written `&amp;` and `&lt;`, and every byte must be valid UTF-8")
        default:
            let words = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
            return XMLFault(offset: offset, message: "this is no XML: " + words, help: nil)
        }
    }
}

private func expat(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
    data.map { Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
}
