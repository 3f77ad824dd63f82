import SourceText

/// A text that begins a line of a log, so that no continuous integration takes it for a command.
///
/// GitHub reads commands where a line begins with `::` after white space, and the older `##[…]` anywhere on it.
func lineStart(_ text: String) -> String {
    let shown = onOneLine(text)
    return shown.drop { $0 == " " }.hasPrefix("::") ? "./" + shown : shown
}

/// A text on a line of a log: nothing in it ends the line, and the older form of a command is not in it.
///
/// Messages went through `visible` where they were made; once more changes nothing about them.
func onOneLine(_ text: String) -> String {
    visible(text).replacing("##[", with: "##\\u{5B}")
}
