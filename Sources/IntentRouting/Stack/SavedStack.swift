/// A history as it is saved: names and texts in an envelope with a version, one for each window.
///
/// In JSON it is `{"version":1,"steps":[{"route":"project","values":{"id":"…"}}]}`. It is decoded strictly: another
/// version, a field that is not known, or too many steps is an error, and an error means to begin at the root. Names that
/// are not known are none: what they stand for is decided by ``LinkRouter/restore(_:)``.
public struct SavedStack: Sendable, Hashable {
    /// A step: the name of a screen, and its values as texts.
    public struct Step: Sendable, Hashable {
        /// The name of the screen when it was saved.
        public var route: String
        /// The values by name, decoded.
        public var values: [String: String]

        /// Makes a step.
        public init(route: String, values: [String: String] = [:]) {
            self.route = route
            self.values = values
        }
    }
    /// The steps, root first.
    public var steps: [Step]

    /// Makes a saved history.
    public init(steps: [Step]) { self.steps = steps }

    /// The version of the envelope that this library writes, and the only one it reads.
    public static let version = 1
    /// The most steps that are read; nobody walks back further.
    public static let maximumSteps = 64
    /// The most bytes that are to be given to a decoder.
    public static let maximumBytes = 65_536
}

extension SavedStack: Codable {
    private enum Field: String, CodingKey, CaseIterable {
        case version
        case steps
    }

    /// Reads an envelope strictly.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownFields(Field.self)
        let fields = try decoder.container(keyedBy: Field.self)
        let version = try fields.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: fields, debugDescription: "version \(version) is not known")
        }
        var list = try fields.nestedUnkeyedContainer(forKey: .steps)
        var steps: [Step] = []
        while !list.isAtEnd {
            guard steps.count < Self.maximumSteps else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "too many steps")
            }
            steps.append(try list.decode(Step.self))
        }
        self.steps = steps
    }

    /// Writes the envelope; of a history longer than ``maximumSteps`` what is nearest to the root.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(Self.version, forKey: .version)
        try fields.encode(Array(steps.prefix(Self.maximumSteps)), forKey: .steps)
    }
}

extension SavedStack.Step: Codable {
    private enum Field: String, CodingKey, CaseIterable {
        case route
        case values
    }

    /// Reads a step strictly.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownFields(Field.self)
        let fields = try decoder.container(keyedBy: Field.self)
        route = try fields.decode(String.self, forKey: .route)
        values = try fields.decodeIfPresent([String: String].self, forKey: .values) ?? [:]
    }

    /// Writes a step; values are left out where there are none.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(route, forKey: .route)
        if !values.isEmpty { try fields.encode(values, forKey: .values) }
    }
}

extension Decoder {
    /// Throws when an object has a field that is not among those known.
    fileprivate func refuseUnknownFields<Field: CodingKey & CaseIterable>(_: Field.Type) throws {
        let known = Set(Field.allCases.map(\.stringValue))
        let given = try container(keyedBy: AnyField.self).allKeys
        guard let odd = given.first(where: { !known.contains($0.stringValue) }) else { return }
        throw DecodingError.dataCorrupted(
            .init(codingPath: codingPath, debugDescription: "unknown field `\(odd.stringValue)`"))
    }
}

/// A field of any name.
private struct AnyField: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
