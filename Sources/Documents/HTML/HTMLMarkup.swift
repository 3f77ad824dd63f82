import SourceText

/// Where pieces of markup end, by the tokenizer rules of the HTML standard.
public enum HTMLMarkup {
    /// Elements whose content is text up to their end tag, whatever it looks like.
    public static let rawTextElements: Set<String> = [
        "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
    ]

    /// Whether a start tag begins at `start`, ended or not.
    public static func startsTag(_ bytes: [UInt8], at start: Int, before end: Int) -> Bool {
        start + 1 < end && bytes[start] == 0x3C && HTMLStartTag.isLetter(bytes[start + 1])
    }

    /// One past the tag that begins at `start` (`<a` or `</a`), quoted values respected; `end` when it does not end.
    ///
    /// A `</` before anything but a letter is a comment up to the next `>`.
    public static func endOfTag(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
        guard bytes[start + 1] == 0x2F else {
            return HTMLStartTag.read(bytes, at: start, before: end)?.source.upperBound ?? end
        }
        guard start + 2 < end else { return end }
        guard HTMLStartTag.isLetter(bytes[start + 2]) else {
            return bytes[(start + 2)..<end].firstIndex(of: 0x3E).map { $0 + 1 } ?? end
        }
        // An end tag is read like a start tag, attributes and all.
        return HTMLStartTag.read(bytes, nameAt: start + 2, tagAt: start, before: end)?.source.upperBound ?? end
    }

    /// One past the comment, document type, processing instruction or CDATA section at `start` (`<!` or `<?`); `end`
    /// when it does not end.
    ///
    /// CDATA sections exist only inside `svg` and `math`; elsewhere they are faulty comments.
    public static func endOfDeclaration(_ bytes: [UInt8], at start: Int, before end: Int, allowsCDATA: Bool) -> Int {
        let rest = bytes[start..<end]
        if rest.starts(with: [0x3C, 0x21, 0x2D, 0x2D]) {
            return endOfComment(bytes, content: start + 4, before: end)
        }
        if allowsCDATA, rest.starts(with: Array("<![CDATA[".utf8)) {
            var cursor = start + 9
            while cursor + 2 < end {
                if bytes[cursor] == 0x5D, bytes[cursor + 1] == 0x5D, bytes[cursor + 2] == 0x3E { return cursor + 3 }
                cursor += 1
            }
            return end
        }
        return rest.firstIndex(of: 0x3E).map { $0 + 1 } ?? end
    }

    /// `-->`, `--!>`, and `>` or `->` at once after the beginning.
    private static func endOfComment(_ bytes: [UInt8], content: Int, before end: Int) -> Int {
        if content < end, bytes[content] == 0x3E { return content + 1 }
        if content + 1 < end, bytes[content] == 0x2D, bytes[content + 1] == 0x3E { return content + 2 }
        var cursor = content
        while cursor + 2 < end {
            if bytes[cursor] == 0x2D, bytes[cursor + 1] == 0x2D {
                if bytes[cursor + 2] == 0x3E { return cursor + 3 }
                if bytes[cursor + 2] == 0x21, cursor + 3 < end, bytes[cursor + 3] == 0x3E { return cursor + 4 }
            }
            cursor += 1
        }
        return end
    }
}
