internal import SourceText

/// A line of source as a terminal can show it, and where the marked range stands in it.
///
/// Every character takes the columns that are counted for it: tabs become spaces, invisible characters are written by
/// number, and emoji outside the marked range are shown without their joiners, because terminals disagree on the width
/// of joined ones and the caret has to stand right in all of them.
struct SourceExcerpt: Equatable {
    /// The line, cut to the window.
    var text: String
    /// Columns before the mark.
    var markColumn: Int
    /// Columns of the mark; at least 1.
    var markWidth: Int

    /// Cuts a window of at most `columns` around the scalars `mark` of `line`, counted from 0.
    ///
    /// - Parameters:
    ///   - isCutBefore: whether the line goes on before `line`.
    ///   - isCutAfter: whether it goes on after it.
    init(line: String, mark: Range<Int>, columns: Int, isCutBefore: Bool = false, isCutAfter: Bool = false) {
        let cells = cells(of: line, mark: mark)
        let marked = cells.indices.filter { cells[$0].isMarked }
        // A mark of no characters, or at the end of the line, stands between two cells.
        let from = marked.first ?? (cells.firstIndex { $0.scalar >= mark.lowerBound } ?? cells.count)
        let to = (marked.last.map { $0 + 1 }) ?? from
        let window = window(over: cells, from: from, to: to, columns: max(20, columns), isCutBefore, isCutAfter)
        let before = window.lowerBound > 0 || isCutBefore ? "…" : ""
        let after = window.upperBound < cells.count || isCutAfter ? "…" : ""
        text = before + cells[window].map(\.text).joined() + after
        while text.last == " " { text.removeLast() }
        markColumn = before.count + cells[window.lowerBound..<from].reduce(0) { $0 + $1.width }
        markWidth = max(1, cells[from..<min(to, window.upperBound)].reduce(0) { $0 + $1.width })
    }
}

/// Characters that are shown and cut together.
private struct Cell {
    var text: String
    var width: Int
    /// Index of the first scalar in the line.
    var scalar: Int
    var isMarked: Bool
}

private func cells(of line: String, mark: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var isAfterEmoji = false
    var marksOnCell = 0
    for (index, scalar) in line.unicodeScalars.enumerated() {
        let isMarked = mark.contains(index)
        if !isMarked, isAfterEmoji, isEmojiModifier(scalar) { continue }
        isAfterEmoji = scalar.value > 0x7F && scalar.properties.isEmoji
        var cell = Cell(text: String(scalar), width: 1, scalar: index, isMarked: isMarked)
        if scalar == "\t" {
            cell.width = 4 - column % 4
            cell.text = String(repeating: " ", count: cell.width)
        } else if isInvisible(scalar) {
            cell.text = visible(String(scalar))
            cell.width = cell.text.unicodeScalars.count
        } else if scalar == "[", cells.count > 1, cells.suffix(2).allSatisfy({ $0.text == "#" }) {
            // In the log of a continuous integration this would begin a command; see `onOneLine`.
            cell.text = "\\u{5B}"
            cell.width = cell.text.unicodeScalars.count
        } else {
            cell.width = columnWidth(scalar)
            if cell.width == 0 {
                // A combining mark belongs to the character before it, on the same side of the mark's edges; a pile
                // of them would grow over the lines around.
                if let last = cells.indices.last, cells[last].isMarked == isMarked, marksOnCell < 4 {
                    marksOnCell += 1
                    cells[last].text.unicodeScalars.append(scalar)
                    continue
                }
                cell.text = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                cell.width = cell.text.unicodeScalars.count
            }
        }
        marksOnCell = 0
        column += cell.width
        cells.append(cell)
    }
    return cells
}

/// The cells to show: all of them where they fit, else those around the mark, more after its beginning than before.
private func window(
    over cells: [Cell], from: Int, to: Int, columns: Int, _ isCutBefore: Bool, _ isCutAfter: Bool
) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    if total + (isCutBefore ? 1 : 0) + (isCutAfter ? 1 : 0) <= columns { return 0..<cells.count }
    let room = columns - 2
    let after = cells[from...].reduce(0) { min(room, $0 + $1.width) }
    var left = max(room / 3, room - after)
    var start = from
    while start > 0, cells[start - 1].width <= left {
        start -= 1
        left -= cells[start].width
    }
    var used = cells[start..<from].reduce(0) { $0 + $1.width }
    var end = from
    while end < cells.count, used + cells[end].width <= room {
        used += cells[end].width
        end += 1
    }
    return start..<max(end, min(from + 1, cells.count))
}
