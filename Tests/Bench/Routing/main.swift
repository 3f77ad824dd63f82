import Foundation
import IntentCatalogue
import IntentRouting
import SourceText

// How long a catalogue takes to load at 10, 1,000 and 10,000 intents, and nanoseconds for each URL at 10 and at 10,000:
// `make bench-routing`.

/// A list of so many intents: plain ones, ones with parameters, ones with a query.
func catalogue(_ count: Int) throws -> LinkCatalogue {
    let words = ["album", "backup", "camera", "device", "export", "folder", "photo", "search", "share", "trash"]
    let intents = try (0..<count).map { index -> IntentDeclaration in
        let name = "\(words[index % 10])/\(words[index / 10 % 10])-\(index)"
        let path = index % 3 == 1 ? "\(name)/{id:uuid}" : name
        let query = index % 3 == 2 ? [try IntentPattern.QueryItem(name: "q", source: "text(1...80)?")] : []
        return IntentDeclaration(try IntentPattern(id: "intent.n\(index)", path: path, query: query))
    }
    return LinkCatalogue(
        schemes: ["gallery-action"], universal: "https://gallery.example.com/open", intents: intents,
        destinations: Destinations(https: .init(allowsAnyHost: true)))
}

/// URLs that are on the list, in an order that no cache likes.
func accepted(_ links: LinkCatalogue) -> [[UInt8]] {
    (0..<4_096).map { round in
        let pattern = links.intents[round &* 7_919 % links.intents.count].pattern
        let path = pattern.segments.map { segment in
            if case .literal(let text) = segment { text } else { "0a1b2c3d-0000-4000-8000-00000000000f" }
        }.joined(separator: "/")
        return Array("gallery-action://\(path)\(pattern.query.isEmpty ? "" : "?q=caf%C3%A9")".utf8)
    }
}

/// The least of five runs, in nanoseconds for each URL.
func measure(_ urls: [[UInt8]], _ policy: LinkPolicy, rounds: Int) -> Double {
    (0..<5).map { _ -> Double in
        let start = DispatchTime.now().uptimeNanoseconds
        var answers = 0
        for _ in 0..<rounds {
            for url in urls {
                if case .refused = policy.judge(url[...]).verdict { answers += 1 }
            }
        }
        precondition(answers >= 0)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * urls.count)
    }.min() ?? 0
}

/// The same list as the file that a site keeps, with what real ones have: titles in two languages, stacks, texts.
func file(_ links: LinkCatalogue) -> SourceFile {
    var text = "version: 1\nscheme: gallery-action\nuniversal: https://gallery.example.com/open\n"
    text += "routes: { list: {}, item: { id: uuid } }\nintents:\n"
    for (index, intent) in links.intents.enumerated() {
        let pattern = intent.pattern
        text += "  \(pattern.id):\n    path: \(pattern.path)\n"
        text += "    title: { en: Open number \(index), es: Abrir el número \(index) }\n"
        if !pattern.query.isEmpty { text += "    query: { q: \"text(1...80)?\" }\n" }
        if index % 3 == 1 { text += "    stack: [list, { item: { id: id } }]\n" }
        if index % 50 == 0 { text += "    destructive: true\n    confirm: { en: Really?, es: ¿De verdad? }\n" }
    }
    return SourceFile(name: "intents.yaml", text: text + "destinations:\n  https: { hosts: [\"*\"] }\n")
}

/// The least of five runs of the whole way from bytes to a checked catalogue, in milliseconds.
func load(_ file: SourceFile) -> Double {
    (0..<5).map { _ -> Double in
        let start = DispatchTime.now().uptimeNanoseconds
        let (catalogue, findings) = Catalogue.decode(file)
        precondition(catalogue != nil && !findings.contains { $0.severity == .error })
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    }.min() ?? 0
}

for count in [10, 1_000, 10_000] {
    let file = file(try catalogue(count))
    let size = String(format: "%.1f", Double(file.bytes.count) / 1_000)
    print("\(count) intents, \(size) kB: loaded and checked in \(String(format: "%.2f", load(file))) ms")
}
for count in [10, 10_000] {
    let links = try catalogue(count)
    let start = DispatchTime.now().uptimeNanoseconds
    let policy = try LinkPolicy(links)
    let made = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    let good = accepted(links)
    // One letter wrong: the whole list is searched for what was meant.
    let near = good.prefix(32).map { Array("gallery-action://x".utf8) + $0.dropFirst(17) }
    let web = (0..<4_096).map { Array("https://host-\($0).example.com/a/b?c=d#e".utf8) }
    print("\(count) intents: made in \(String(format: "%.1f", made)) ms")
    print("  on the list      \(String(format: "%8.0f", measure(good, policy, rounds: 20))) ns a URL")
    print("  web address      \(String(format: "%8.0f", measure(web, policy, rounds: 20))) ns a URL")
    print("  one letter wrong \(String(format: "%8.0f", measure(near, policy, rounds: 2))) ns a URL")
}
