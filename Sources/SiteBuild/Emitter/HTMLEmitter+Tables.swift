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
        // An empty corner heads nothing; as a header it would be read out as one without a name.
        let isHeader = node.flags.contains(.header) && !(options.tableClasses && Int(node.end) == index + 1)
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
