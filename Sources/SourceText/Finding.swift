/// How grave a finding is.
///
/// The order is that of gravity.
public enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Worth knowing; never fails a run by itself.
    case note
    /// Should be mended; fails a run only where it was asked to.
    case warning
    /// Fails the run.
    case error

    /// The word that reports use: `note`, `warning`, `error`.
    public var name: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// Orders by gravity.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A range of bytes in a named file; no range means the file as a whole.
public struct Place: Hashable, Sendable {
    /// The name of the file as in ``SourceFile/name``.
    public var file: String
    /// The bytes meant, or nil for the whole file.
    public var range: ByteRange?

    /// Makes a place.
    public init(file: String, range: ByteRange?) {
        self.file = file
        self.range = range
    }
}

/// A second place that helps to understand a finding.
public struct RelatedPlace: Hashable, Sendable {
    /// Where it is.
    public var place: Place
    /// What is to be seen there, in a few words.
    public var message: String

    /// Makes a related place.
    public init(place: Place, message: String) {
        self.place = place
        self.message = message
    }
}

/// Something wrong in content, catalogue, configuration or template: a value, collected and never thrown.
public struct Finding: Hashable, Sendable {
    /// Stable kebab-case name of the rule.
    public var rule: String
    /// How grave it is.
    public var severity: Severity
    /// Where it is.
    public var place: Place
    /// The fault in one sentence without a final stop.
    ///
    /// Text from content goes through ``visible(_:)`` first.
    public var message: String
    /// The way out, with the nearest valid name where there is one.
    public var help: String?
    /// Other places that belong to it.
    public var related: [RelatedPlace]
    /// The destination, label or name it is about, as decoded: what stays the same when the text around it moves.
    public var subject: String?
    /// Where it stands in the system that the file comes from.
    public var address: ContentAddress?
    /// The change that mends it without a question left open; nil for most.
    public var fix: TextEdit?

    /// Makes a finding.
    public init(
        rule: String, severity: Severity, place: Place, message: String, help: String? = nil,
        related: [RelatedPlace] = [], subject: String? = nil, address: ContentAddress? = nil, fix: TextEdit? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.place = place
        self.message = message
        self.help = help
        self.related = related
        self.subject = subject
        self.address = address
        self.fix = fix
    }

    /// The one order of reports: file (by bytes), offset, rule, message.
    public static func reportOrder(_ left: Finding, _ right: Finding) -> Bool {
        if left.place.file != right.place.file {
            return left.place.file.utf8.lexicographicallyPrecedes(right.place.file.utf8)
        }
        let leftStart = left.place.range?.start ?? 0
        let rightStart = right.place.range?.start ?? 0
        if leftStart != rightStart { return leftStart < rightStart }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
}
