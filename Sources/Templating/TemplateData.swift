/// What a template is filled with: named values, written once from front to back into one flat list.
///
/// Text and markup are different kinds: text is escaped wherever it is written, and a strict template inserts only
/// markup as it is, so no raw string finds a way into a page. A value that is absent is written too (`nothing`), so
/// that it hides an outer value of the same name.
public struct TemplateData: Sendable {
    /// What a node holds. The order is used: `list` and `object` are containers.
    enum Kind: UInt8 {
        case nothing, no, yes, text, markup, list, object
    }

    /// One value. Text and markup give a range of the pool; a container gives the node after its last descendant.
    struct Node {
        var key: TemplateKey
        var kind: Kind
        var start: UInt32
        var end: UInt32
    }

    var nodes: [Node] = []
    var pool: [UInt8] = []

    /// Makes data with nothing in it: an object without fields.
    public init() {
        nodes.append(Node(key: .unknown, kind: .object, start: 0, end: 1))
    }

    /// Makes the object that a template is filled with.
    public init(_ fields: (inout TemplateData) -> Void) {
        self.init()
        fields(&self)
        nodes[0].end = UInt32(nodes.count)
    }

    /// Makes data that is one value of any kind; plain Mustache allows it, and templates call it `.`.
    static func single(_ value: (inout TemplateData) -> Void) -> TemplateData {
        var data = TemplateData()
        data.nodes = []
        value(&data)
        return data
    }

    /// Makes room for what is coming.
    public mutating func reserve(nodes nodeCount: Int, bytes: Int) {
        nodes.reserveCapacity(nodeCount)
        pool.reserveCapacity(bytes)
    }

    /// Writes an absent value.
    public mutating func nothing(_ key: TemplateKey) {
        nodes.append(Node(key: key, kind: .nothing, start: 0, end: 0))
    }

    /// Writes a yes or no.
    public mutating func flag(_ key: TemplateKey, _ value: Bool) {
        nodes.append(Node(key: key, kind: value ? .yes : .no, start: 0, end: 0))
    }

    /// Writes text, to be escaped; nil and empty text skip a section over it.
    public mutating func text(_ key: TemplateKey, _ value: String?) {
        guard let value else { return nothing(key) }
        let start = UInt32(pool.count)
        pool.append(contentsOf: value.utf8)
        nodes.append(Node(key: key, kind: .text, start: start, end: UInt32(pool.count)))
    }

    /// Writes finished markup; empty markup skips a section over it.
    public mutating func markup(_ key: TemplateKey, _ value: [UInt8]) {
        let start = UInt32(pool.count)
        pool.append(contentsOf: value)
        nodes.append(Node(key: key, kind: .markup, start: start, end: UInt32(pool.count)))
    }

    /// Writes an object; `fields` writes what is in it.
    public mutating func object(_ key: TemplateKey, _ fields: (inout TemplateData) -> Void) {
        container(key, .object, fields)
    }

    /// Writes a list; `values` writes its values with ``item``, and an empty one skips a section over it.
    public mutating func list(_ key: TemplateKey, _ values: (inout TemplateData) -> Void) {
        container(key, .list, values)
    }

    /// Writes a value that was made before as one of this data's fields.
    public mutating func copy(_ key: TemplateKey, _ value: TemplateData) {
        let nodeOffset = UInt32(nodes.count)
        let poolOffset = UInt32(pool.count)
        pool.append(contentsOf: value.pool)
        for var node in value.nodes {
            switch node.kind {
            case .text, .markup:
                node.start += poolOffset
                node.end += poolOffset
            case .list, .object: node.end += nodeOffset
            case .nothing, .no, .yes: break
            }
            nodes.append(node)
        }
        nodes[Int(nodeOffset)].key = key
    }

    /// The key of values in a list.
    public static let item = TemplateKey.unknown

    private mutating func container(_ key: TemplateKey, _ kind: Kind, _ contents: (inout TemplateData) -> Void) {
        let index = nodes.count
        nodes.append(Node(key: key, kind: kind, start: 0, end: 0))
        contents(&self)
        nodes[index].end = UInt32(nodes.count)
    }
}
