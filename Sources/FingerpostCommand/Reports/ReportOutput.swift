internal import Exports
internal import LinkAudit
internal import SourceText

/// Writes the reports of a run.
struct ReportOutput {
    let requests: [ReportRequest]
    let console: Console
    let workingFolder: String

    /// Writes each report to where it was asked for; false when one of them did not arrive, which has been told.
    ///
    /// Files come first: a pipe that is closed early must not cost them.
    ///
    /// - Parameter lines: the bytes of a file by the name that findings use, chunk by chunk, for reports that need more
    ///   of it than its lines with findings.
    func write(_ report: Report, lines: (String) -> ByteStream?) -> Bool {
        var report = report
        if requests.contains(where: { $0.kind == .sarif }) { report.hashLines(lines) }
        var isWhole = true
        for request in requests {
            guard let file = request.file else { continue }
            let text = request.kind.reporter().report(report)
            if let fault = replaceFile(absolutePath(file, in: workingFolder), with: Array(text.utf8)) {
                console.complain("`\(visible(file))` \(fault.message)", help: fault.help)
                isWhole = false
            }
        }
        for request in requests where request.file == nil {
            let text = request.kind.reporter(style: console.outputStyle).report(report)
            if !console.write(text) {
                console.complain("standard output cannot be written")
                isWhole = false
            }
        }
        return isWhole
    }
}
