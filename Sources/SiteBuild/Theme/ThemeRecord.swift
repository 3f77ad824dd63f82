import Templating

/// How one type appears in templates: its names, their shapes and where the values come from, declared together.
///
/// Shape and value come from the same list, so that a name the compiler accepts is always there, and a value that is
/// absent hides an outer one of the same name.
struct ThemeRecord<Source>: Sendable {
    struct Field: Sendable {
        enum Value: Sendable {
            case text(@Sendable (borrowing Source) -> String?)
            case flag(@Sendable (borrowing Source) -> Bool)
            case other(@Sendable (borrowing Source, TemplateKey, inout TemplateData) -> Void)
        }

        var name: ThemeName
        var shape: TemplateShape
        var value: Value

        static func text(_ name: ThemeName, _ value: @escaping @Sendable (borrowing Source) -> String?) -> Field {
            Field(name: name, shape: .text, value: .text(value))
        }

        static func markup(_ name: ThemeName, _ value: @escaping @Sendable (borrowing Source) -> [UInt8]) -> Field {
            Field(name: name, shape: .markup, value: .other { $2.markup($1, value($0)) })
        }

        static func flag(_ name: ThemeName, _ value: @escaping @Sendable (borrowing Source) -> Bool) -> Field {
            Field(name: name, shape: .flag, value: .flag(value))
        }

        static func object<Part>(
            _ name: ThemeName, _ record: ThemeRecord<Part>,
            _ value: @escaping @Sendable (borrowing Source) -> Part?
        ) -> Field {
            Field(
                name: name, shape: record.shape,
                value: .other { source, key, data in
                    if let part = value(source) { record.write(part, key, to: &data) } else { data.nothing(key) }
                })
        }

        static func list<Part>(
            _ name: ThemeName, _ record: ThemeRecord<Part>,
            _ values: @escaping @Sendable (borrowing Source) -> [Part]
        ) -> Field {
            Field(
                name: name, shape: .list(record.shape),
                value: .other { source, key, data in
                    data.list(key) { data in
                        for part in values(source) { record.write(part, TemplateData.item, to: &data) }
                    }
                })
        }
    }

    /// What the compiler checks names against.
    let shape: TemplateShape
    /// What is written for every value: kept apart from the shapes, which are read once.
    private let writers: [(key: TemplateKey, value: Field.Value)]

    init(_ fields: [Field]) {
        shape = .object(fields.map { TemplateMember($0.name.key, $0.shape) })
        writers = fields.map { ($0.name.key, $0.value) }
    }

    /// What a template is filled with.
    func data(_ source: Source) -> TemplateData {
        TemplateData { data in
            data.reserve(nodes: 512, bytes: 8_192)
            writeFields(source, to: &data)
        }
    }

    private func write(_ source: Source, _ key: TemplateKey, to data: inout TemplateData) {
        data.object(key) { writeFields(source, to: &$0) }
    }

    private func writeFields(_ source: Source, to data: inout TemplateData) {
        for (key, value) in writers {
            switch value {
            case .text(let text): data.text(key, text(source))
            case .flag(let flag): data.flag(key, flag(source))
            case .other(let write): write(source, key, &data)
            }
        }
    }
}
