import Documents
import IntentRouting
public import SourceText

extension AuditedDocument {
    /// The changes that write the addresses of rewrite rules into the file itself, in order of place.
    ///
    /// The page carries the other address in any case; so there is no finding that these could go with. Only
    /// destinations that stand in `bytes` as they were decoded are changed.
    public func rewriteFixes(in bytes: [UInt8]) -> [TextEdit] {
        var fixes: Set<TextEdit> = []
        for (link, verdict) in zip(document.links, verdicts) {
            guard case .rewrite(let other) = verdict else { continue }
            let place = link.destinationSource.range
            guard place.upperBound <= bytes.count, bytes[place].elementsEqual(document.bytes(link.destination)) else {
                continue
            }
            fixes.insert(TextEdit(range: link.destinationSource, replacement: other.url))
        }
        return fixes.sorted { $0.range.start < $1.range.start }
    }
}
