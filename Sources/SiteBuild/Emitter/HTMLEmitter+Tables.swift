import Documents

extension HTMLEmitter {
    mutating func enterRow(_ index: Int, _ node: Node) {
        startLine()
        let isHeader = node.flags.contains(.header)
        if isHeader {
            write("<thead>")
            startLine()
        } else if !hasTableBody {
            write("<tbody>")
            startLine()
            hasTableBody = true
        }
        write("<tr>")
        push(index, .row(isHeader: isHeader))
    }

    mutating func enterCell(_ index: Int, _ node: Node) {
        startLine()
        let isHeader = node.flags.contains(.header)
        write(isHeader ? "<th" : "<td")
        if node.flags.contains(.alignLeft) { write(" align=\"left\"") }
        if node.flags.contains(.alignCenter) { write(" align=\"center\"") }
        if node.flags.contains(.alignRight) { write(" align=\"right\"") }
        write(">")
        push(index, .inline(isHeader ? "</th>" : "</td>"))
    }
}
