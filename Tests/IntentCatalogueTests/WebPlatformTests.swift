import Foundation
import IntentCatalogue
import IntentRouting
import SourceText
import TestSupport
import Testing

/// One case of `urltestdata.json`.
private struct URLCase: Decodable {
    var input: String
    var base: String?
    var href: String?
    var failure: Bool?
}

private struct HostCase: Decodable {
    var input: String
    var output: String?
}

/// The objects of a JSON list whose other items are comments.
private func objects<Item: Decodable>(_ name: String, as: Item.Type) throws -> [Item] {
    let folder = try #require(TestData.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("wpt-url/\(name)"))
    let whole = Data(replacingLoneSurrogates(Array(data)))
    let list = try #require(try JSONSerialization.jsonObject(with: whole) as? [Any])
    return try list.compactMap { item in
        guard item is [String: Any] else { return nil }
        let bytes = try JSONSerialization.data(withJSONObject: item)
        return try JSONDecoder().decode(Item.self, from: bytes)
    }
}

/// JSON in which the escapes of lone surrogates, which have no UTF-8 form, are U+FFFD, which no destination may hold.
private func replacingLoneSurrogates(_ json: [UInt8]) -> [UInt8] {
    func unit(_ index: Int) -> Int? {
        guard index + 5 < json.count, json[index] == 0x5C, json[index + 1] | 0x20 == 0x75 else { return nil }
        return Int(String(decoding: json[(index + 2)...(index + 5)], as: UTF8.self), radix: 16)
    }
    var result: [UInt8] = []
    var index = 0
    while index < json.count {
        guard let first = unit(index), (0xD800...0xDFFF).contains(first) else {
            // A backslash escapes what follows it, another backslash among others.
            let count = json[index] == 0x5C ? 2 : 1
            result += json[index..<min(index + count, json.count)]
            index += count
            continue
        }
        if first < 0xDC00, let second = unit(index + 6), (0xDC00...0xDFFF).contains(second) {
            result += json[index..<index + 12]
            index += 12
        } else {
            result += Array("\\ufffd".utf8)
            index += 6
        }
    }
    return result
}

private let isPresent = TestData.folder != nil

@Suite struct WebPlatformTests {
    private let open = """
        version: 1
        destinations:
          https: { hosts: ["*"] }
          http: { hosts: ["*"] }
        """

    @Test(.enabled(if: isPresent, "\(TestData.absence)"))
    func acceptsNoWebAddressThatTheStandardRefuses() throws {
        let policy = try policy(open)
        var accepted = 0
        for name in ["urltestdata.json", "ada_extra_urltestdata.json"] {
            for item in try objects(name, as: URLCase.self) {
                // One case fails for its broken base alone.
                if let base = item.base, base.contains("["), !base.contains("]") { continue }
                guard case .system(let link) = policy.judge(item.input).verdict else { continue }
                accepted += 1
                let given = try #require(item.href, "accepted, refused by the standard: \(visible(item.input))")
                let host = try #require(URLParts(given).host)
                var ours = try #require(link.host)
                if ours.hasSuffix(":") { ours.removeLast() }
                #expect(ours == host, "\(visible(item.input))")
            }
        }
        #expect(accepted >= 50)
    }

    @Test(.enabled(if: isPresent, "\(TestData.absence)"))
    func givesTheSameASCIIHostAsTheStandard() throws {
        let policy = try policy(open)
        var accepted = 0
        for name in ["toascii.json", "IdnaTestV2.json"] {
            for item in try objects(name, as: HostCase.self) {
                guard case .system(let link) = policy.judge("https://\(item.input)/x").verdict else { continue }
                let output = try #require(item.output, "accepted, refused by the standard: \(visible(item.input))")
                // The pages of the standard differ on nothing but percent-encoding, which never gets this far.
                #expect(link.host == output, "\(visible(item.input))")
                accepted += 1
            }
        }
        #expect(accepted > 300)
    }
}

/// The host of a serialised URL.
private struct URLParts {
    var host: String?

    init(_ href: String) {
        guard let slashes = href.range(of: "://") else { return }
        var authority = href[slashes.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
        if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") { authority = authority[..<colon] }
        host = String(authority)
    }
}
