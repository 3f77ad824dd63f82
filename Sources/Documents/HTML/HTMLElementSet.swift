/// A set of elements by name, made once and asked for every element: a look at a bit, and not at a word.
public struct HTMLElementSet: Sendable {
    /// The names that the parser knows, by number.
    private var numbers: [Bool]
    /// All others.
    private var names: Set<String>

    /// Makes a set of names in lower case.
    public init(_ names: Set<String>) {
        numbers = [Bool](repeating: false, count: 256)
        self.names = []
        for name in names {
            if let number = HTMLElementName.number(name) {
                numbers[Int(number)] = true
            } else {
                self.names.insert(name)
            }
        }
    }

    /// Whether the set holds the name of an element.
    public func contains(_ node: HTMLNode) -> Bool {
        numbers[Int(node.number)]
            || (!names.isEmpty && Int(node.number) >= HTMLElementName.count && names.contains(node.name))
    }
}
