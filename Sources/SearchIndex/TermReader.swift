/// Cuts text into the terms that search looks up.
///
/// A term is a stretch of letters, digits and marks, folded. Scripts without spaces give a term for each pair of
/// neighbours and one for the last character, so that every character of a text begins a term.
struct TermReader {
    private var run = FoldedRun()
    private var folded: [UInt32] = []
    private var scratch: [UInt8] = []
    private let table = FoldingTable.shared

    /// What ASCII is folded to: 0 for what stands between words.
    static let ascii: [UInt8] = (0..<256).map { value in
        switch UInt8(value) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(value)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(value) | 0x20
        default: 0
        }
    }
    private static let same: [UInt8] = (0..<256).map { UInt8($0) }

    /// Counts the terms of `text[range]`, which is UTF-8.
    mutating func read(_ text: [UInt8], _ range: Range<Int>, _ field: SearchField, into counter: inout TermCounter) {
        text.withUnsafeBufferPointer { text in
            TermReader.ascii.withUnsafeBufferPointer { read(text, $0, range, field, into: &counter) }
        }
    }

    /// The same on bytes that lie in memory in one piece; `ascii` is the table of that name.
    private mutating func read(
        _ text: UnsafeBufferPointer<UInt8>, _ ascii: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
        _ field: SearchField, into counter: inout TermCounter
    ) {
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            // Most words of most texts: letters of ASCII with something else of ASCII around them.
            let start = index
            var hash = TermCounter.hashStart
            while index < end {
                let letter = ascii[Int(text[index])]
                if letter == 0 { break }
                hash = TermCounter.hash(hash, letter)
                index += 1
            }
            let isASCII = index == end || text[index] < 0x80
            if isASCII, index - start <= FoldedRun.limit {
                if index > start {
                    counter.count(text, start..<index, table: ascii, hash: hash, field: field)
                } else {
                    index += 1
                }
                continue
            }
            index = readRuns(text, start..<end, field, into: &counter)
        }
    }

    /// Counts the terms of a string.
    mutating func read(_ text: String, _ field: SearchField, into counter: inout TermCounter) {
        let bytes = Array(text.utf8)
        read(bytes, 0..<bytes.count, field, into: &counter)
    }

    /// Reads on to the next ASCII character that is no part of a word; gives the place behind it.
    private mutating func readRuns(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ field: SearchField, into counter: inout TermCounter
    ) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            if byte < 0x80 {
                index += 1
                guard TermReader.ascii[Int(byte)] != 0 else { break }
                take(UInt32(TermReader.ascii[Int(byte)]), field, into: &counter)
                continue
            }
            let (scalar, width) = decode(text, index, range.upperBound)
            index += width
            folded.removeAll(keepingCapacity: true)
            table.append(scalar, to: &folded)
            for position in folded.indices { take(folded[position], field, into: &counter) }
        }
        flush(field, into: &counter)
        return index
    }

    private func decode(_ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> (scalar: UInt32, width: Int) {
        let first = UInt32(text[index])
        let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, index + width <= end else { return (0xFFFD, 1) }
        var scalar = first & (0x7F >> UInt32(width))
        for offset in 1..<width { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
        return (scalar, width)
    }

    private mutating func take(_ scalar: UInt32, _ field: SearchField, into counter: inout TermCounter) {
        if scalar == 0 {
            flush(field, into: &counter)
        } else if !run.take(scalar) {
            flush(field, into: &counter)
            _ = run.take(scalar)
        }
    }

    private mutating func flush(_ field: SearchField, into counter: inout TermCounter) {
        guard !run.scalars.isEmpty else { return }
        if run.isPaired {
            let scalars = run.scalars
            for index in scalars.indices {
                count(scalars[index..<min(index + 2, scalars.count)], field, into: &counter)
            }
        } else {
            count(run.scalars[...], field, into: &counter)
        }
        run.clear()
    }

    private mutating func count(
        _ scalars: ArraySlice<UInt32>, _ field: SearchField, into counter: inout TermCounter
    ) {
        scratch.removeAll(keepingCapacity: true)
        for value in scalars {
            scratch += UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
        }
        var hash = TermCounter.hashStart
        for byte in scratch { hash = TermCounter.hash(hash, byte) }
        scratch.withUnsafeBufferPointer { bytes in
            TermReader.same.withUnsafeBufferPointer { table in
                counter.count(bytes, 0..<bytes.count, table: table, hash: hash, field: field)
            }
        }
    }
}
