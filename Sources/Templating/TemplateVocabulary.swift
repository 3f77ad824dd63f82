/// The names templates may use and, for a strict template, the shape of the data behind them.
public struct TemplateVocabulary: Sendable {
    /// The names; a key is an index into it.
    public let names: [String]
    /// The shape of the data a template is filled with; nil leaves names unchecked, as plain Mustache does.
    public let root: TemplateShape?
    private let keys: [String: TemplateKey]

    /// Makes a vocabulary; at most 65,535 names.
    public init(names: [String], root: TemplateShape?) {
        precondition(names.count < Int(UInt16.max), "too many template names")
        self.names = names
        self.root = root
        var keys: [String: TemplateKey] = [:]
        for (index, name) in names.enumerated() { keys[name] = TemplateKey(index: UInt16(index)) }
        self.keys = keys
    }

    /// The key of a name, or nil when no value can carry it.
    public func key(_ name: String) -> TemplateKey? { keys[name] }

    /// The name of a key.
    public func name(_ key: TemplateKey) -> String {
        Int(key.index) < names.count ? names[Int(key.index)] : ""
    }
}

/// What kind of value stands behind a name.
public indirect enum TemplateShape: Sendable {
    /// Text; may be absent.
    case text
    /// Finished markup; may be absent.
    case markup
    /// Yes or no.
    case flag
    /// Named values; may be absent as a whole.
    case object([TemplateMember])
    /// Any number of values of one shape.
    case list(TemplateShape)

    /// The members of an object; none for all other shapes.
    var members: [TemplateMember] {
        if case .object(let members) = self { return members }
        return []
    }

    /// The shape of a member of an object.
    func member(_ key: TemplateKey) -> TemplateShape? {
        members.first { $0.key == key }?.shape
    }
}

/// A named part of an object's shape.
public struct TemplateMember: Sendable {
    /// The name, as a number of the vocabulary.
    public var key: TemplateKey
    /// The shape of the value behind it.
    public var shape: TemplateShape

    /// Makes a member.
    public init(_ key: TemplateKey, _ shape: TemplateShape) {
        self.key = key
        self.shape = shape
    }
}
