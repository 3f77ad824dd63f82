internal import Exports
internal import LinkAudit
internal import SourceText

/// Reads one export and audits its records on all cores while reading goes on.
///
/// What is in memory at once is bounded: records are audited in batches, and the reader waits where too many are on
/// their way.
struct ExportAudit {
    let reading: ExportReading
    let auditor: UnitAuditor
    /// Whether the links are wanted one by one.
    let keepsLinks: Bool
    /// Gets every record with its audit and the name of its file, in order.
    let receive: (ExportRecord, RecordAudit, _ file: String) -> Void

    /// What became of an export.
    struct Outcome {
        /// What was looked at; nil when nothing was.
        var input: AuditedInput?
        /// Why reading ended early, as a finding at its place.
        var finding: LocatedFinding?
        /// Why it was not read at all, as the end of a sentence that begins with its name.
        var fault: FileFault?
    }

    private static let batchSize = 1 << 18
    private static let batchCount = 256
    /// What a text weighs beside its bytes: short ones can have a finding each, with a part of its line.
    private static let unitWeight = 1 << 10

    /// Reads a stream to its end; `format` is that of the command line, or nil.
    func run(_ source: ExportSource, _ stream: ByteStream) -> Outcome {
        do throws(FileFault) {
            let (head, stream) = try stream.peek(atLeast: ExportFormat.headLength)
            let detection =
                reading.format.map(FormatDetection.found)
                ?? (source.path == nil
                    ? .found(StandardInput.format(of: head) ?? .markdown)
                    : ExportFormat.detect(name: source.formatName, head: head))
            let format: ExportFormat
            switch detection {
            case .found(let known): format = known
            case .undecided(let reason, let help):
                let sentence = "cannot be linted: " + reason.prefix(1).lowercased() + reason.dropFirst()
                return Outcome(fault: source.isAskedFor ? FileFault(message: sentence, help: help) : nil)
            }
            guard let reader = format.makeReader(options: reading.options(for: source)) else {
                return Outcome(
                    fault: FileFault(message: "cannot be linted: there is no reader for `\(format.rawValue)`"))
            }
            return audit(source, stream, reader, format)
        } catch {
            return Outcome(fault: error)
        }
    }

    private func audit(
        _ source: ExportSource, _ stream: ByteStream, _ reader: any ExportReader, _ format: ExportFormat
    ) -> Outcome {
        var outcome = Outcome()
        var input = AuditedInput(name: source.name, format: format.rawValue, units: 0, links: 0)
        let work = OrderedWork<[(ExportRecord, RecordAudit)]>(limit: 8, budget: 40 << 20) { batch in
            for (record, audit) in batch {
                input.units += audit.texts
                input.links += audit.linkCount + record.references.count
                receive(record, audit, source.name)
            }
        }
        var batch: [ExportRecord] = []
        var size = 0
        var units = 0
        func audit() {
            guard !batch.isEmpty else { return }
            let weight = size + units * ExportAudit.unitWeight
            work.add(weight: weight) { [auditor, keepsLinks, batch, name = source.name] in
                batch.map { ($0, auditor.audit($0, file: name, keepsLinks: keepsLinks, keepsIntents: true)) }
            }
            batch.removeAll(keepingCapacity: true)
            size = 0
            units = 0
        }
        do throws(ReaderError) {
            try reader.read(stream) { record in
                batch.append(record)
                size += record.window.text.count
                units += record.units.count
                if size >= ExportAudit.batchSize || batch.count >= ExportAudit.batchCount { audit() }
            }
        } catch {
            switch error {
            case .unreadable(let fault): outcome.fault = fault
            case .malformed(let place, let message, let help):
                outcome.finding = ExportAudit.malformed(source.name, place, message, help)
            }
        }
        audit()
        work.finish()
        outcome.input = input
        return outcome
    }

    private static func malformed(
        _ name: String, _ place: TextPosition, _ message: String, _ help: String?
    ) -> LocatedFinding {
        let finding = Finding(
            rule: "malformed-export", severity: .error,
            place: Place(file: name, range: ByteRange(place.byteOffset, place.byteOffset)), message: message, help: help
        )
        return LocatedFinding(finding: finding, start: place, end: place, sourceLine: "", related: [])
    }
}
