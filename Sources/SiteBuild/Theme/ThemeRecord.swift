import Templating

/// How one type appears in templates: its names, their shapes and where the values come from, declared together.
///
/// Shape and value come from the same list, so that a name the compiler accepts is always there, and a value that is
/// absent hides an outer one of the same name.
struct ThemeRecord<Source>: Sendable {
    struct Field: Sendable {
        var name: ThemeName
        var shape: TemplateShape
        var value: @Sendable (Source) -> TemplateValue

        static func text(_ name: ThemeName, _ value: @escaping @Sendable (Source) -> String?) -> Field {
            Field(name: name, shape: .text) { source in value(source).map { .text($0) } ?? .nothing }
        }

        static func markup(_ name: ThemeName, _ value: @escaping @Sendable (Source) -> [UInt8]) -> Field {
            Field(name: name, shape: .markup) { .markup(value($0)) }
        }

        static func flag(_ name: ThemeName, _ value: @escaping @Sendable (Source) -> Bool) -> Field {
            Field(name: name, shape: .flag) { .flag(value($0)) }
        }

        static func object<Part>(
            _ name: ThemeName, _ record: ThemeRecord<Part>, _ value: @escaping @Sendable (Source) -> Part?
        ) -> Field {
            Field(name: name, shape: record.shape) { source in value(source).map(record.value) ?? .nothing }
        }

        static func list<Part>(
            _ name: ThemeName, _ record: ThemeRecord<Part>, _ values: @escaping @Sendable (Source) -> [Part]
        ) -> Field {
            Field(name: name, shape: .list(record.shape)) { .list(values($0).map(record.value)) }
        }
    }

    private let fields: [Field]

    init(_ fields: [Field]) { self.fields = fields }

    /// What the compiler checks names against.
    var shape: TemplateShape { .object(fields.map { TemplateMember($0.name.key, $0.shape) }) }

    /// What a template is filled with.
    func value(_ source: Source) -> TemplateValue {
        .object(fields.map { TemplateField($0.name.key, $0.value(source)) })
    }
}
