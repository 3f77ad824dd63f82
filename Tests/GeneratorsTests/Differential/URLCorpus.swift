import Foundation
import Generators
import IntentCatalogue
import TestSupport

/// URLs to decide: those of the vectors, the rows of the tables, the URL tests of the web platform, and mutations of all
/// of them.
struct URLCorpus {
    let urls: [String]

    init(_ catalogue: Catalogue, count: Int, seed: UInt64) throws {
        let seeds = try Self.vectors(catalogue)
        let rows = actionSchemeTable + webSchemeTable + classificationTable
        let strangers = (rows.map(\.destination) + (try Self.webPlatform())).filter { !Self.isInternational($0) }
        var random = RandomSource(seed: seed)
        var urls = seeds + strangers
        // A vector that is very long says nothing more when it is changed a thousand times.
        let short = seeds.filter { $0.utf8.count < 300 }
        while urls.count < count {
            var text = random.chance(0.8) ? random.pick(short) : random.pick(strangers)
            for _ in 0..<random.number(0...2) { text = Self.mutated(text, &random, short) }
            urls.append(text)
        }
        self.urls = urls
    }

    /// Hosts outside ASCII and their `xn--` forms: a build looks them up in the tables of Unicode, an app has none and
    /// takes the form that pages carry as it stands.
    static func isInternational(_ url: String) -> Bool {
        if url.lowercased().contains("xn--") { return true }
        let ends: Set<Unicode.Scalar> = ["/", "?", "#"]
        guard let slashes = url.range(of: "//") else { return false }
        let authority = url[slashes.upperBound...].unicodeScalars.prefix { !ends.contains($0) }
        return !authority.allSatisfy(\.isASCII)
    }

    private static func vectors(_ catalogue: Catalogue) throws -> [String] {
        let text = try generate(.vectors, from: catalogue)
        struct File: Decodable {
            struct Vector: Decodable { var url: String }
            var vectors: [Vector]
        }
        return try JSONDecoder().decode(File.self, from: Data(text.utf8)).vectors.map(\.url)
    }

    /// The inputs of the web platform's tests; empty where they are absent.
    private static func webPlatform() throws -> [String] {
        guard let folder = TestData.folder else { return [] }
        var inputs: [String] = []
        for name in ["urltestdata.json", "ada_extra_urltestdata.json", "toascii.json", "IdnaTestV2.json"] {
            let file = folder.appendingPathComponent("wpt-url/\(name)")
            // The escapes of lone surrogates have no UTF-8 form.
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacing(#/\\u[dD][89a-fA-F][0-9a-fA-F]{2}/#, with: "\\ufffd")
            let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] ?? []
            for case let item as [String: Any] in list {
                guard let input = item["input"] as? String else { continue }
                inputs.append(name.hasPrefix("url") || name.hasPrefix("ada") ? input : "https://\(input)/x")
            }
        }
        return inputs
    }

    private static let splinters = [
        "/", "//", "%2F", "%00", "?", "&", "#", "@", ":", ".", "..", "%61", "\u{E9}", "\u{200B}", "\u{202E}", " ", "\t",
        "\\", "%", "{", "}", "a", "Z", "9", "-", "_", "=", "%C3%A9", "%c3%a9", "sort=newest", "\u{FF0F}", "\u{430}",
        "__A__", "__", "%3A", "%3a%2f", "gallery-action:/", "&#58;", "&colon;", "&#x2f", "&Tab;", "%25", "%7E", "0x",
        "1.2",
        "[::1]", ":443", ":0", "https:", "//www.example.org", "mailto:", "tel:", "%E2%80%8B", "%EF%BF%BD", "\u{1F600}",
        "+",
        ";ext=", "(", "%5C", "%2e", "xn--", "~", "\u{AD}", "\u{17F}", "\u{212A}", "%F0%9F%98%80", "%ED%A0%80", "%20",
        "'",
    ]

    private static func mutated(_ text: String, _ random: inout RandomSource, _ others: [String]) -> String {
        var scalars = Array(text.unicodeScalars)
        guard !scalars.isEmpty else { return random.pick(splinters) }
        let index = random.number(0...scalars.count - 1)
        switch random.number(0...8) {
        case 0: scalars.remove(at: index)
        case 1, 2: scalars.insert(contentsOf: random.pick(splinters).unicodeScalars, at: index)
        case 3:
            if let scalar = Unicode.Scalar(UInt32(random.number(0x20...0x7E))) { scalars[index] = scalar }
        case 4:
            if let scalar = Unicode.Scalar(scalars[index].value ^ 0x20) { scalars[index] = scalar }
        case 5: scalars.swapAt(index, random.number(0...scalars.count - 1))
        case 6: scalars.insert(contentsOf: scalars[index...], at: index)
        case 7:
            let other = Array(random.pick(others).unicodeScalars)
            scalars = scalars[..<index] + other.suffix(random.number(0...other.count))
        default: scalars = Array(scalars[..<index])
        }
        var result = ""
        result.unicodeScalars.append(contentsOf: scalars.prefix(2000))
        return result
    }
}
