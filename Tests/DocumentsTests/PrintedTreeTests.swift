import Documents
import Foundation
import SourceText
import TestSupport
import Testing

/// `Tests/Fixtures/positions.txt`: Markdown and its tree with places, in the form of cmark's specification.
///
/// `→` stands for a tab, `␍` for a carriage return. With `UPDATE_GOLDEN=1` the trees are written anew.
@Suite struct PrintedTreeTests {
    static let path = TestData.packageRoot.appendingPathComponent("Tests/Fixtures/positions.txt").path
    static let fence = String(repeating: "`", count: 32)

    @Test func everyTreeOfTheFixtureFileIsPrintedAlike() throws {
        let text = try String(contentsOfFile: Self.path, encoding: .utf8)
        var updated = text
        var count = 0
        for part in text.components(separatedBy: Self.fence + " example\n").dropFirst() {
            let body = try #require(part.components(separatedBy: "\n" + Self.fence).first)
            let pieces = body.components(separatedBy: "\n.\n")
            let markdown = try #require(pieces.first)
            let expected = pieces.count > 1 ? pieces[1] : ""
            let source = markdown.replacing("→", with: "\t").replacing("␍", with: "\r") + "\n"
            let printed = printedTree(source)
            count += 1
            if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
                updated = updated.replacing(
                    body + "\n" + Self.fence, with: markdown + "\n.\n" + printed + "\n" + Self.fence)
            } else {
                #expect(printed == expected, "\(markdown)")
            }
        }
        #expect(count > 15)
        if updated != text { try updated.write(toFile: Self.path, atomically: true, encoding: .utf8) }
    }
}

/// A document as lines: kind, place and text of each node, then links and definitions.
func printedTree(_ text: String) -> String {
    let file = SourceFile(name: "a.md", text: text)
    let document = Document.parse(file, bodyStart: 0, options: .site).document
    let lines = LineTable(file.bytes)
    func place(_ range: ByteRange) -> String {
        let start = lines.position(at: range.lowerBound)
        let end = lines.position(at: range.upperBound)
        return "\(start.line):\(start.scalarColumn)-\(end.line):\(end.scalarColumn)"
    }
    var output: [String] = []
    var ends: [Int] = []
    for (index, node) in document.nodes.enumerated() {
        while let end = ends.last, end <= index { ends.removeLast() }
        var line = String(repeating: "  ", count: ends.count) + "\(node.kind) \(place(node.source))"
        if !node.text.isEmpty { line += " " + document.string(node.text).debugDescription }
        if node.kind == .link || node.kind == .image {
            let link = document.links[Int(node.number)]
            line += " \(link.form) \(document.string(link.destination)) at \(place(link.destinationSource))"
        }
        output.append(line)
        ends.append(Int(node.end))
    }
    for definition in document.definitions {
        output.append(
            "definition \(place(definition.source)) [\(document.string(definition.label))] \(document.string(definition.destination)) at \(place(definition.destinationSource))\(definition.isUsed ? "" : " unused")"
        )
    }
    for link in document.links where link.form == .htmlAttribute {
        output.append(
            "attribute \(document.string(link.element)).\(document.string(link.attribute)) \(document.string(link.destination)) at \(place(link.destinationSource))"
        )
    }
    for reference in document.undefinedReferences { output.append("undefined \(place(reference.source))") }
    return output.joined(separator: "\n")
}
