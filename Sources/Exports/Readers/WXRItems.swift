internal import SourceText

/// The items of a WXR file.
struct WXRItems: XMLRecordFormat {
    let roots: Set<String> = ["rss"]
    let recordName = "item"

    private let options: ReaderOptions
    /// The steps of the fields that were asked for.
    private let fields: [[Substring]]
    private var language = ""
    private var item = Item()
    /// The element whose text is being taken.
    private var capture: Capture?

    private struct Capture {
        var depth: Int
        var text = MarkupText()
    }

    private struct Item {
        var id: String?
        var status: String?
        /// Polylang names the language of a post, and the posts that say the same, by categories.
        var language: String?
        var translations: String?
        var commentID: String?
        /// How many bodies there were when the comment began that is open.
        var bodiesBeforeComment = 0
        var bodies: [Body] = []
    }

    private struct Body {
        var text: MappedText
        var field: String
    }

    init(options: ReaderOptions) {
        self.options = options
        fields = options.fields.map { FieldPath.normal($0).split { $0 == "." || $0 == "/" } }
    }

    mutating func outside(_ event: XMLEvent, path: ArraySlice<String>, text: SlidingText) {
        guard case .text(let range, let decoded) = event, path.elementsEqual(["rss", "channel", "language"]) else {
            return
        }
        language += String(decoding: decoded ?? Array(text[range]), as: UTF8.self)
    }

    func beginsRecord(_ tag: XMLTag, path: [String]) -> Bool { tag.name == "item" && path.last == "channel" }

    mutating func inside(_ event: XMLEvent, path: ArraySlice<String>, base: Int, text: SlidingText) {
        switch event {
        case .start(let tag):
            if capture != nil {
                capture?.text.append(tag, base: base, document: text)
            } else if path.count == 1, tag.name == "category" {
                noteCategory(tag)
            } else if path.count == 1, tag.name == "wp:comment" {
                item.commentID = nil
                item.bodiesBeforeComment = item.bodies.count
            } else if !path.isEmpty, isWanted(tag.name, path: path) {
                capture = Capture(depth: path.count)
            }
        case .text(let range, let decoded):
            capture?.text.append(range, decoded: decoded, base: base, document: text)
        case .end(let name, let range):
            guard let open = capture else { return endComment(name) }
            if path.count > open.depth {
                capture?.text.append(endOf: name, at: range, base: base, document: text)
            } else {
                capture = nil
                take(open.text.text, of: name, path: path)
            }
        }
    }

    private mutating func noteCategory(_ tag: XMLTag) {
        switch tag["domain"] {
        case "language": item.language = tag["nicename"]
        case "post_translations": item.translations = tag["nicename"]
        default: break
        }
    }

    private func isWanted(_ name: String, path: ArraySlice<String>) -> Bool {
        switch name {
        case "wp:post_id", "wp:status": path.count == 1
        case "wp:comment_id": true
        default: isBody(name, path: path)
        }
    }

    private func isBody(_ name: String, path: ArraySlice<String>) -> Bool {
        guard options.fields.isEmpty else {
            let steps = path.dropFirst() + [name]
            options.survey?.saw { steps.joined(separator: ".") }
            var isWanted = false
            for (number, wanted) in fields.enumerated()
            where wanted.count <= steps.count
                && zip(wanted, steps.suffix(wanted.count)).allSatisfy({ $0 == "*" || $0 == $1 })
            {
                options.survey?.found(number)
                isWanted = true
            }
            return isWanted
        }
        switch name {
        case "content:encoded", "excerpt:encoded": return path.count == 1
        case "wp:comment_content": return path.count == 2 && path.last == "wp:comment"
        default: return false
        }
    }

    private mutating func take(_ text: MappedText, of name: String, path: ArraySlice<String>) {
        switch name {
        case "wp:post_id" where path.count == 1: item.id = text.string
        case "wp:status" where path.count == 1: item.status = text.string
        case "wp:comment_id": item.commentID = text.string
        default: break
        }
        guard isBody(name, path: path) else { return }
        item.bodies.append(Body(text: text, field: (path.dropFirst() + [name]).joined(separator: "/")))
    }

    /// Comments say their number before or after their text.
    private mutating func endComment(_ name: String) {
        guard name == "wp:comment", let id = item.commentID else { return }
        for index in item.bodies.indices.dropFirst(item.bodiesBeforeComment) {
            item.bodies[index].field = item.bodies[index].field.replacingPrefix("wp:comment/", by: "wp:comment[\(id)]/")
        }
    }

    mutating func finish() -> (units: [ExportUnit], faults: [RecordFault]) {
        let done = item
        item = Item()
        capture = nil
        var units: [ExportUnit] = []
        for body in done.bodies where !body.text.isEmpty {
            let locale = done.language ?? (language.isEmpty ? nil : language)
            let address = ContentAddress(record: done.id, locale: locale, field: body.field, state: done.status)
            var unit = ExportUnit(
                text: body.text.bytes, map: body.text.map, syntax: options.syntax ?? .html, address: address,
                translationKey: done.translations.map { $0 + "/" + body.field })
            guard body.field == "content:encoded", unit.syntax == .html else {
                units.append(unit)
                continue
            }
            let destinations = gutenbergDestinations(in: unit)
            if destinations.contains(where: { $0.representationKey != nil }) { unit.representationKey = body.field }
            units.append(unit)
            units += destinations
        }
        return (units, [])
    }
}

extension String {
    /// The string with another beginning, if it has this one.
    fileprivate func replacingPrefix(_ prefix: String, by other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
