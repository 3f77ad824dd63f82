import IntentCatalogue
import SourceText

/// Collects names that stand for several things in one place of the generated code.
///
/// They are refused and not numbered: a number would pass from one to the other when an entry is added.
struct NameCheck {
    let file: String
    let language: String
    private(set) var findings: [Finding] = []

    init(_ catalogue: Catalogue, language: String) {
        file = catalogue.file
        self.language = language
    }

    /// Names that must differ, each with where it comes from.
    ///
    /// `key` says what the compiler, or a file system with class files on it, sees of a name.
    mutating func require(
        _ names: [(source: String, name: String, range: ByteRange)], what: String,
        key: (String) -> String = { $0 }
    ) {
        var first: [String: (source: String, name: String, range: ByteRange)] = [:]
        for item in names {
            guard let other = first[key(item.name)] else {
                first[key(item.name)] = item
                continue
            }
            findings.append(
                Finding(
                    rule: "generated-name", severity: .error, place: Place(file: file, range: item.range),
                    message: """
                        \(what) `\(visible(other.source))` and `\(visible(item.source))` would both be \
                        `\(visible(item.name))` in \(language)
                        """,
                    help: "rename one of them",
                    related: other.range == item.range
                        ? [] : [RelatedPlace(place: Place(file: file, range: other.range), message: "the other one")]))
        }
    }

    /// Throws what was found.
    func finish() throws(GeneratorFault) {
        guard findings.isEmpty else { throw .names(findings.sorted(by: Finding.reportOrder)) }
    }
}
