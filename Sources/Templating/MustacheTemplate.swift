public import SourceText

/// A Mustache template, compiled once into a flat list of instructions over bytes.
///
/// Held to the Mustache specification: interpolation, sections, inverted sections, comments, partials, set delimiters.
/// Lambdas, dynamic partial names and template inheritance are not supported; their tags are findings.
public struct MustacheTemplate: Sendable {
    let instructions: [Instruction]
    let literals: [UInt8]
    let keys: [TemplateKey]

    /// Compiles the template `name` of a set; partials are taken from the same set.
    ///
    /// With a vocabulary that has a shape the template is strict: a name no data can have, an unknown partial and text
    /// that would be inserted without escaping are findings. Any finding means no template.
    /// - Parameter files: the set, by the name a partial tag uses.
    public static func compile(
        _ name: String, from files: [String: SourceFile], vocabulary: TemplateVocabulary
    ) -> (template: MustacheTemplate?, findings: [Finding]) {
        compile(name, from: files, vocabulary: vocabulary, recursion: .refused)
    }

    static func compile(
        _ name: String, from files: [String: SourceFile], vocabulary: TemplateVocabulary, recursion: PartialRecursion
    ) -> (template: MustacheTemplate?, findings: [Finding]) {
        var compiler = TemplateCompiler(files: files, vocabulary: vocabulary, recursion: recursion)
        compiler.compile(name)
        guard compiler.findings.isEmpty else { return (nil, compiler.findings) }
        return (
            MustacheTemplate(
                instructions: compiler.program.instructions, literals: compiler.program.literals,
                keys: compiler.program.keys), []
        )
    }

    /// Appends the template filled with `data`.
    public func render(_ data: TemplateData, to output: inout [UInt8]) {
        _ = TemplateRenderer.run(self, data, tracing: .unknown, &output)
    }

    /// Appends the template filled with `data` and says which bytes each repetition of a list wrote.
    ///
    /// A value of a list is written the same whatever stands beside it, so that these bytes can be exchanged for those
    /// of another rendering. Repetitions inside repetitions of the same list are not listed.
    public func render(
        _ data: TemplateData, to output: inout [UInt8], tracing key: TemplateKey
    ) -> [RepetitionSpan] {
        TemplateRenderer.run(self, data, tracing: key, &output)
    }
}

/// The bytes that one repetition of a section wrote.
public struct RepetitionSpan: Sendable, Hashable {
    /// Index of the value in its list.
    public var index: Int
    /// Offset of the first byte in the output.
    public var start: Int
    /// Offset one past the last byte.
    public var end: Int
}

/// What becomes of a partial that includes itself.
enum PartialRecursion {
    /// A finding: rendering then always ends.
    case refused
    /// Compiled as a call, bounded at 256 levels; what the Mustache specification asks for.
    case bounded
}
