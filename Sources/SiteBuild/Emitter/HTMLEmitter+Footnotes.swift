import Documents
import SourceText

extension HTMLEmitter {
    mutating func enterNote(_ index: Int, _ node: Node) {
        if notes == 0 {
            startLine()
            write("<section class=\"footnotes\" data-footnotes")
            if !options.words.notes.isEmpty { writeAttribute("aria-label", options.words.notes.utf8) }
            write(">\n<ol>\n")
        }
        notes += 1
        hasWayBack = false
        write("<li id=\"fn-")
        HTMLEscaping.appendEscapedURL(document.bytes(node.text), to: &body.html)
        write("\">\n")
        push(index, .note)
    }

    mutating func writeWayBack(_ note: Node) {
        hasWayBack = true
        for ordinal in 1...max(note.ordinal, 1) {
            if ordinal > 1 { write(" ") }
            write("<a href=\"#fnref-")
            HTMLEscaping.appendEscapedURL(document.bytes(note.text), to: &body.html)
            if ordinal > 1 { writeNumber("-", ordinal) }
            write("\" class=\"footnote-backref\" data-footnote-backref")
            writeAttribute("aria-label", options.words.backToText.utf8)
            write(">↩")
            if ordinal > 1 {
                writeNumber("<sup class=\"footnote-ref\">", ordinal)
                write("</sup>")
            }
            write("</a>")
        }
    }

    mutating func writeNoteReference(_ node: Node) {
        write("<sup class=\"footnote-ref\"><a href=\"#fn-")
        HTMLEscaping.appendEscapedURL(document.bytes(node.text), to: &body.html)
        write("\" id=\"fnref-")
        HTMLEscaping.appendEscapedURL(document.bytes(node.text), to: &body.html)
        if node.ordinal > 1 { writeNumber("-", node.ordinal) }
        writeNumber("\" data-footnote-ref>", node.number)
        write("</a></sup>")
    }
}
