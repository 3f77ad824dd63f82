internal import SourceText

/// For people: a line for each link with its place, its kind, the destination and what is said of it.
public struct TextListing: LinkListing {
    private let style: TextStyle

    /// Makes a listing.
    public init(style: TextStyle = .plain) { self.style = style }

    /// The line of a link.
    public func line(_ link: AuditedLink, isFirst: Bool) -> String {
        let place = "\(visible(link.file)):\(link.start.line):\(link.start.scalarColumn):"
        var text = style.paint(place, .strong) + " " + link.kind.rawValue + " " + visible(link.destination)
        if let reason = link.reason {
            text += " " + style.paint("refused by " + reason, .error)
        } else if let intent = link.intent {
            let values = link.parameters.map { "\($0.name): \(visible($0.value))" }.joined(separator: ", ")
            text += " " + style.paint("is " + intent + (values.isEmpty ? "" : " (" + values + ")"), .good)
        } else {
            text += " " + style.paint("is " + link.verdict.name, .faint)
        }
        let address = [link.address?.record, link.address?.locale, link.address?.field].compactMap {
            $0.map { visible($0) }
        }
        if !address.isEmpty { text += " " + style.paint("[" + address.joined(separator: ", ") + "]", .faint) }
        return text + "\n"
    }
}
