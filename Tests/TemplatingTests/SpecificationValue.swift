import Templating

/// JSON data of the specification's tests.
enum SpecificationValue: Decodable {
    case null
    case bool(Bool)
    case text(String)
    case list([SpecificationValue])
    case object([String: SpecificationValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {  // a failed try means another kind of value
            self = .bool(bool)
        } else if let number = try? container.decode(Int.self) {
            self = .text(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .text("\(number)")
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([SpecificationValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: SpecificationValue].self))
        }
    }

    /// Every name used anywhere in the data, sorted.
    var names: [String] {
        var found: Set<String> = []
        func walk(_ value: SpecificationValue) {
            switch value {
            case .list(let values): values.forEach(walk)
            case .object(let fields):
                found.formUnion(fields.keys)
                fields.values.forEach(walk)
            default: break
            }
        }
        walk(self)
        return found.sorted()
    }

    func templateValue(_ vocabulary: TemplateVocabulary) -> TemplateValue {
        switch self {
        case .null: .nothing
        case .bool(let flag): .flag(flag)
        case .text(let text): .text(text)
        case .list(let values): .list(values.map { $0.templateValue(vocabulary) })
        case .object(let fields):
            .object(
                fields.sorted { $0.key < $1.key }.compactMap { name, value in
                    vocabulary.key(name).map { TemplateField($0, value.templateValue(vocabulary)) }
                })
        }
    }
}
