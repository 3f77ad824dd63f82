import Documents
import SourceText

extension HTMLEmitter {
    /// Returns the next node to enter: behind the link where its text is replaced.
    mutating func enterLink(_ index: Int, _ node: Node) -> Int {
        let attributes = presentation.attributes(ofLink: Int(node.number))
        guard let href = attributes.href else {
            guard let replacement = attributes.replacement else {
                push(index, .nothing)
                return index + 1
            }
            write("<span class=\"intent-fallback\">")
            HTMLEscaping.appendEscaped(replacement, to: &body.html)
            write("</span>")
            return Int(node.end)
        }
        write("<a href=\"")
        HTMLEscaping.appendEscapedURL(href, to: &body.html)
        write("\"")
        writeTitle(ofLink: Int(node.number))
        if options.links {
            if attributes.classes.utf8CodeUnitCount > 0 { writeAttribute("class", attributes.classes) }
            for (name, value) in attributes.others { writeAttribute(name, value) }
        }
        write(">")
        push(index, .inline("</a>"))
        return index + 1
    }

    /// What stands behind the link of a paragraph that is nothing but that link.
    mutating func writeSummary(_ summary: [UInt8]) {
        guard !summary.isEmpty else { return }
        write(" <span>")
        HTMLEscaping.appendEscaped(summary, to: &body.html)
        write("</span>")
    }

    /// Whether a paragraph is nothing but an image that has a title.
    func isFigure(_ index: Int, _ node: Node) -> Bool {
        guard options.images, let caption = document.caption(ofParagraph: index) else { return false }
        return presentation.attributes(ofLink: caption.image).href != nil
    }

    /// An image with its title as caption.
    mutating func writeFigure(_ image: Int) {
        let node = document.nodes[image]
        write("<figure>\n")
        writeImage(image, node, hasTitle: false)
        write("\n<figcaption>")
        escape(document.links[Int(node.number)].title)
        write("</figcaption>\n</figure>\n")
    }

    mutating func writeImage(_ index: Int, _ node: Node, hasTitle: Bool = true) {
        let attributes = presentation.attributes(ofLink: Int(node.number))
        guard let source = attributes.href else {
            writeAlternative(index, node)
            return
        }
        write("<img src=\"")
        HTMLEscaping.appendEscapedURL(source, to: &body.html)
        write("\" alt=\"")
        writeAlternative(index, node)
        write("\"")
        if hasTitle { writeTitle(ofLink: Int(node.number)) }
        if options.images {
            if let size = presentation.size(ofImage: Int(node.number)) {
                writeAttribute("width", Array(String(size.width).utf8))
                writeAttribute("height", Array(String(size.height).utf8))
            }
            // The first image is likely to be in sight at once and should not wait.
            if images > 0 { write(" loading=\"lazy\" decoding=\"async\"") }
            images += 1
        }
        write(" />")
    }

    private mutating func writeTitle(ofLink index: Int) {
        guard document.links.indices.contains(index), !document.links[index].title.isEmpty else { return }
        writeAttribute("title", document.bytes(document.links[index].title))
    }

    private mutating func writeAlternative(_ index: Int, _ node: Node) {
        HTMLEscaping.appendEscaped(document.alternative(ofImage: index), to: &body.html)
    }
}

extension Document {
    /// The title of an image that is alone in a paragraph, and the image's index among the links; nil where there is
    /// none.
    func caption(ofParagraph index: Int) -> (image: Int, title: ByteRange)? {
        let image = index + 1
        guard image < Int(nodes[index].end), nodes[image].kind == .image, nodes[image].end == nodes[index].end else {
            return nil
        }
        let link = Int(nodes[image].number)
        guard links.indices.contains(link), !links[link].title.isEmpty else { return nil }
        return (link, links[link].title)
    }

    /// What stands between the brackets of an image, without markup.
    func alternative(ofImage index: Int) -> [UInt8] {
        var text: [UInt8] = []
        for inner in nodes[(index + 1)..<max(index + 1, Int(nodes[index].end))] {
            switch inner.kind {
            case .text, .code, .htmlInline: text += bytes(inner.text)
            case .softBreak, .lineBreak: text.append(0x20)
            default: break
            }
        }
        return text
    }
}
