import IntentRouting

/// The intents of the contract's example catalogue and a few that are hard to tell apart.
func galleryPatterns() throws -> [IntentPattern] {
    [
        try IntentPattern(id: "backup.retry", path: "backup/retry", aliases: ["backup/again"]),
        try IntentPattern(id: "library.erase", path: "library/erase"),
        try IntentPattern(
            id: "settings.storage", path: "settings/storage",
            stack: [RouteTemplate(route: "settings"), RouteTemplate(route: "storage")]),
        try IntentPattern(
            id: "task.open", path: "project/{project:uuid}/task/{task:uuid}",
            stack: [
                RouteTemplate(route: "project", arguments: [.init(name: "id", parameter: "project")]),
                RouteTemplate(route: "task", arguments: [.init(name: "id", parameter: "task")]),
            ], aliases: ["task/{task:uuid}/of/{project:uuid}"]),
        try IntentPattern(
            id: "photos.search", path: "search",
            query: [
                .init(name: "q", source: "text(1...80)"), .init(name: "sort", source: "newest|oldest?"),
                .init(name: "page", source: "int(1...99)?"),
            ]),
        try IntentPattern(id: "album.new", path: "album/new/{kind:shared|private}"),
        try IntentPattern(id: "album.open", path: "album/{name:slug}"),
        try IntentPattern(id: "album.part", path: "album/{name:slug}/part/{part:int(-5...5)}"),
        try IntentPattern(id: "note.open", path: "note/{title:text(1...40)}"),
    ]
}

func galleryTable() throws -> IntentTable {
    try IntentTable(
        schemes: ["gallery-action", "gallery"], universal: "https://gallery.example.com/open",
        patterns: try galleryPatterns())
}

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A value that a type accepts, any of them.
func randomValue(_ type: ParameterType, inPath: Bool, _ random: inout SeededGenerator) -> ParameterValue {
    func pick(_ alphabet: String, _ count: Int, _ random: inout SeededGenerator) -> String {
        let characters = Array(alphabet.unicodeScalars)
        var text = ""
        for _ in 0..<count {
            text.unicodeScalars.append(characters[Int.random(in: 0..<characters.count, using: &random)])
        }
        return text
    }
    switch type {
    case .uuid:
        let parts = [8, 4, 4, 4, 12].map { pick("0123456789abcdefABCDEF", $0, &random) }
        return .uuid(parts.joined(separator: "-"))
    case .int(let range): return .int(Int.random(in: range ?? Int.min...Int.max, using: &random))
    case .slug: return .slug(pick("abcxyz0189-", Int.random(in: 1...20, using: &random), &random))
    case .choice(let words): return .choice(words.randomElement(using: &random) ?? "")
    case .text(let length):
        let alphabet = "aZ09 -._~!'()*&=+#?%:@ñé日本\u{1F600}\u{200D}e\u{301}" + (inPath ? "" : "/\\")
        let text = pick(alphabet, Int.random(in: length.clamped(to: 0...100), using: &random), &random)
        return .text(inPath && (text == "." || text == "..") ? "dot" : text)
    }
}
