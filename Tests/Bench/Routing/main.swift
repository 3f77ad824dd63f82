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

/// Nanoseconds that this process has computed on all cores: what else the machine does is not counted.
func processorTime() -> UInt64 {
    var time = timespec()
    precondition(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0, "no clock for processor time")
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The least of nine runs, in nanoseconds of processor time for each URL.
func measure(_ urls: [[UInt8]], _ policy: LinkPolicy, rounds: Int) -> Double {
    (0..<9).map { _ -> Double in
        let start = processorTime()
        var answers = 0
        for _ in 0..<rounds {
            for url in urls {
                if case .refused = policy.judge(url[...]).verdict { answers += 1 }
            }
        }
        precondition(answers >= 0)
        return Double(processorTime() - start) / Double(rounds * urls.count)
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

/// The least of nine runs of the whole way from bytes to a checked catalogue: milliseconds by the clock, and of
/// processor time on all cores.
func load(_ file: SourceFile) -> (clock: Double, processor: Double) {
    let runs = (0..<9).map { _ -> (Double, Double) in
        let start = (DispatchTime.now().uptimeNanoseconds, processorTime())
        let (catalogue, findings) = Catalogue.decode(file)
        precondition(catalogue != nil && !findings.contains { $0.severity == .error })
        let end = (DispatchTime.now().uptimeNanoseconds, processorTime())
        return (Double(end.0 - start.0) / 1_000_000, Double(end.1 - start.1) / 1_000_000)
    }
    return (runs.map(\.0).min() ?? 0, runs.map(\.1).min() ?? 0)
}

for count in [10, 1_000, 10_000] {
    let file = file(try catalogue(count))
    let size = String(format: "%.1f", Double(file.bytes.count) / 1_000)
    let time = load(file)
    print(
        "\(count) intents, \(size) kB: loaded and checked in \(String(format: "%.2f", time.clock)) ms, "
            + "\(String(format: "%.2f", time.processor)) ms of processor time")
}
for count in [10, 10_000] {
    let links = try catalogue(count)
    let start = processorTime()
    let policy = try LinkPolicy(links)
    let made = Double(processorTime() - start) / 1_000_000
    let good = accepted(links)
    // One letter wrong: the whole list is searched for what was meant.
    let near = good.prefix(32).map { Array("gallery-action://x".utf8) + $0.dropFirst(17) }
    let web = (0..<4_096).map { Array("https://host-\($0).example.com/a/b?c=d#e".utf8) }
    print("\(count) intents: made in \(String(format: "%.1f", made)) ms")
    print("  on the list      \(String(format: "%8.0f", measure(good, policy, rounds: 20))) ns a URL")
    print("  web address      \(String(format: "%8.0f", measure(web, policy, rounds: 20))) ns a URL")
    print("  one letter wrong \(String(format: "%8.0f", measure(near, policy, rounds: 2))) ns a URL")
}
