/// The hash of a line that GitHub's code scanning knows a finding by: `primaryLocationLineHash`.
///
/// A rolling hash to the base 37 in 64 bits over the hundred UTF-16 units from the start of the line, spaces and tabs
/// left out, CR and CRLF taken as LF, the end of the file marked by 65535 and followed by zeros; behind a colon the
/// number of lines with that hash up to this one. The action that uploads reports computes the same where it is absent.
public struct LineHashes: Sendable {
    private static let size = 100
    private static let factor: UInt64 = 37
    private static let firstFactor = (0..<size).reduce(UInt64(1)) { product, _ in product &* factor }

    private let wanted: Set<Int>
    private var window = [UInt16](repeating: 0, count: size)
    private var lines = [Int](repeating: 0, count: size)
    private var hash: UInt64 = 0
    private var index = 0
    private var line = 0
    private var beginsLine = true
    private var followsReturn = false
    private var counts: [UInt64: Int] = [:]
    private var pending: [UInt8] = []
    private var found: [Int: String] = [:]

    /// Begins a file; the hashes of `lines` are wanted, counted from 1.
    public init(lines: Set<Int>) { wanted = lines }

    /// Takes the next bytes of the file; a character may be cut between two calls.
    public mutating func add(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        let whole = pending.count - cutLength
        for unit in String(decoding: pending[..<whole], as: UTF8.self).utf16 { take(unit) }
        pending.removeFirst(whole)
    }

    /// Ends the file.
    public mutating func finish() -> [Int: String] {
        for unit in String(decoding: pending, as: UTF8.self).utf16 { take(unit) }
        take(0xFFFF)
        for _ in 0..<Self.size {
            if lines[index] != 0 { emit() }
            push(0)
        }
        return found
    }

    /// The bytes at the end that begin a character without ending it.
    private var cutLength: Int {
        for length in 1...4 where length <= pending.count {
            let byte = pending[pending.count - length]
            if byte & 0xC0 == 0x80 { continue }
            let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return wanted > length ? length : 0
        }
        return 0
    }

    private mutating func take(_ unit: UInt16) {
        if unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A) {
            followsReturn = false
            return
        }
        followsReturn = unit == 0x0D
        let character: UInt16 = followsReturn ? 0x0A : unit
        if lines[index] != 0 { emit() }
        if beginsLine {
            beginsLine = false
            line += 1
            lines[index] = line
        }
        if character == 0x0A { beginsLine = true }
        push(character)
    }

    private mutating func push(_ unit: UInt16) {
        hash = hash &* Self.factor &+ UInt64(unit) &- Self.firstFactor &* UInt64(window[index])
        window[index] = unit
        index = (index + 1) % Self.size
    }

    private mutating func emit() {
        counts[hash, default: 0] += 1
        if wanted.contains(lines[index]) {
            found[lines[index]] = String(hash, radix: 16) + ":" + String(counts[hash] ?? 1)
        }
        lines[index] = 0
    }
}
