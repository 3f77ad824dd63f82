internal import LinkAudit
internal import SourceText

extension SetupReader {
    /// Tells why site or catalogue cannot be used, and gives the exit code of the run.
    func fail(_ console: Console) -> ExitCode {
        for fault in unreadable { console.complain(fault.sentence, help: fault.help) }
        let output = FindingOutput(console: console) { library.bytes(of: $0) }
        guard output.write(distinctFindings) else { return console.unwritable() }
        if unreadable.isEmpty, findings.isEmpty {
            console.complain(SetupReader.noCatalogue, help: SetupReader.howToMakeACatalogue)
        }
        return unreadable.isEmpty ? .usage : .inputOutput
    }
}

extension Console {
    /// Says that standard output takes nothing, and gives the exit code of that.
    func unwritable() -> ExitCode {
        complain("standard output cannot be written")
        return .inputOutput
    }

    /// Says that the catalogue has no intent of a name, and gives the exit code of that.
    func unknownIntent(_ name: String, among names: [String]) -> ExitCode {
        complain(
            "there is no intent `\(visible(name))` in the catalogue",
            help: nearestName(to: name, among: names).map { "did you mean `\($0)`?" })
        return .usage
    }
}
