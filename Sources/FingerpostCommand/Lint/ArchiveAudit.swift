internal import Exports
internal import LinkAudit
internal import SourceText

/// Reads an archive and audits each member as the export it is; nothing is unpacked to disk.
///
/// A member of no format is passed over, as a file of a folder is. A name that leads out of the archive and a member that
/// needs a password are errors; a link and an archive within are warnings.
struct ArchiveAudit {
    let audit: ExportAudit

    /// The outcomes of the members, in the order of the archive; an archive that breaks off ends with a fault.
    func run(_ source: ExportSource, _ input: ArchiveInput) -> [ExportAudit.Outcome] {
        var outcomes: [ExportAudit.Outcome] = []
        do throws(FileFault) {
            try ArchiveReader().read(input) { item in
                switch item {
                case .member(let member):
                    // `tar -C folder .` writes names that begin with `./`.
                    let steps = member.name.split(separator: "/").filter { $0 != "." }
                    guard !ArchiveAudit.isHidden(steps) else { return }
                    outcomes.append(audit.run(source.member(named: steps.joined(separator: "/")), member.content))
                case .fault(let fault):
                    outcomes.append(ExportAudit.Outcome(finding: ArchiveAudit.finding(source.name, fault)))
                }
            }
        } catch {
            // Where it came to light in a member, that has told it.
            if outcomes.last?.fault != error { outcomes.append(ExportAudit.Outcome(fault: error)) }
        }
        return outcomes
    }

    private static func isHidden(_ steps: [Substring]) -> Bool {
        steps.contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
    }

    private static func finding(_ archive: String, _ fault: ArchiveFault) -> LocatedFinding {
        // Packed assets are common in exports; that nobody looked into them should be known all the same.
        let isPassive = fault.kind == .special || fault.kind == .nested
        let finding = Finding(
            rule: "malformed-export", severity: isPassive ? .warning : .error, place: Place(file: archive, range: nil),
            message: fault.message, help: fault.help, subject: fault.name)
        return LocatedFinding(finding: finding, start: nil, end: nil, sourceLine: "", related: [])
    }
}

extension ExportSource {
    /// A member of this archive.
    func member(named name: String) -> ExportSource {
        ExportSource(
            name: self.name + "/" + name, path: "/" + name, folder: folder, isAskedFor: false)
    }
}
