import Testing

@testable import SiteBuild

@Suite struct RelativeURLTests {
    private func reference(_ page: String, _ target: String) -> String {
        String(
            decoding: RelativeURL.reference(from: Array(page.utf8), to: Array(target.utf8)), as: UTF8.self)
    }

    @Test func writesTheShortestWay() {
        #expect(reference("en/backup/retry.html", "en/backup/index.html") == "index.html")
        #expect(reference("en/backup/retry.html", "en/albums/share.html") == "../albums/share.html")
        #expect(reference("index.html", "en/index.html") == "en/index.html")
        #expect(reference("a/b/c.html", "d.css") == "../../d.css")
        #expect(reference("a/b.html", "a/b.html") == "b.html")
        #expect(reference("a/bc/x.html", "a/bd/x.html") == "../bd/x.html")
    }

    @Test func encodesWhatMayNotStandInAnAddress() {
        #expect(reference("a.html", "my photos/50% off?.html") == "my%20photos/50%25%20off%3F.html")
        #expect(reference("a.html", "x:y.html") == "x%3Ay.html")
        #expect(reference("a.html", "<&\"'>é.html") == "%3C%26%22%27%3E%C3%A9.html")
    }

    /// Builds trees from a handful of odd names and resolves every reference back as RFC 3986 5.2 does.
    @Test func resolvesBackToTheTarget() {
        var random = SplitMix(seed: 7)
        let names = ["a", "b", "ab", "x:y", "ü", "a b", "%41", "..a", ".a", "a.", "#", "?q", "&amp;", "-", "index"]
        for _ in 0..<5_000 {
            let page = path(&random, names)
            let target = path(&random, names)
            let reference = RelativeURL.reference(from: page, to: target)
            #expect(!reference.isEmpty)
            #expect(resolve(reference, against: page) == target, "\(page) to \(target)")
        }
    }

    @Test func writesFragmentsThatDecodeToTheName() {
        var result: [UInt8] = []
        RelativeURL.appendFragment(Array("a b:c\"é#".utf8)[...], into: &result)
        #expect(String(decoding: result, as: UTF8.self) == "#a%20b:c%22%C3%A9%23")
        RelativeURL.appendFragment([], into: &result)
        #expect(result.count == 20)
    }

    private func path(_ random: inout SplitMix, _ names: [String]) -> [UInt8] {
        let depth = Int(random.next() % 4)
        let parts = (0...depth).map { _ in names[Int(random.next() % UInt64(names.count))] }
        return Array((parts.joined(separator: "/") + ".html").utf8)
    }

    private func resolve(_ reference: [UInt8], against page: [UInt8]) -> [UInt8] {
        // No scheme, query or fragment may be read into it.
        let text = String(decoding: reference, as: UTF8.self)
        #expect(!text.contains("?") && !text.contains("#") && !text.hasPrefix("/"))
        #expect(!(text.split(separator: "/").first ?? "").contains(":"))
        var segments = String(decoding: page, as: UTF8.self).split(separator: "/").dropLast().map(String.init)
        for segment in text.split(separator: "/") {
            if segment == ".." { segments.removeLast() } else { segments.append(decode(String(segment))) }
        }
        return Array(segments.joined(separator: "/").utf8)
    }

    private func decode(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A small generator of random numbers that gives the same row for the same seed.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
