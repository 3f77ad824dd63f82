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
        let side: StaticString? =
            node.flags.contains(.alignLeft)
            ? "left" : node.flags.contains(.alignCenter) ? "center" : node.flags.contains(.alignRight) ? "right" : nil
        if let side {
            write(options.tableClasses ? " class=\"align-" : " align=\"")
            write(side)
            write("\"")
        }
        write(">")
        push(index, .inline(isHeader ? "</th>" : "</td>"))
    }
}
