import IntentCatalogue
import SourceText

/// Collects what is found in one file.
struct AppFindings {
    let file: String
    /// The text of the file, which ranges count in.
    let window: SourceWindow
    private let catalogueFile: String
    private let catalogueLines: LineTable?
    private(set) var found: [LocatedFinding] = []
    /// Names that only the build knows, as they are written, with their places; each is told once.
    private var open: Set<String> = []

    init(_ file: String, _ window: SourceWindow, catalogue: String, lines: LineTable?) {
        self.file = file
        self.window = window
        catalogueFile = catalogue
        catalogueLines = lines
    }

    /// Adds a finding.
    ///
    /// - Parameters:
    ///   - declared: a place in the catalogue that belongs to it.
    ///   - subject: what it is about, where the text around it may move.
    mutating func report(
        _ rule: AppRule, _ range: ByteRange, _ message: String, help: String? = nil, subject: String? = nil,
        declared: ByteRange? = nil
    ) {
        let related = declared.map {
            [RelatedPlace(place: Place(file: catalogueFile, range: $0), message: "declared here")]
        }
        let finding = Finding(
            rule: rule.rawValue, severity: rule.severity, place: Place(file: file, range: range), message: message,
            help: help, related: related ?? [], subject: subject)
        var located = window.located(finding, at: range)
        if let declared {
            located.related = [catalogueLines?.position(at: declared.lowerBound)]
            located.finding.related = finding.related
        }
        found.append(located)
    }

    /// The value of a text, or nil where a name in it is open, which is told.
    mutating func resolve(_ text: String, at range: ByteRange, _ values: BuildValues) -> String? {
        switch values.resolve(text) {
        case .text(let text): return text
        case .open(let placeholder, let name):
            if open.insert(placeholder).inserted {
                report(
                    .valueOpen, range, "what `\(visible(placeholder))` stands for is not known here",
                    help: "say it with --value \(visible(name))=VALUE", subject: placeholder)
            }
            return nil
        }
    }

    /// The end of a help text where a name is open that may be what is missed.
    var openRemark: String {
        guard let name = open.min() else { return "" }
        return ", unless `\(visible(name))` stands for it: say so with --value"
    }
}

extension AppFindings {
    /// `` `a` and 2 others`` for a message that names some of many.
    static func some(_ names: [String]) -> String {
        guard let first = names.first else { return "nothing" }
        if names.count == 1 { return "`\(visible(first))`" }
        return "`\(visible(first))` and \(names.count - 1) other\(names.count == 2 ? "" : "s")"
    }
}
