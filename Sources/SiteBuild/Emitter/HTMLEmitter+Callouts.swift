import Documents
import SourceText

/// The kinds of callout, by the word that both spellings use.
enum CalloutKind: String, CaseIterable {
    case note
    case tip
    case important
    case warning
    case caution

    /// Start tag and title tag of the box.
    var startTag: StaticString {
        switch self {
        case .note: "<aside class=\"callout callout-note\" role=\"note\">\n<p class=\"callout-title\">"
        case .tip: "<aside class=\"callout callout-tip\" role=\"note\">\n<p class=\"callout-title\">"
        case .important: "<aside class=\"callout callout-important\" role=\"note\">\n<p class=\"callout-title\">"
        case .warning: "<aside class=\"callout callout-warning\" role=\"note\">\n<p class=\"callout-title\">"
        case .caution: "<aside class=\"callout callout-caution\" role=\"note\">\n<p class=\"callout-title\">"
        }
    }
}

extension HTMLEmitter {
    /// A quote, or a callout where the quote begins with a line that is `[!NOTE]` and nothing else.
    mutating func enterQuote(_ index: Int) -> Int {
        startLine()
        if options.callouts, let (kind, firstShown, isWholeParagraph) = document.callout(at: index) {
            write(kind.startTag)
            HTMLEscaping.appendEscaped(options.words.callouts[kind.rawValue] ?? kind.rawValue, to: &body.html)
            write("</p>\n")
            push(index, .block("</aside>\n"))
            if !isWholeParagraph {
                // The rest of the paragraph goes on behind the line that named the kind.
                startLine()
                write("<p>")
                push(index + 1, .paragraph)
            }
            return firstShown
        }
        write("<blockquote>\n")
        push(index, .block("</blockquote>\n"))
        return index + 1
    }

    mutating func enterDirective(_ index: Int, _ node: Node) {
        startLine()
        let name = document.string(node.text)
        guard options.callouts, let kind = CalloutKind(rawValue: name) else {
            enterOtherDirective(index, node, options.callouts ? name : "")
            return
        }
        write(kind.startTag)
        writeDirectiveTitle(node, name)
        write("</p>\n")
        push(index, .block("</aside>\n"))
    }

    private mutating func enterOtherDirective(_ index: Int, _ node: Node, _ name: String) {
        switch name {
        case "details":
            write("<details>\n<summary>")
            writeDirectiveTitle(node, name)
            write("</summary>\n")
            push(index, .block("</details>\n"))
        case "tabs":
            write("<div class=\"tabs\">\n")
            push(index, .block("</div>\n"))
        case "tab":
            // The name heads the part where tabs do not work: without scripts and on paper.
            write("<div class=\"tab\">\n<p class=\"tab-title\">")
            writeDirectiveTitle(node, name)
            write("</p>\n")
            push(index, .block("</div>\n"))
        case "steps":
            write("<div class=\"steps\">\n")
            push(index, .block("</div>\n"))
        default:
            push(index, .nothing)
        }
    }

    private mutating func writeDirectiveTitle(_ node: Node, _ name: String) {
        if node.extra.isEmpty {
            HTMLEscaping.appendEscaped(options.words.callouts[name] ?? name, to: &body.html)
        } else {
            escape(node.extra)
        }
    }
}

extension Document {
    /// Whether the quote at `index` begins with a line that is `[!NOTE]` and nothing else: its kind, the first node behind
    /// that line, and whether the line is a paragraph of its own.
    func callout(at index: Int) -> (kind: CalloutKind, firstShown: Int, isWholeParagraph: Bool)? {
        let quote = nodes[index]
        let paragraph = index + 1
        guard paragraph + 1 < Int(quote.end), nodes[paragraph].kind == .paragraph,
            nodes[paragraph + 1].kind == .text
        else { return nil }
        let text = bytes(nodes[paragraph + 1].text)
        guard text.count > 3, text.starts(with: Array("[!".utf8)), text.last == UInt8(ascii: "]"),
            let kind = CalloutKind(
                rawValue: String(decoding: text.dropFirst(2).dropLast(), as: UTF8.self).lowercased())
        else { return nil }
        let end = Int(nodes[paragraph].end)
        if end == paragraph + 2 { return (kind, end, true) }
        let next = nodes[paragraph + 2].kind
        guard next == .softBreak || next == .lineBreak else { return nil }
        return (kind, paragraph + 3, false)
    }
}
