import IntentCatalogue
import IntentRouting
import Testing

@Suite struct MutationTests {
    /// URLs of the example, each in its one spelling.
    private let canonical = [
        "gallery-action://backup/retry", "gallery-action://library/erase", "gallery-action://settings/storage",
        "gallery-action://project/0A1b2C3d-0000-4000-8000-00000000000f/task/11111111-2222-3333-4444-555555555555",
        "gallery-action://search?q=caf%C3%A9%20con%20leche", "gallery-action://search?q=a&sort=oldest",
    ]
    private let splinters = [
        "/", "//", "%2F", "%00", "?", "&", "#", "@", ":", ".", "..", "%61", "\u{E9}", "\u{200B}", "\u{202E}", " ", "\t",
        "\\",
        "%", "{", "}", "a", "Z", "9", "-", "_", "=", "%C3%A9", "%c3%a9", "sort=newest", "\u{FF0F}", "\u{430}",
    ]

    @Test func nothingButACanonicalSpellingIsAccepted() throws {
        let policy = try examplePolicy()
        var accepted = 0
        var state: UInt64 = 41
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<12_000 {
            var bytes = Array(canonical[round % canonical.count].utf8)
            for _ in 0...next(2) where !bytes.isEmpty {
                let index = next(bytes.count)
                switch next(5) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(contentsOf: Array(splinters[next(splinters.count)].utf8), at: index)
                case 2: bytes[index] = UInt8(0x20 + next(0x5F))
                case 3: bytes[index] ^= 0x20
                default: bytes.swapAt(index, next(bytes.count))
                }
            }
            guard case .intent(let match, let isOdd) = policy.judge(bytes[...]).verdict else { continue }
            accepted += 1
            // Only the case of the scheme and the order of the query may differ from the canonical spelling.
            let text = String(decoding: bytes, as: UTF8.self)
            if isOdd {
                #expect(text != match.url && text.lowercased() == match.url.lowercased())
            } else if !bytes.contains(UInt8(ascii: "&")) {
                #expect(text == match.url)
            } else {
                #expect(
                    text.split(whereSeparator: "?&".contains).sorted()
                        == match.url.split(whereSeparator: "?&".contains).sorted())
            }
            guard case .intent(let again, false) = policy.judge(match.canonical[...]).verdict else {
                Issue.record("the canonical form of \(text) is refused")
                continue
            }
            #expect(again == match)
        }
        #expect(accepted > 100)
    }
}
