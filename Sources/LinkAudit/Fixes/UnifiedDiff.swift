public import SourceText

/// The change that edits make to a file, as `patch` and `git apply` take it.
///
/// The edits are known, so nothing has to be compared: lines without an edit are context, lines with one are replaced.
/// Lines end at LF and at nothing else, because that is how those programs count them.
public struct UnifiedDiff {
    /// Lines around a change that are shown with it.
    private static let context = 3

    private let text: [UInt8]
    /// Offset of the first byte of each line, and the end of the text.
    private let starts: [Int]

    /// Lines of the old text that change, and the bytes that take their place.
    private struct Change {
        var lines: Range<Int>
        var replacement: [UInt8]
    }

    /// Shows `edits`, as ``SourceText/TextEdit/compatible(_:)`` gives them, made to a file; empty when they change
    /// nothing.
    public static func text(of edits: [TextEdit], in file: SourceFile) -> [UInt8] {
        let diff = UnifiedDiff(file.bytes)
        let changes = diff.changes(edits)
        guard !changes.isEmpty else { return [] }
        var result = header("--- ", "a/", file.name) + header("+++ ", "b/", file.name)
        var shift = 0
        for hunk in diff.hunks(changes) { diff.append(hunk, &shift, to: &result) }
        return result
    }

    private init(_ text: [UInt8]) {
        self.text = text
        starts = [0] + text.indices.filter { text[$0] == 0x0A && $0 + 1 < text.count }.map { $0 + 1 }
    }

    private var lineCount: Int { text.isEmpty ? 0 : starts.count }

    private func start(ofLine line: Int) -> Int { line < lineCount ? starts[line] : text.count }

    private func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The edits by the lines they touch; lines that come out as they were are no change.
    private func changes(_ edits: [TextEdit]) -> [Change] {
        var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
        for edit in edits {
            let first = line(at: edit.range.lowerBound)
            // An edit that takes the line end away touches the next line, too.
            let last = line(at: max(edit.range.lowerBound, edit.range.upperBound))
            let lines = first..<min(max(lineCount, first), last + 1)
            if let previous = groups.last, lines.lowerBound < previous.lines.upperBound {
                groups[groups.count - 1].lines =
                    previous.lines
                    .lowerBound..<max(
                        previous.lines.upperBound, lines.upperBound)
                groups[groups.count - 1].edits.append(edit)
            } else {
                groups.append((lines, [edit]))
            }
        }
        return groups.compactMap { lines, edits in
            let from = start(ofLine: lines.lowerBound)
            let old = Array(text[from..<start(ofLine: lines.upperBound)])
            let new = TextEdit.apply(
                edits.map { TextEdit(range: $0.range.shifted(by: -from), replacement: $0.replacement) }, to: old)
            return new == old ? nil : Change(lines: lines, replacement: new)
        }
    }

    /// Changes that are so near that their context meets, together.
    private func hunks(_ changes: [Change]) -> [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last,
                change.lines.lowerBound - last.lines.upperBound <= 2 * UnifiedDiff.context
            {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private func append(_ hunk: [Change], _ shift: inout Int, to result: inout [UInt8]) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let from = max(0, first.lines.lowerBound - UnifiedDiff.context)
        let to = min(lineCount, last.lines.upperBound + UnifiedDiff.context)
        var body: [UInt8] = []
        var newCount = 0
        var at = from
        for change in hunk {
            newCount += append(" ", text[start(ofLine: at)..<start(ofLine: change.lines.lowerBound)], to: &body)
            _ = append(
                "-", text[start(ofLine: change.lines.lowerBound)..<start(ofLine: change.lines.upperBound)], to: &body)
            newCount += append("+", change.replacement[...], to: &body)
            at = change.lines.upperBound
        }
        newCount += append(" ", text[start(ofLine: at)..<start(ofLine: to)], to: &body)
        result += Array("@@ -\(span(from, to - from)) +\(span(from + shift, newCount)) @@\n".utf8) + body
        shift += newCount - (to - from)
    }

    /// Line and number of lines; of no lines, the line before them.
    private func span(_ line: Int, _ count: Int) -> String {
        "\(count == 0 ? line : line + 1)" + (count == 1 ? "" : ",\(count)")
    }

    /// Adds lines behind a mark and returns how many there are.
    private func append(_ mark: Unicode.Scalar, _ lines: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
        var count = 0
        var isAtStart = true
        for byte in lines {
            if isAtStart {
                result.append(UInt8(ascii: mark))
                count += 1
            }
            result.append(byte)
            isAtStart = byte == 0x0A
        }
        if !isAtStart { result += Array("\n\\ No newline at end of file\n".utf8) }
        return count
    }

    /// A name with bytes that would end it is written as C writes strings, as git does.
    private static func header(_ mark: String, _ prefix: String, _ name: String) -> [UInt8] {
        let path = prefix + name
        guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            // A tab ends a name that has spaces in it.
            return Array((mark + path + (path.utf8.contains(0x20) ? "\t\n" : "\n")).utf8)
        }
        var quoted = Array((mark + "\"").utf8)
        for byte in path.utf8 {
            switch byte {
            case 0x22, 0x5C: quoted += [0x5C, byte]
            case ..<0x20, 0x7F:
                let octal = String(byte, radix: 8)
                quoted += [0x5C] + Array((String(repeating: "0", count: 3 - octal.count) + octal).utf8)
            default: quoted.append(byte)
            }
        }
        return quoted + Array("\"\n".utf8)
    }
}
