internal import Exports
internal import SourceText

/// A file that is read as an export: by itself, not as a page among others.
struct ExportSource {
    /// What messages call it.
    var name: String
    /// Where it lies, absolute; nil for standard input.
    var path: String?
    /// The folder that configuration and catalogue are looked for from, absolute.
    var folder: String
    /// Whether it was asked for by name; a file of a folder that is of no format is passed over.
    var isAskedFor: Bool
    /// The name that its format is told by; empty for standard input.
    var formatName: String { path ?? "" }
}

/// How exports are to be read, by the command line.
struct ExportReading {
    /// The format that `--format` names, or nil.
    var format: ExportFormat?
    /// What goes to the readers.
    var options: ReaderOptions

    init(_ arguments: Arguments) {
        // `--format` of `links` says how the list is written.
        let option = arguments.command == .links ? "input-format" : "format"
        format = arguments.value(of: option).flatMap(ExportFormat.init)
        let fields = arguments.values["field"] ?? []
        options = ReaderOptions(
            fields: fields, survey: fields.isEmpty ? nil : FieldSurvey(fields),
            syntax: arguments.has("inline") ? .inlineMarkdown : nil)
    }

    /// What goes to the reader of a file, some of whose formats tell the language by where the file lies.
    func options(for source: ExportSource) -> ReaderOptions {
        var options = options
        options.path = source.formatName
        return options
    }

    /// Whether Markdown files are read by themselves: something was said of how, which pages have no use for.
    var readsPagesAsExports: Bool { format != nil || options.syntax != nil }
}

extension ByteStream {
    /// Reads the first bytes; they are again at the front of the stream that comes with them.
    func peek(atLeast length: Int) throws(FileFault) -> (head: [UInt8], stream: ByteStream) {
        var head: [UInt8] = []
        var isAtEnd = false
        while head.count < length {
            let chunk = try next()
            isAtEnd = chunk.isEmpty
            if isAtEnd { break }
            head += chunk
        }
        var pending: [UInt8]? = head.isEmpty ? nil : head
        let rest = ByteStream { [isAtEnd] () throws(FileFault) in
            if let first = pending {
                pending = nil
                return first
            }
            return isAtEnd ? [] : try self.next()
        }
        return (head, rest)
    }
}
