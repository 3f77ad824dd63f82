internal import SourceText

/// The units of an XLIFF file: `trans-unit` of 1.2, `unit` of 2.0.
struct XLIFFUnits: XMLRecordFormat {
    let roots: Set<String> = ["xliff"]
    let recordName = "unit"

    private let options: ReaderOptions
    private var isVersion2 = false
    private var original = ""
    private var sourceLocale: String?
    private var targetLocale: String?
    private var unit = Unit()
    private var flat: Flat?

    private struct Unit {
        var id: String?
        var segment: String?
        var segmentState: String?
        var segmentCount = 0
        /// Native code that inline elements of 2.0 stand for, by id.
        var data: [String: MappedText] = [:]
        var units: [ExportUnit] = []
    }

    /// The `source`, `target` or `data` that is open.
    private struct Flat {
        var depth: Int
        var tag: XMLTag
        var text = MappedText()
        /// What to add where an element ends: `pc` of 2.0.
        var ends: [(depth: Int, text: MappedText)] = []
    }

    init(options: ReaderOptions) { self.options = options }

    mutating func outside(_ event: XMLEvent, path: ArraySlice<String>, text: SlidingText) {
        guard case .start(let tag) = event else { return }
        switch localName(tag.name) {
        case "xliff":
            // In 1.2, `ph` holds what it stands for; in 2.0 it refers to it.
            isVersion2 = tag["version"]?.hasPrefix("2") ?? (tag["srcLang"] != nil)
            sourceLocale = tag["srcLang"]
            targetLocale = tag["trgLang"]
        case "file":
            original = tag["original"] ?? tag["id"] ?? ""
            sourceLocale = tag["source-language"] ?? sourceLocale
            targetLocale = tag["target-language"] ?? targetLocale
        default: break
        }
    }

    func beginsRecord(_ tag: XMLTag, path: [String]) -> Bool {
        let name = localName(tag.name)
        return name == "trans-unit" || name == "unit"
    }

    mutating func inside(_ event: XMLEvent, path: ArraySlice<String>, base: Int, text: SlidingText) {
        switch event {
        case .start(let tag):
            if flat == nil {
                begin(tag, path: path)
            } else {
                addInline(tag, depth: path.count, raw: text[tag.range], base: base)
            }
        case .text(let range, let decoded):
            let place = range.lowerBound - base..<range.upperBound - base
            if let decoded {
                flat?.text.append(decoded, from: place)
            } else {
                flat?.text.append(verbatim: text[range], at: place.lowerBound)
            }
        case .end:
            guard let open = flat else { return }
            if path.count == open.depth {
                flat = nil
                add(open)
            } else if let end = open.ends.last, end.depth == path.count {
                flat?.ends.removeLast()
                flat?.text.append(end.text)
            }
        }
    }

    private mutating func begin(_ tag: XMLTag, path: ArraySlice<String>) {
        switch localName(tag.name) {
        case "trans-unit" where path.isEmpty, "unit" where path.isEmpty: unit.id = tag["id"]
        case "segment", "ignorable":
            unit.segmentCount += 1
            unit.segment = tag["id"] ?? (unit.segmentCount > 1 ? String(unit.segmentCount) : nil)
            unit.segmentState = tag["state"] ?? (localName(tag.name) == "segment" ? "initial" : nil)
        case "source", "target", "data":
            // Not those of a translation memory, which nobody is shown.
            guard let parent = path.last.map(localName) else { return }
            if ["trans-unit", "segment", "ignorable", "originalData"].contains(parent) {
                flat = Flat(depth: path.count, tag: tag)
            }
        default: break
        }
    }

    /// Inline elements are taken out; those that say what they stand for are replaced by it, other places by U+FFFC, so
    /// that no address goes through one unnoticed.
    private mutating func addInline(_ tag: XMLTag, depth: Int, raw: ArraySlice<UInt8>, base: Int) {
        let place = tag.range.lowerBound - base..<tag.range.upperBound - base
        func object() -> MappedText {
            var text = MappedText()
            text.append(scalar: 0xFFFC, from: place)
            return text
        }
        switch localName(tag.name) {
        case "x", "bx", "ex":
            flat?.text.append(tag.text(of: "equiv-text", raw: raw, base: base) ?? object())
        case "ph" where isVersion2, "sc", "ec":
            flat?.text.append(tag["dataRef"].flatMap { unit.data[$0] } ?? object())
        case "pc":
            if let start = tag["dataRefStart"].flatMap({ unit.data[$0] }) { flat?.text.append(start) }
            if let end = tag["dataRefEnd"].flatMap({ unit.data[$0] }) { flat?.ends.append((depth, end)) }
        case "cp":
            if let hex = tag["hex"], let value = UInt32(hex, radix: 16), Unicode.Scalar(value) != nil {
                flat?.text.append(scalar: value, from: place)
            }
        default: break
        }
    }

    private mutating func add(_ open: Flat) {
        let name = localName(open.tag.name)
        if name == "data" {
            if let id = open.tag["id"] { unit.data[id] = open.text }
            return
        }
        guard !open.text.isEmpty, options.wants(record: unit.id) else { return }
        let isSource = name == "source"
        let locale = open.tag["xml:lang"] ?? (isSource ? sourceLocale : targetLocale)
        let state = isSource ? nil : open.tag["state"] ?? unit.segmentState
        let field = (unit.segment.map { "segment[\($0)]/" } ?? "") + name
        let key = [original, unit.id ?? "", unit.segment ?? ""].joined(separator: "\u{1F}")
        unit.units.append(
            ExportUnit(
                text: open.text.bytes, map: open.text.map, syntax: syntax(open.text.bytes),
                address: ContentAddress(record: unit.id, locale: locale, field: field, state: state),
                translationKey: unit.id == nil ? nil : key, isSource: isSource))
    }

    private func syntax(_ text: [UInt8]) -> UnitSyntax {
        if let asked = options.syntax { return asked }
        let isApple = [".xcstrings", ".strings", ".stringsdict"].contains { original.hasSuffix($0) }
        return isApple ? .inlineMarkdown : TextLook.syntax(of: text)
    }

    mutating func finish() -> (units: [ExportUnit], faults: [RecordFault]) {
        defer {
            unit = Unit()
            flat = nil
        }
        return (unit.units, [])
    }
}
