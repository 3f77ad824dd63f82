extension IntentPattern {
    /// Reads a path as a catalogue writes it: literal segments and `{name:type}`, separated by `/`.
    ///
    /// What is accepted here passes the gate as it stands: no empty or dot segment, no slash at either end, nothing
    /// that a URL would have to escape.
    public static func segments(of path: String) throws(PatternFault) -> [Segment] {
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty else { throw PatternFault(.malformedPath, "the path is empty", 0..<0) }
        var segments: [Segment] = []
        var names: Set<String> = []
        var start = 0
        while start <= bytes.count {
            let end = segmentEnd(in: bytes, from: start)
            let segment = try segment(bytes[start..<end], of: bytes)
            if case .parameter(let name, _) = segment, !names.insert(name).inserted {
                throw PatternFault(.malformedName, "parameter `\(name)` stands in the path twice", start..<end)
            }
            segments.append(segment)
            start = end + 1
        }
        return segments
    }

    /// The end of the segment that begins at `start`; a `/` inside braces does not end it.
    private static func segmentEnd(in bytes: [UInt8], from start: Int) -> Int {
        var isInBraces = false
        var index = start
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "{") { isInBraces = true }
            if bytes[index] == UInt8(ascii: "}") { isInBraces = false }
            if bytes[index] == UInt8(ascii: "/"), !isInBraces { break }
            index += 1
        }
        return index
    }

    private static func segment(_ bytes: ArraySlice<UInt8>, of path: [UInt8]) throws(PatternFault) -> Segment {
        let range = bytes.startIndex..<bytes.endIndex
        let text = String(decoding: bytes, as: UTF8.self)
        guard !bytes.isEmpty else {
            let slash = max(0, range.lowerBound - 1)..<min(path.count, range.lowerBound + 1)
            let isAtEnd = range.lowerBound == 0 || range.lowerBound == path.count
            throw PatternFault(
                .malformedPath,
                isAtEnd ? "the path begins or ends with `/`" : "the path has an empty segment", slash)
        }
        if bytes.first == UInt8(ascii: "{") { return try parameter(bytes) }
        if text == "." || text == ".." {
            throw PatternFault(.malformedPath, "`\(text)` cannot be a segment", range)
        }
        guard let fault = bytes.firstIndex(where: { !isUnreserved($0) }) else { return .literal(text) }
        var end = fault + 1
        while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let character = String(decoding: bytes[fault..<end], as: UTF8.self)
        let message =
            switch character {
            case "{", "}": "a parameter is a whole segment"
            case ":": "the path does not name the scheme"
            case "?": "query items are listed under `query`"
            case "%": "a path is written without escapes"
            default: "`\(character)` cannot stand in a path"
            }
        throw PatternFault(.malformedPath, message, fault..<end)
    }

    private static func parameter(_ bytes: ArraySlice<UInt8>) throws(PatternFault) -> Segment {
        let range = bytes.startIndex..<bytes.endIndex
        guard bytes.last == UInt8(ascii: "}"), bytes.count > 2 else {
            let isClosed = bytes.contains(UInt8(ascii: "}"))
            throw PatternFault(
                .malformedPath, isClosed ? "a parameter is a whole segment" : "`}` is missing after the parameter",
                range)
        }
        let inner = bytes.dropFirst().dropLast()
        guard let colon = inner.firstIndex(of: UInt8(ascii: ":")) else {
            let name = String(decoding: inner, as: UTF8.self)
            throw PatternFault(.missingType, "parameter `\(name)` has no type", range, nearest: "{\(name):uuid}")
        }
        let name = String(decoding: inner[..<colon], as: UTF8.self)
        guard isName(name) else {
            throw PatternFault(
                .malformedName, "`\(name)` cannot be the name of a parameter", inner.startIndex..<colon)
        }
        let source = String(decoding: inner[(colon + 1)...], as: UTF8.self)
        let type: ParameterType
        do {
            type = try ParameterType(source, allowsSingleWord: false)
        } catch {
            throw error.shifted(by: colon + 1)
        }
        if case .text(let length) = type, length.lowerBound == 0 {
            throw PatternFault(
                .malformedType, "a segment cannot be empty, so its text has at least 1 character",
                colon + 1..<inner.endIndex, nearest: "text(1...\(length.upperBound))")
        }
        return .parameter(name: name, type: type)
    }
}
