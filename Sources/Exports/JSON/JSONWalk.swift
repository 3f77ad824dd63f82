import SourceText

/// Walks through JSON along the paths of a preset and hands over texts, window by window.
struct JSONWalk {
    /// An open container.
    struct Frame {
        var isObject: Bool
        /// Length of the path to it.
        var pathCount: Int
        /// Where the paths from the top have come to.
        var top: JSONStates
        /// The kind of record it stands in, or -1, and where the paths from there have come to.
        var shape: Int
        var states: JSONStates
        /// The scope that begins with it, or nil where it has none of its own.
        var kind: JSONScope.Kind?
        /// Its scope, once it is needed.
        var scope = 0
        /// The frame whose end texts in here wait for, or -1.
        var holder: Int
        /// Whether texts wait for its end.
        var holds = false
        var isOverLimit = false
        /// What an object says of its type and language, where types can say that it has one.
        var languages = JSONLanguageWords()
        var index = -1
        var previous: JSONName?
    }

    /// A text that waits for its address.
    struct Pending {
        var text: [UInt8]
        var map: TextMap
        var syntax: UnitSyntax
        var scope: Int
        var path: [UInt8]
        /// Whether the preset leaves it open how the text is read.
        var isOpen = false
    }

    /// A scanner that waits while JSON in one of its strings is read.
    struct Layer {
        var scanner: JSONScanner
        /// From the text of the string to the window.
        var map: TextMap
    }

    /// Deepest nesting of JSON in strings of JSON.
    static let layerLimit = 8
    /// Most bytes that the keys on the way to a value may take.
    static let pathLimit = 1 << 16

    let plan: JSONPlan
    var scanner: JSONScanner
    var layers: [Layer] = []
    var frames: [Frame] = []
    /// How many frames, from the outermost, have been given their scopes.
    var scopedCount = 0
    var scopes = JSONScopes()
    var fieldTypes = JSONFieldTypes()
    var path: [UInt8] = []
    /// Where the value that comes next stands.
    var here: (top: JSONStates, shape: Int, states: JSONStates)
    /// The key of the value that comes next.
    var key: JSONToken?
    /// Whether the next value is the whole of a string that holds JSON, so that its place is the string's.
    var isAtLayerStart = false
    var pending: [Pending] = []
    var pendingCost = 0
    /// Links to records that wait for their addresses, and the one whose values are being read.
    var pendingReferences: [JSONPendingReference] = []
    var reference: JSONOpenReference?
    /// The names of records that have ended.
    var names: [RecordName] = []
    var faults: [RecordFault] = []
    var holdCount = 0
    /// Whether a part of the outermost object so far is named by a language; nil before the first part.
    var partsAreLanguages: Bool?

    init(_ plan: JSONPlan, _ input: ByteStream) {
        self.plan = plan
        scanner = JSONScanner(input, framing: plan.preset.framing, stringLimit: plan.options.recordLimit)
        here = plan.start
        scopes[0].locale = plan.fileLocale
    }

    /// Reads to the end.
    mutating func run(receive: (ExportRecord) -> Void) throws(ReaderError) {
        do {
            try scanner.checkHead(isStrapi: plan.preset.isStrapi)
            while true {
                do {
                    if try !step(receive) { return }
                } catch {
                    try recover(from: error, receive)
                }
            }
        } catch {
            switch error {
            case .unreadable(let fault): throw .unreadable(fault)
            case .syntax(let fault), .fatal(let fault):
                let fault = surface(fault)
                let place = scanner.position(at: fault.range.lowerBound)
                // What ends the reading may stand in a string that was found fault with further on.
                scanner.at = max(scanner.at, scanner.faultsEnd)
                handOver(receive)
                throw .malformed(at: place, message: fault.message, help: fault.help)
            }
        }
    }

    /// Takes one token; false at the end.
    private mutating func step(_ receive: (ExportRecord) -> Void) throws(JSONStop) -> Bool {
        let token = try scanner.next()
        switch token.kind {
        case .key:
            enter(key: token)
            guard path.count <= Self.pathLimit else {
                throw .syntax(JSONFault(range: token.range, message: "the keys on the way here take more than 64 KiB"))
            }
            return true
        case .objectStart, .arrayStart:
            enterElement()
            open(token)
            return true
        case .objectEnd, .arrayEnd: try close(receive)
        case .string:
            enterElement()
            if read(string: token) { return true }
        case .number, .yes, .no, .null:
            enterElement()
            note(token)
        case .oversized:
            enterElement()
            try skipOversized(token, receive)
        case .end:
            guard let layer = layers.popLast() else { return false }
            takeFaults(layer)
            scanner = layer.scanner
        }
        valueEnded(receive)
        return true
    }
}
