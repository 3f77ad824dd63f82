public import SourceText

/// An `id`, or the `name` of an `a`: something that a fragment can name.
public struct HTMLIdentifier: Sendable, Hashable {
    /// The name, decoded.
    public var name: String
    /// The value in the input, without quotes.
    public var range: ByteRange
    /// `id` or `name`.
    public var attribute: String
    /// Index of the element in ``HTMLTree/nodes``.
    public var node: Int
}

extension HTMLTree {
    /// Every non-empty identifier in document order.
    ///
    /// An `a` whose `id` and `name` are equal gives one.
    public func identifiers() -> [HTMLIdentifier] {
        var result: [HTMLIdentifier] = []
        for index in nodes.indices where !nodes[index].attributes.isEmpty && !nodes[index].isClone {
            let node = nodes[index]
            let own = attributes(of: node)
            let id = own.first { $0.name == "id" }
            for attribute in own where !attribute.value.isEmpty {
                let isName = attribute.name == "name" && node.name == "a" && node.namespace == .html
                guard attribute.name == "id" || isName else { continue }
                if isName, let id, bytes(id.value) == bytes(attribute.value) { continue }
                result.append(
                    HTMLIdentifier(
                        name: string(attribute.value), range: attribute.valueRange, attribute: attribute.name,
                        node: index))
            }
        }
        return result
    }
}
