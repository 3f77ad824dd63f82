import IntentRouting
public import SourceText
import YAMLSource

extension Catalogue {
    /// Reads `intents.yaml` strictly.
    ///
    /// Whatever is wrong is a finding with its place; with any error there is no catalogue. Findings are in the order
    /// of the file.
    public static func decode(_ file: SourceFile) -> (catalogue: Catalogue?, findings: [Finding]) {
        let document = parseYAML(file)
        var decoder = CatalogueDecoder(file: file.name)
        decoder.reader.append(document.findings)
        let catalogue = document.root.flatMap { decoder.catalogue($0) }
        if document.root == nil, document.findings.isEmpty {
            decoder.reader.report(ByteRange(0, 0), "the catalogue is empty", help: "begin with `version: 1`")
        }
        let findings = decoder.reader.findings.sorted(by: Finding.reportOrder)
        return (findings.contains { $0.severity == .error } ? nil : catalogue, findings)
    }
}

/// Turns the nodes of `intents.yaml` into checked values; one extension a part of the file.
struct CatalogueDecoder {
    var reader: YAMLReader
    let file: String
    var schemes: [String] = []
    var universal: String?
    var routes: [Route] = []
    var intents: [Intent] = []
    /// The targets of rewrites with their places, for the check that each is permitted.
    var rewriteTargets: [(to: String, range: ByteRange)] = []
    /// The places of the rewrites' `from`, in their order.
    var rewriteRanges: [ByteRange] = []
    var destinations = Destinations()

    init(file: String, routes: [Route] = []) {
        self.file = file
        self.routes = routes
        reader = YAMLReader(file: file, valueRule: "catalogue-value", keyRule: "catalogue-key")
    }

    mutating func catalogue(_ root: YAMLNode) -> Catalogue? {
        guard let mapping = reader.mapping(root, "the catalogue", .top) else { return nil }
        if let node = mapping["version"], let version = reader.int(node, "version"), version != 1 {
            reader.report(node.range, "version \(version) is not known", help: "this program reads `version: 1`")
        }
        if let node = mapping["scheme"] { readSchemes(node) }
        if let node = mapping["universal"] { readUniversal(node) }
        if let node = mapping["routes"] { readRoutes(node) }
        if let node = mapping["renamed"] { readRenamed(node) }
        if let node = mapping["intents"] { readIntents(node) }
        if let entry = mapping.entry("intents"), mapping["scheme"] == nil {
            reader.report(
                entry.keyRange, "there are intents and no scheme", help: "add `scheme:`", rule: "catalogue-key")
        }
        if let node = mapping["destinations"] { readDestinations(node) }
        guard let table = makeTable() else { return nil }
        let catalogue = Catalogue(
            file: file, schemes: schemes, universal: universal, routes: routes, intents: intents,
            destinations: destinations, table: table)
        checkGate(of: catalogue)
        checkHygiene(of: catalogue)
        return catalogue
    }

    private mutating func readSchemes(_ node: YAMLNode) {
        for scheme in reader.stringOrStrings(node, "scheme") ?? [] {
            let name = scheme.text
            let shown = visible(name)
            func report(_ message: String, _ help: String?) {
                reader.report(scheme.range, message, help: help, rule: "catalogue-scheme")
            }
            if forbiddenSchemes.contains(name.lowercased()) {
                report("scheme `\(shown)` can be listed nowhere", "choose a scheme of the app's own")
            } else if registeredSchemes.contains(Substring(name.lowercased())) {
                report(
                    "scheme `\(shown)` is registered for something else",
                    "choose a scheme that only the app uses, the app's name in it")
            } else if wellKnownSchemes.contains(name.lowercased()) {
                report("scheme `\(shown)` has a meaning of its own", "choose a scheme that only the app uses")
            } else if !isLowerCaseScheme(name) {
                let lower = name.lowercased()
                report(
                    "`\(shown)` is not a scheme in lower case",
                    isLowerCaseScheme(lower)
                        ? "write `\(lower)`" : "a letter, then letters, digits, `+`, `-` and `.`")
            } else if schemes.contains(name) {
                report("scheme `\(shown)` is listed twice", "keep one of them")
            } else {
                schemes.append(name)
            }
        }
        if case .sequence([]) = node.content {
            reader.report(node.range, "the list of schemes is empty", rule: "catalogue-scheme")
        }
    }

    private mutating func readUniversal(_ node: YAMLNode) {
        guard let text = reader.string(node, "universal") else { return }
        func refuse(_ message: String, _ help: String?) {
            reader.report(node.range, message, help: help, rule: "catalogue-universal")
        }
        guard text.hasPrefix("https://") else {
            return refuse("`universal` must begin with `https://`", nil)
        }
        let rest = Array(text.utf8.dropFirst(8))
        let hostEnd = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.count
        if let message = hostFault(rest[..<hostEnd], what: "`universal`") { return refuse(message, nil) }
        guard hostEnd < rest.count else {
            universal = text
            return
        }
        do throws(PatternFault) {
            let path = String(decoding: rest[(hostEnd + 1)...], as: UTF8.self)
            let segments = try IntentPattern.segments(of: path)
            guard segments.allSatisfy({ if case .literal = $0 { true } else { false } }) else {
                return refuse("`universal` takes no parameters", nil)
            }
            universal = text
        } catch {
            refuse("`universal`: \(error.message)", "write it without a slash at the end, query and fragment")
        }
    }

    /// A sentence about a host that is not exactly as a catalogue writes hosts, or nil.
    func hostFault(_ host: ArraySlice<UInt8>, what: String) -> String? {
        do throws(HostFault) {
            let reading = try readHost(host, InternationalNames())
            if let canonical = reading.canonical {
                return "\(what) has to name its host as `\(String(decoding: canonical, as: UTF8.self))`"
            }
            return reading.endsWithDot ? "\(what) names a host with a dot at its end" : nil
        } catch {
            return "\(what): \(error.detail)"
        }
    }

    /// The compiled list.
    private mutating func makeTable() -> IntentTable? {
        do throws(IntentTableFault) {
            return try IntentTable(schemes: schemes, universal: universal, patterns: intents.map(\.pattern))
        } catch {
            for overlap in error.overlaps { report(overlap) }
            return nil
        }
    }

    private mutating func report(_ overlap: IntentTableFault.Overlap) {
        let (first, second) = (intents[overlap.first], intents[overlap.second])
        /// The place of one of the paths: the name of the intent stands for its own path.
        func place(_ intent: Intent, _ variant: Int) -> ByteRange {
            guard variant > 0, variant <= intent.places.aliases.count else { return intent.range }
            return intent.places.aliases[variant - 1]
        }
        let range = place(second, overlap.secondVariant)
        if overlap.first == overlap.second {
            return reader.report(
                range, "two paths of `\(first.id)` fit one URL", help: "remove one of them", rule: "catalogue-overlap")
        }
        let alias = overlap.secondVariant > 0 ? "this older path of `\(second.id)`" : "`\(second.id)`"
        let other = overlap.firstVariant > 0 ? "an older path of `\(first.id)`" : "`\(first.id)`"
        let isAlias = overlap.firstVariant > 0 || overlap.secondVariant > 0
        reader.report(
            range, "some URL fits both \(alias) and \(other)",
            help: isAlias
                ? "an older path can lead to one intent only: remove it from the list of one of them"
                : "make the paths or the required query items differ",
            rule: "catalogue-overlap",
            related: [
                RelatedPlace(
                    place: Place(file: file, range: place(first, overlap.firstVariant)),
                    message: overlap.firstVariant > 0 ? "the other path" : "the other intent")
            ])
    }
}
