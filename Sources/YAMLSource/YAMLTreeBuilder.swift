import SourceText

/// Builds the tree from events on a stack of its own, so that depth costs no call stack.
struct YAMLTreeBuilder {
    /// The deepest nesting of lists and mappings that is read.
    static let maximumDepth = 64

    private struct Frame {
        var isMapping: Bool
        var isFlow: Bool
        var start: Int
        var lastEnd: Int
        var items: [YAMLNode] = []
        var entries: [YAMLEntry] = []
        var key: (text: String, range: ByteRange)?
        /// Made when a mapping grows beyond what is quickly looked through.
        var keys: [String: ByteRange] = [:]

        mutating func firstUse(of key: String) -> ByteRange? {
            if entries.count < 16 { return entries.first { $0.key == key }?.keyRange }
            if keys.isEmpty {
                for entry in entries { keys[entry.key] = entry.keyRange }
            }
            return keys[key]
        }
    }

    private(set) var root: YAMLNode?
    private(set) var findings: [Finding] = []
    private(set) var hasSyntaxError = false
    private var stack: [Frame] = []
    private var documents = 0
    private let map: ByteMap
    private let file: String
    private let bytes: ArraySlice<UInt8>
    private let base: Int
    /// How many lists and mappings the document stands in.
    private let depth: Int

    init(bytes: ArraySlice<UInt8>, file: String, base: Int, map: ByteMap, depth: Int) {
        self.bytes = bytes
        self.file = file
        self.base = base
        self.map = map
        self.depth = depth
    }

    /// Takes one event; false ends the reading.
    mutating func take(_ event: YAMLEvent) -> Bool {
        let start = map.offset(event.start)
        let end = map.offset(event.end)
        if event.hasAnchor || event.hasTag {
            let what = event.hasAnchor ? "anchor" : "tag"
            syntax(word(at: start), "\(what)s are not supported", "remove the \(what), or put the text into quotes")
        }
        switch event.kind {
        case .documentStart(let hasDirective):
            documents += 1
            if hasDirective { syntax(ByteRange(start, end), "`%` directives are not supported", "remove the line") }
            if documents > 1 {
                syntax(ByteRange(start, end), "a second document begins here", "keep one document in a file")
                return false
            }
        case .alias:
            syntax(ByteRange(start, end), "aliases are not supported", "repeat the value, or put the text into quotes")
            return false
        case .scalar(let text, let isPlain, let isBlock):
            let range = ByteRange(start, isBlock ? trimmedEnd(start, end) : end)
            add(YAMLNode(content: .scalar(text, isPlain: isPlain), range: range))
        case .sequenceStart(let isFlow):
            return open(isMapping: false, isFlow: isFlow, start)
        case .mappingStart(let isFlow):
            return open(isMapping: true, isFlow: isFlow, start)
        case .sequenceEnd, .mappingEnd:
            close(end)
        }
        return true
    }

    /// Reports a fault of syntax; the root is then of no use.
    mutating func syntax(_ range: ByteRange, _ message: String, _ help: String?, related: [RelatedPlace] = []) {
        hasSyntaxError = true
        findings.append(
            Finding(
                rule: "yaml-syntax", severity: .error, place: Place(file: file, range: range), message: message,
                help: help, related: related))
    }

    private mutating func open(isMapping: Bool, isFlow: Bool, _ start: Int) -> Bool {
        if let top = stack.indices.last {
            if stack[top].isMapping, stack[top].key == nil {
                syntax(ByteRange(start, start + 1), "a list or mapping cannot be a key", "write a text before the `:`")
                return false
            }
            stack[top].lastEnd = start
        }
        guard depth + stack.count < Self.maximumDepth else {
            let message = "lists and mappings are nested deeper than \(Self.maximumDepth) levels"
            syntax(ByteRange(start, start + 1), message, nil)
            return false
        }
        stack.append(Frame(isMapping: isMapping, isFlow: isFlow, start: start, lastEnd: start))
        return true
    }

    private mutating func close(_ end: Int) {
        guard let frame = stack.popLast() else { return }
        // The end mark of a block collection is where the next token begins, past comments and blank lines.
        let range = ByteRange(frame.start, frame.isFlow ? end : frame.lastEnd)
        add(YAMLNode(content: frame.isMapping ? .mapping(frame.entries) : .sequence(frame.items), range: range))
    }

    private mutating func add(_ node: YAMLNode) {
        guard let top = stack.indices.last else {
            root = node
            return
        }
        stack[top].lastEnd = node.range.upperBound
        if !stack[top].isMapping {
            stack[top].items.append(node)
        } else if let key = stack[top].key {
            if let first = stack[top].firstUse(of: key.text) {
                duplicate(key, first)
            } else {
                // Most mappings have two entries to four.
                if stack[top].entries.isEmpty { stack[top].entries.reserveCapacity(4) }
                stack[top].entries.append(YAMLEntry(key: key.text, keyRange: key.range, value: node))
                if !stack[top].keys.isEmpty { stack[top].keys[key.text] = key.range }
            }
            stack[top].key = nil
        } else if case .scalar(let text, _) = node.content {
            stack[top].key = (text, node.range)
        }
    }

    private mutating func duplicate(_ key: (text: String, range: ByteRange), _ first: ByteRange) {
        findings.append(
            Finding(
                rule: "yaml-duplicate-key", severity: .error, place: Place(file: file, range: key.range),
                message: "key `\(visible(key.text))` is given twice", help: "keep one of them",
                related: [RelatedPlace(place: Place(file: file, range: first), message: "first given here")]))
    }

    /// The bytes from an offset in the file up to the next white space.
    private func word(at start: Int) -> ByteRange {
        let rest = bytes[(bytes.startIndex + start - base)...]
        let end = rest.firstIndex { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
        return ByteRange(start, start + max(1, end - rest.startIndex))
    }

    /// The end of a block scalar without the line ends and blank lines after it.
    private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
        var index = bytes.startIndex + end - base
        let first = bytes.startIndex + start - base
        while index > first, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[index - 1]) { index -= 1 }
        return index - bytes.startIndex + base
    }
}
