internal import Exports
internal import LinkAudit
internal import SourceText

/// Whether `--field` led to texts, asked once everything has been read: a path that leads nowhere lets everything pass.
struct FieldCheck {
    let options: ReaderOptions
    let inputs: [AuditedInput]
    let allowsEmpty: Bool

    /// What is wrong, as sentences.
    var faults: [(sentence: String, help: String?)] {
        guard !options.fields.isEmpty, !inputs.isEmpty else { return [] }
        let exports = inputs.filter { !FieldCheck.withoutFields.contains($0.format) }
        guard !exports.isEmpty, let survey = options.survey else {
            return [("`--field` chooses texts of an export, and Markdown and HTML have no fields", "leave it out")]
        }
        let paths = survey.paths
        if paths.isEmpty, allowsEmpty { return [] }
        return survey.unmatched.map { field in
            let sentence = "no text stands at `--field \(visible(field.field))`"
            if let nearest = field.nearest { return (sentence, "did you mean `\(visible(nearest))`?") }
            return (sentence, paths.isEmpty ? nil : "texts stand at " + FieldCheck.list(paths))
        }
    }

    private static let withoutFields: Set<String> = [ExportFormat.markdown.rawValue, ExportFormat.html.rawValue]

    private static func list(_ paths: [String]) -> String {
        let shown = paths.prefix(5).map { "`\(visible($0))`" }.joined(separator: ", ")
        return paths.count > 5 ? shown + " and \(paths.count - 5) more" : shown
    }
}
