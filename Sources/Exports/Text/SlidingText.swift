internal import SourceText

/// The part of a text that is still needed, and the count of lines up to it.
///
/// Offsets count the bytes of the text as UTF-8 from the start of the file. Windows are taken in order of place.
struct SlidingText {
    let encoding: TextEncoding
    private var bytes: [UInt8] = []
    /// Where in `bytes` that what is kept begins: taking it away byte by byte would move the rest each time.
    private var head = 0
    /// The offset of `bytes[0]`.
    private var base = 0
    private var cursor = Cursor()

    init(_ encoding: TextEncoding = .utf8) { self.encoding = encoding }

    /// The offset of the first byte that is kept.
    var start: Int { base + head }
    /// The offset behind the last byte so far.
    var end: Int { base + bytes.count }

    /// The bytes of a range that is kept.
    subscript(range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[range.clamped(to: start..<end).lowerBound - base..<range.clamped(to: start..<end).upperBound - base]
    }

    /// Adds what comes next.
    mutating func append(_ text: [UInt8]) { bytes += text }

    /// Lets go of what is before `offset`.
    mutating func forget(before offset: Int) {
        let target = min(max(offset, start), end)
        advance(to: target)
        head = target - base
        if head == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
            base = target
            head = 0
        } else if head > 1 << 16, head > bytes.count / 2 {
            bytes.removeFirst(head)
            base = target
            head = 0
        }
    }

    /// The place in the file of an offset that is kept.
    func position(at offset: Int) -> TextPosition {
        var here = cursor
        // What is kept may begin behind places that were handed on already; those are asked for only in messages.
        guard offset >= here.offset else { return here.position }
        here.advance(over: self[here.offset..<offset], encoding)
        return here.position
    }

    /// Cuts a window; it begins and ends neither inside of a character nor of a line end.
    mutating func window(_ range: Range<Int>) -> SourceWindow {
        advance(to: range.lowerBound)
        let text = Array(self[range])
        let window = SourceWindow(
            text: text, start: cursor.position, map: encoding.isVerbatim ? nil : mapToFile(text, encoding))
        cursor.advance(over: text[...], encoding)
        return window
    }

    /// Runs `body` on the bytes from `offset` on.
    func withBytes<Result>(from offset: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[max(head, offset - base)...])) }
    }

    private mutating func advance(to offset: Int) {
        guard offset > cursor.offset else { return }
        cursor.advance(over: self[cursor.offset..<offset], encoding)
    }
}

/// A place that is moved on.
private struct Cursor {
    var offset = 0
    var position = TextPosition.start
    /// Whether a CR stands before it, of which an LF would be a part.
    var afterReturn = false

    mutating func advance(over bytes: ArraySlice<UInt8>, _ encoding: TextEncoding) {
        bytes.withUnsafeBufferPointer { count($0, encoding) }
        offset += bytes.count
    }

    private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding) {
        guard let last = bytes.last else { return }
        if encoding.isVerbatim, !afterReturn {
            position = position.advanced(over: bytes)
            afterReturn = last == 0x0D
            return
        }
        var scalars = 0
        var units = 0
        var fileBytes = 0
        var lineStart = false
        for byte in bytes {
            if byte < 0x80 {
                fileBytes += encoding.length(ofScalarLed: byte, utf8Length: 1)
                if byte == 0x0A || byte == 0x0D {
                    if byte == 0x0D || !afterReturn { position.line += 1 }
                    lineStart = true
                    scalars = 0
                    units = 0
                } else {
                    scalars += 1
                    units += 1
                }
                afterReturn = byte == 0x0D
            } else if byte >= 0xC0 {
                fileBytes += encoding.length(ofScalarLed: byte, utf8Length: utf8Length(lead: byte))
                scalars += 1
                units += byte >= 0xF0 ? 2 : 1
                afterReturn = false
            }
        }
        // A byte order mark takes no column.
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), !lineStart {
            scalars -= 1
            units -= 1
        }
        position.byteOffset += encoding.isVerbatim ? bytes.count : fileBytes
        position.scalarColumn = (lineStart ? 1 : position.scalarColumn) + scalars
        position.utf16Column = (lineStart ? 1 : position.utf16Column) + units
    }
}

/// Where each byte of `text` stands in the bytes of the file that it was decoded from.
private func mapToFile(_ text: [UInt8], _ encoding: TextEncoding) -> TextMap {
    var map = TextMap()
    var source = 0
    var index = 0
    while index < text.count {
        let count = utf8Length(lead: text[index])
        let length = encoding.length(ofScalarLed: text[index], utf8Length: count)
        if length == count {
            map.append(verbatim: count, at: source)
        } else {
            map.append(decoded: count, from: source..<source + length)
        }
        source += length
        index += count
    }
    return map
}
