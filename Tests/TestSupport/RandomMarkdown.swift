/// Text that no person would write, made of the pieces that matter to the grammar.
public enum RandomMarkdown {
    static let pieces = [
        "[", "]", "(", ")", "<", ">", "!", "*", "**", "_", "__", "`", "``", "~", "~~", "|", "\\", "&", "&amp;", "&#42;",
        "&nbsp;", "#", "# ", "## ", "> ", ">", "- ", "* ", "1. ", "10) ", "    ", "  ", " ", "\t", "\n", "\n", "\n\n",
        "\"", "'", ":", "[a]: /u\n", "[a]", "[a][]", "[b][a]", "[^n]", "[^n]: note\n", "[x](u)", "![i](u \"t\")",
        "<http://a.b>", "http://a.b/c", "www.a.b", "m@a.b", "<b>", "</b>", "<!-- c -->", "<div>\n", "```\n", "~~~\n",
        "---\n", "===\n", "***\n", "| a | b |\n|---|---|\n", "\\|", "\\\n", "  \n", "é", "😀", "a", "b c", "word",
        "\r\n",
        "[ ] ", "- [x] ", "\u{A0}", "{#id}", ":::note\n", ":::\n", "[a]:\n/u\n'title\nmore'\n", "ẞ", "[ẞ]: /ss\n",
    ]

    /// The text of a seed.
    public static func text(seed: UInt64) -> String {
        var random = RandomSource(seed: seed)
        return (0..<random.number(1...40)).map { _ in random.pick(pieces) }.joined()
    }
}
