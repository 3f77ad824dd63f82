/// Writes the inline content of one block: runs of text, each with its marks and its link, without nesting.
struct BundleRuns {
    private(set) var json = BundleJSON()
    private var text: [UInt8] = []
    private var style: BundleStyle = []
    private var link: Int?
    private var isFirst = true

    /// Whether there is nothing but white space.
    private(set) var isBlank = true

    /// Adds text; what is marked and linked alike becomes one run.
    mutating func add(_ bytes: some Collection<UInt8>, style: BundleStyle, link: Int?) {
        guard !bytes.isEmpty else { return }
        if style != self.style || link != self.link {
            flush()
            (self.style, self.link) = (style, link)
        }
        text += bytes
        if isBlank, bytes.contains(where: { $0 > 0x20 }) { isBlank = false }
    }

    /// Adds something that is no text, as an object with these members.
    mutating func add(link: Int?, _ members: (inout BundleJSON) -> Void) {
        flush()
        begin()
        members(&json)
        if let link { json.raw(",\"link\":\(link)") }
        json.raw("}")
        isBlank = false
    }

    /// The runs as a JSON array.
    mutating func finish() -> [UInt8] {
        flush()
        return Array("[".utf8) + json.bytes + Array("]".utf8)
    }

    private mutating func begin() {
        json.raw(isFirst ? "{" : ",{")
        isFirst = false
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        begin()
        json.raw("\"text\":")
        json.string(text)
        if !style.isEmpty {
            let names = BundleStyle.names.filter { style.contains($0.style) }.map { "\"\($0.name)\"" }
            json.raw(",\"marks\":[\(names.joined(separator: ","))]")
        }
        if let link { json.raw(",\"link\":\(link)") }
        json.raw("}")
        text.removeAll(keepingCapacity: true)
    }
}
