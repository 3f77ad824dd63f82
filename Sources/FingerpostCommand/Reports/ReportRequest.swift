internal import LinkAudit
internal import SourceText

/// A report that was asked for: `--report KIND`, or `--report KIND=FILE`.
struct ReportRequest: Equatable {
    /// The form.
    var kind: ReportKind
    /// The file as it was named; nil for standard output.
    var file: String?

    /// The requests of a command line; text on standard output where none is made.
    ///
    /// - Parameters:
    ///   - taken: files that the run writes for another reason, with the option that names them.
    ///   - workingFolder: what the names of files count from.
    static func read(
        _ values: [String], taken: [(option: String, file: String)] = [], workingFolder: String = "/"
    ) -> (requests: [ReportRequest], faults: [UsageFault]) {
        guard !values.isEmpty else { return ([ReportRequest(kind: .text)], []) }
        var requests: [ReportRequest] = []
        var faults: [UsageFault] = []
        var files: [String: String] = [:]
        func place(_ file: String?) -> String { file.map { absolutePath($0, in: workingFolder) } ?? "-" }
        for (option, file) in taken { files[place(file)] = option }
        for value in values {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let word = String(parts[0])
            guard let kind = ReportKind(rawValue: word) else {
                let kinds = ReportKind.allCases.map(\.rawValue)
                faults.append(
                    .notAChoice(
                        option: "--report", value: word, choices: kinds, nearest: nearestName(to: word, among: kinds)))
                continue
            }
            let file = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
            if file?.isEmpty == true {
                faults.append(.emptyValue(option: "--report", placeholder: "\(kind.rawValue)=FILE"))
            } else if let other = files[place(file)] {
                faults.append(.other(clash(kind, file, other)))
            } else {
                files[place(file)] = kind.rawValue
                requests.append(ReportRequest(kind: kind, file: file))
            }
        }
        return (requests, faults)
    }

    private static func clash(_ kind: ReportKind, _ file: String?, _ other: String) -> String {
        guard let file else {
            return "standard output takes one report, and `\(other)` goes there already; give `\(kind.rawValue)` a "
                + "file: --report \(kind.rawValue)=FILE"
        }
        return "`\(visible(file))` would be written twice, by `\(other)` and by `\(kind.rawValue)`"
    }
}
