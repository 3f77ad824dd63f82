public import SourceText

/// How a text of an export is read.
public enum UnitSyntax: String, Sendable, Hashable, CaseIterable {
    /// A Markdown document.
    case markdown
    /// A string that an app shows with Apple's inline Markdown; it is read as a document, too.
    case inlineMarkdown
    /// A body of HTML.
    case html
    /// A destination by itself: the value of `url`, `href`, …
    case destination
}

/// One text of an export, decoded, with the way back to the bytes of the file.
public struct ExportUnit: Sendable {
    /// The decoded text, UTF-8.
    public var text: [UInt8]
    /// Where the text stands in ``SourceText/SourceWindow/text`` of its record, through every layer of escaping.
    public var map: TextMap
    /// How it is read.
    public var syntax: UnitSyntax
    /// Record, locale, field and state.
    public var address: ContentAddress
    /// Texts with the same key, in whatever records, say the same in different languages; nil where there is no
    /// telling.
    public var translationKey: String?
    /// Whether it is in the language that the others were translated from; nil where the file does not say.
    public var isSource: Bool?
    /// Texts of one record with the same key say the same in two notations (Ghost's html and lexical); nil for most.
    public var representationKey: String?

    /// Makes a unit.
    public init(
        text: [UInt8], map: TextMap, syntax: UnitSyntax, address: ContentAddress, translationKey: String? = nil,
        isSource: Bool? = nil, representationKey: String? = nil
    ) {
        self.text = text
        self.map = map
        self.syntax = syntax
        self.address = address
        self.translationKey = translationKey
        self.isSource = isSource
        self.representationKey = representationKey
    }
}

/// Something wrong with the file itself, in one record; the others are still read.
public struct RecordFault: Sendable, Hashable {
    /// The rule it is reported by: `malformed-export`, `duplicate-key`, …
    public var rule: String
    /// Where it is, in ``SourceText/SourceWindow/text``.
    public var range: ByteRange
    /// The fault in one sentence without a final stop; text from content has gone through `visible(_:)`.
    public var message: String
    /// The way out.
    public var help: String?

    /// Makes a fault.
    public init(rule: String, range: ByteRange, message: String, help: String? = nil) {
        self.rule = rule
        self.range = range
        self.message = message
        self.help = help
    }
}

/// What a reader hands over at once: some units, and the part of the file that they stand in.
public struct ExportRecord: Sendable {
    /// The part of the file.
    public var window: SourceWindow
    /// Its texts, in order of place.
    public var units: [ExportUnit]
    /// What is wrong with it.
    public var faults: [RecordFault]
    /// The records that have ended in it, where others refer to them by their ids.
    public var names: [RecordName] = []
    /// Its links to records, where the file holds all that there are.
    public var references: [RecordReference] = []

    /// Makes a record.
    public init(window: SourceWindow, units: [ExportUnit], faults: [RecordFault] = []) {
        self.window = window
        self.units = units
        self.faults = faults
    }
}
