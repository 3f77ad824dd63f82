import SourceText

/// Collects the findings of one page, one for each fault.
///
/// A definition that five links use has its fault once, with the five uses beside it.
struct FindingCollector {
    private struct Fault: Hashable {
        var rule: String
        var range: ByteRange
    }
    /// The name of the page's file.
    let file: String
    /// What was found, in the order of finding.
    private(set) var findings: [Finding] = []
    private var known: [Fault: Int] = [:]

    /// Collects for a file.
    init(file: String) { self.file = file }

    /// Adds a finding, or its related places to the one that is already there.
    ///
    /// - Parameter subject: the destination, label or name that it is about, decoded; see ``Finding/subject``.
    mutating func add(
        _ rule: any Rule.Type, at range: ByteRange, subject: @autoclosure () -> String? = nil,
        message: @autoclosure () -> String, help: @autoclosure () -> String?, related: [RelatedPlace] = [],
        severity: Severity? = nil, fix: TextEdit? = nil
    ) {
        let fault = Fault(rule: rule.name, range: range)
        if let index = known[fault] {
            // Each use comes once; a report of thousands of them helps nobody.
            if findings[index].related.count < 50 { findings[index].related += related }
            return
        }
        known[fault] = findings.count
        findings.append(
            Finding(
                rule: rule.name, severity: severity ?? rule.severity, place: Place(file: file, range: range),
                message: message(), help: help(), related: related, subject: subject(), fix: fix))
    }
}
