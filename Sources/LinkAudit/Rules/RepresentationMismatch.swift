import Documents
import Exports
internal import SourceText

/// The same content stands twice in a record, and the two do not have the same links.
///
/// Some content systems keep a text in two notations: Ghost as `html` beside `lexical`, WordPress as HTML with the
/// attributes of its blocks in comments. One of the two is shown now and the other after the next edit. A link that only
/// one of them has appears or vanishes with an edit that has nothing to do with it.
///
/// ## How to fix
///
/// Open the text in the content system and save it, so that both are written anew; then compare again.
enum RepresentationMismatch: Rule {
    static let name = "representation-mismatch"
    static let severity = Severity.warning
    /// It is found in exports alone.
    static let examples: [RuleExample] = []

    /// What the notations of one record do not agree on.
    ///
    /// Notations that stand in fields of their own are held to each other. Destinations that stand inside of a text, as
    /// the attributes of blocks do, must be in the text; the text may have more.
    static func findings(_ record: ExportRecord, _ links: [AuditedLink], file: String) -> [LocatedFinding] {
        var groups: [String: [Int]] = [:]
        for (index, unit) in record.units.enumerated() {
            if let key = unit.representationKey { groups[key, default: []].append(index) }
        }
        var result: [LocatedFinding] = []
        let byUnit = Dictionary(grouping: links.filter { $0.use != .definition && $0.kind != .nearMiss }, by: \.unit)
        for (_, units) in groups.sorted(by: { $0.key < $1.key }) {
            var sides: [String: [Int]] = [:]
            for unit in units { sides[head(of: record.units[unit]), default: []].append(unit) }
            let isNested = sides.count == 1
            if isNested {
                sides = Dictionary(grouping: units) { record.units[$0].syntax == .destination ? "" : "text" }
            }
            let names = sides.keys.sorted()
            guard names.count == 2 else { continue }
            for (name, other) in [(names[0], names[1]), (names[1], names[0])] {
                if isNested, name != "" { continue }
                let known = Set((sides[other] ?? []).flatMap { byUnit[$0] ?? [] }.map(\.destination))
                var told: Set<[UInt8]> = []
                for link in (sides[name] ?? []).flatMap({ byUnit[$0] ?? [] })
                where !known.contains(link.destination) && told.insert(link.destination).inserted {
                    let message = isNested ? "the markup beside it" : quoted(other)
                    var finding = Finding(
                        rule: Self.name, severity: severity, place: Place(file: file, range: nil),
                        message: "\(quoted(link.destination[...])) is not in \(message), which should say the same",
                        help: "save the text anew in the content system, so that both are written",
                        subject: String(decoding: link.destination, as: UTF8.self))
                    finding.address = link.address
                    result.append(
                        record.window.located(finding, at: record.units[link.unit].map.source(of: link.place)))
                }
            }
        }
        return result
    }

    /// The field that a unit's path begins with.
    private static func head(of unit: ExportUnit) -> String {
        let field = unit.address.field ?? ""
        return String(field.prefix { $0 != "." && $0 != "[" && $0 != "/" })
    }
}
