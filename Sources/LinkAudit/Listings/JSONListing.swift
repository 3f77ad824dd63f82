internal import Documents
internal import SourceText

/// An array of objects, or an object on each line (NDJSON).
///
/// Each has `file`, `line`, `column` (Unicode scalars), `byteOffset`, `kind`, `destination`, `raw`, `verdict`, and where
/// there is something to say `reason`, `intent`, `parameters`, `form`, `use`, `record`, `locale`, `field`, `state`.
public struct JSONListing: LinkListing {
    private let isLines: Bool

    /// Makes a listing; `isLines` leaves brackets and commas out.
    public init(isLines: Bool) { self.isLines = isLines }

    /// The bracket of the array.
    public func opening() -> String { isLines ? "" : "[" }

    /// The object of a link.
    public func line(_ link: AuditedLink, isFirst: Bool) -> String {
        var json = JSONWriter()
        json.object { json in
            json.member("file", link.file)
            json.member("line", link.start.line)
            json.member("column", link.start.scalarColumn)
            json.member("byteOffset", link.start.byteOffset)
            json.member("kind", link.kind.rawValue)
            json.member("destination", String(decoding: link.destination, as: UTF8.self))
            json.member("raw", String(decoding: link.raw, as: UTF8.self))
            json.member("verdict", link.verdict.name)
            json.member("reason", link.reason)
            json.member("intent", link.intent)
            if !link.parameters.isEmpty {
                json.object("parameters") { json in
                    for parameter in link.parameters { json.member(parameter.name, parameter.value) }
                }
            }
            json.member("form", link.form?.word)
            json.member("use", link.use.word)
            json.member("record", link.address?.record)
            json.member("locale", link.address?.locale)
            json.member("field", link.address?.field)
            json.member("state", link.address?.state)
        }
        return isLines ? json.text + "\n" : (isFirst ? "\n" : ",\n") + json.text
    }

    /// The bracket of the array.
    public func closing(isEmpty: Bool) -> String { isLines ? "" : isEmpty ? "]\n" : "\n]\n" }
}
