internal import LinkAudit
internal import SourceText

/// `fingerpost links PATH…`: every link there is, with what is said of it.
///
/// It lists and does not judge: a refused link changes nothing about the exit code. Links are written as they are found,
/// so that an export may be larger than memory.
struct LinksCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    /// The forms of a list, the default first.
    static let formats = ["text", "json", "ndjson", "csv", "urls"]

    func run() -> ExitCode {
        let listing = self.listing
        let kinds = (arguments.values["kind"] ?? []).compactMap(LinkKind.init)
        var isEmpty = true
        var isWritten = console.write(listing.opening())
        var audit = AuditRun(arguments: arguments, process: process, console: console)
        audit.run(links: { links in
            var text = ""
            for link in links where kinds.isEmpty || kinds.contains(link.kind) {
                text += listing.line(link, isFirst: isEmpty)
                isEmpty = false
            }
            isWritten = isWritten && console.write(text)
        })
        isWritten = isWritten && console.write(listing.closing(isEmpty: isEmpty))
        console.note(TextReporter(style: console.errorStyle).report(audit.troubles))
        guard isWritten else {
            console.complain("standard output cannot be written")
            return .inputOutput
        }
        if audit.isUnreadable { return .inputOutput }
        return audit.isWrongUse ? .usage : .clean
    }

    private var listing: any LinkListing {
        switch arguments.value(of: "format") {
        case "json": JSONListing(isLines: false)
        case "ndjson": JSONListing(isLines: true)
        case "csv": CSVListing()
        case "urls": AddressListing()
        default: TextListing(style: console.outputStyle)
        }
    }
}
