@testable import Templating

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

    func write(_ key: TemplateKey, _ vocabulary: TemplateVocabulary, to data: inout TemplateData) {
        switch self {
        case .null: data.nothing(key)
        case .bool(let flag): data.flag(key, flag)
        case .text(let text): data.text(key, text)
        case .list(let values):
            data.list(key) { data in
                for value in values { value.write(TemplateData.item, vocabulary, to: &data) }
            }
        case .object(let fields): data.object(key) { writeFields(fields, vocabulary, to: &$0) }
        }
    }

    private func writeFields(
        _ fields: [String: SpecificationValue], _ vocabulary: TemplateVocabulary, to data: inout TemplateData
    ) {
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if let key = vocabulary.key(name) { value.write(key, vocabulary, to: &data) }
        }
    }

    func templateData(_ vocabulary: TemplateVocabulary) -> TemplateData {
        guard case .object(let fields) = self else {
            return TemplateData.single { write(TemplateData.item, vocabulary, to: &$0) }
        }
        return TemplateData { writeFields(fields, vocabulary, to: &$0) }
    }
}
