public import Exports
public import SourceText

/// Holds the links of an export that lead to records by their ids to the records that are there.
///
/// A record may come behind the links to it, so they are decided at the end. Until then 8 bytes are kept for each record
/// and 80 for each link whose record has not come yet, and every distinct name once. Above `limit` records nothing is
/// said, and above as many links nothing of the others; a note says so.
public struct ReferenceCheck {
    private struct Reference {
        var target: UInt64
        var kind: Int32
        var id: Int32
        var file: Int32
        var address: CompactAddress
        var start: CompactPosition
        var end: CompactPosition
    }
    private let limit: Int
    private var known: Set<UInt64> = []
    private var references: [Reference] = []
    private var words = InternedBytes()
    private var files: [String] = []
    private var hasTooManyRecords = false
    private var hasTooManyReferences = false

    /// Makes a check that keeps at most `limit` records, and as many links.
    public init(limit: Int = 1_000_000) { self.limit = limit }

    /// Takes the records that have ended in a window, and its links to records.
    public mutating func add(_ record: ExportRecord, file: String) {
        guard !record.names.isEmpty || !record.references.isEmpty, !hasTooManyRecords else { return }
        if files.last != file { files.append(file) }
        for name in record.names {
            known.insert(Self.hash(name))
            guard known.count <= limit else {
                hasTooManyRecords = true
                known = []
                references = []
                return
            }
        }
        for reference in record.references {
            let target = Self.hash(reference.name)
            guard !known.contains(target) else { continue }
            guard references.count < limit else {
                hasTooManyReferences = true
                return
            }
            references.append(
                Reference(
                    target: target, kind: words.insert(reference.name.kind.utf8),
                    id: words.insert(reference.name.id.utf8),
                    file: Int32(files.count - 1), address: CompactAddress(reference.address, in: &words),
                    start: CompactPosition(record.window.position(at: reference.place.lowerBound)),
                    end: CompactPosition(record.window.position(at: reference.place.upperBound))))
        }
    }

    private static func hash(_ name: RecordName) -> UInt64 {
        stableHash(name.id.utf8, behind: stableHash([0], behind: stableHash(name.kind.utf8)))
    }

    /// Gives the links to records that are not there.
    ///
    /// - Parameter isWhole: whether every file could be read to its end; what is missing proves nothing if not.
    public func findings(isWhole: Bool, _ receive: (LocatedFinding) -> Void) {
        guard isWhole else { return }
        if hasTooManyRecords || hasTooManyReferences, let file = files.first {
            receive(
                located(
                    Finding(
                        rule: MissingRecord.name, severity: .note, place: Place(file: file, range: nil),
                        message: hasTooManyRecords
                            ? "links between records were not checked: there are more than \(limit) records"
                            : "only the first \(limit) links to records that come behind them were checked",
                        help: "lint the export in parts")))
        }
        guard !hasTooManyRecords else { return }
        for reference in references where !known.contains(reference.target) { receive(finding(reference)) }
    }

    private func finding(_ reference: Reference) -> LocatedFinding {
        let (start, end) = (reference.start.position, reference.end.position)
        let (kind, id) = (words.text(reference.kind), words.text(reference.id))
        let finding = Finding(
            rule: MissingRecord.name, severity: MissingRecord.severity,
            place: Place(
                file: files[Int(reference.file)], range: ByteRange(start.byteOffset, end.byteOffset)),
            message: MissingRecord.message(kind: kind, id: id), help: MissingRecord.help, subject: kind + " " + id,
            address: reference.address.address(in: words))
        return LocatedFinding(finding: finding, start: start, end: end, sourceLine: "", related: [])
    }

    private func located(_ finding: Finding) -> LocatedFinding {
        LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: [])
    }
}
