internal import Generators
internal import IntentCatalogue
internal import LinkAudit
internal import SourceText

/// `fingerpost generate KIND`: code and data from the catalogue.
struct GenerateCommand {
    let arguments: Arguments
    let process: ProcessEnvironment
    let console: Console

    func run() -> ExitCode {
        // The command table has let nothing else through.
        guard let kind = arguments.operands.first.flatMap(GeneratorKind.init) else { return .usage }
        guard isUsedRightly(kind) else {
            console.note("`fingerpost help generate` shows its options.\n")
            return .usage
        }
        var setup = SetupReader(workingFolder: process.workingFolder)
        let catalogue: Catalogue
        switch kind.needsCatalogue ? search(&setup) : empty {
        case .found(let found): catalogue = found
        case .none:
            console.complain(
                "no intents.yaml was found, so there is nothing to generate from",
                help: "name one with `--catalogue`, or run this in a folder below it")
            return .usage
        case .broken: return report(setup)
        }
        do throws(GeneratorFault) {
            return deliver(try generate(kind, from: catalogue, options: options))
        } catch {
            return report(error, setup)
        }
    }

    private var options: GeneratorOptions {
        GeneratorOptions(
            package: arguments.value(of: "package"), fingerprints: arguments.values["fingerprint"] ?? [],
            apps: arguments.values["app"] ?? [], avoidsSealedInterfaces: arguments.value(of: "kotlin") == "1.3")
    }

    private var empty: SetupReader.CatalogueSearch { Catalogue.empty().map { .found($0) } ?? .broken }

    /// Whether each option is one of the kind; says of all that are not.
    private func isUsedRightly(_ kind: GeneratorKind) -> Bool {
        let owners: [(option: String, kinds: [GeneratorKind])] = [
            ("package", [.kotlin, .assetlinks]), ("kotlin", [.kotlin]), ("app", [.appleAppSiteAssociation]),
            ("fingerprint", [.assetlinks]),
        ]
        var isRight = true
        for (option, kinds) in owners where arguments.has(option) && !kinds.contains(kind) {
            let names = kinds.map { "`\($0.rawValue)`" }.joined(separator: " and ")
            console.complain("`--\(option)` is for \(names), not for `\(kind.rawValue)`")
            isRight = false
        }
        if arguments.has("check"), arguments.value(of: "output") == nil {
            console.complain("`--check` needs the file to compare with", help: "name it with `--output`")
            isRight = false
        }
        return isRight
    }

    private func search(_ setup: inout SetupReader) -> SetupReader.CatalogueSearch {
        let site = setup.site(around: process.workingFolder)
        guard site != nil || arguments.has("catalogue") else { return .broken }
        return setup.catalogue(named: arguments.value(of: "catalogue"), site: site, from: process.workingFolder)
    }

    private func report(_ setup: SetupReader) -> ExitCode {
        for fault in setup.unreadable { console.complain(fault.sentence, help: fault.help) }
        let output = FindingOutput(console: console) { setup.library.bytes(of: $0) }
        guard output.write(setup.findings) else { return unwritable("standard output") }
        return setup.unreadable.isEmpty ? .usage : .inputOutput
    }

    private func report(_ fault: GeneratorFault, _ setup: SetupReader) -> ExitCode {
        switch fault {
        case .names(let findings):
            let output = FindingOutput(console: console) { setup.library.bytes(of: $0) }
            guard output.write(findings) else { return unwritable("standard output") }
        case .catalogue(let sentence, let help), .option(let sentence, let help):
            console.complain(sentence, help: help)
        }
        return .usage
    }

    private func deliver(_ text: String) -> ExitCode {
        guard let name = arguments.value(of: "output") else {
            return console.write(text) ? .clean : unwritable("standard output")
        }
        let path = absolutePath(name, in: process.workingFolder)
        let wanted = Array(text.utf8)
        let shown = visible(displayPath(path, in: process.workingFolder))
        guard !arguments.has("check") else { return compare(path, shown, wanted) }
        if case .success(let bytes) = readFile(path), bytes == wanted {
            console.note("\(shown) is up to date.\n")
            return .clean
        }
        if let fault = writeFile(path, wanted) {
            console.complain("\(shown) \(fault.message)", help: fault.help)
            return .inputOutput
        }
        console.note("Wrote \(shown).\n")
        return .clean
    }

    private func compare(_ path: String, _ shown: String, _ wanted: [UInt8]) -> ExitCode {
        switch readFile(path) {
        case .failure(let fault):
            console.complain(
                "\(shown) \(fault.message)", help: fault.help ?? "`--check` compares with a file that is there")
            return .inputOutput
        case .success(let bytes):
            guard let difference = FirstDifference(bytes, wanted) else { return .clean }
            console.complain(
                "\(shown) is stale: line \(difference.line) differs",
                help: "run the same command without `--check`, and commit the file")
            console.note(difference.text)
            return .findings
        }
    }

    private func unwritable(_ what: String) -> ExitCode {
        console.complain("\(what) cannot be written")
        return .inputOutput
    }
}

/// The first line that two texts do not have in common.
struct FirstDifference: Equatable {
    /// Its number, from 1.
    let line: Int
    /// The line in the first text; nil where it has ended.
    let found: String?
    /// The line in the second text; nil where it has ended.
    let wanted: String?

    init?(_ first: [UInt8], _ second: [UInt8]) {
        guard first != second else { return nil }
        func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
            var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            if lines.last?.isEmpty == true { lines.removeLast() }
            return lines
        }
        let (left, right) = (lines(first), lines(second))
        var index = 0
        while index < min(left.count, right.count), left[index] == right[index] { index += 1 }
        line = index + 1
        found = index < left.count ? String(decoding: left[index], as: UTF8.self) : nil
        wanted = index < right.count ? String(decoding: right[index], as: UTF8.self) : nil
    }

    /// Two lines: what is there, and what should be.
    var text: String {
        func shown(_ mark: String, _ line: String?) -> String {
            guard let line else { return "  \(mark) (the end of the file)\n" }
            let cut = visible(line.prefix(160))
            return "  \(mark) \(cut)\(line.count > 160 ? "…" : "")\n"
        }
        return shown("-", found) + shown("+", wanted)
    }
}
