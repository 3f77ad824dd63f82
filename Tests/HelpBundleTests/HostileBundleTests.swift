import Foundation
import SiteBuild
import SourceText
import TestSupport
import Testing

@testable import HelpBundle

@Suite struct HostileBundleTests {
    private let site: BuiltSite

    init() throws {
        site = try BuiltSite(
            page: "# H\n\n- a [b](gallery-action://backup/retry)\n\n| c | d |\n|-|-|\n| e | f[^1] |\n\n[^1]: g\n")
    }

    private func decode(_ data: Data) throws -> HelpPage { try JSONDecoder().decode(HelpPage.self, from: data) }

    private var page: Data { site.output["bundle/pages/index.json"] ?? Data() }

    @Test func everyTruncationIsAnError() throws {
        #expect(try decode(page).title == "H")
        // The last byte is a line feed.
        for count in 0..<(page.count - 1) { #expect(throws: (any Error).self) { try decode(page.prefix(count)) } }
    }

    @Test func damageIsAnErrorOrAnotherPageAndNeverACrash() throws {
        var random = RandomSource(seed: 21)
        var refused = 0
        for _ in 0..<3_000 {
            var bytes = [UInt8](page)
            for _ in 0...random.number(0...3) {
                let index = random.number(0...(bytes.count - 1))
                switch random.number(0...3) {
                case 0: bytes.remove(at: index)
                case 1: bytes[index] = UInt8(random.number(0...255))
                case 2:
                    bytes.insert(
                        contentsOf: Array(random.pick(["{", "[", "\"", "-9e99", "null", "\\u"]).utf8), at: index)
                default: bytes[index] = UInt8(ascii: "9")
                }
            }
            do {
                let damaged = try decode(Data(bytes))
                damaged.walk(run: { _ = damaged.attributedText($0) })
            } catch {
                refused += 1
            }
        }
        #expect(refused > 1_000)
    }

    @Test func blocksTooDeepInOneAnotherAreAnError() {
        for (opening, closing) in [
            ("{\"kind\":\"quote\",\"blocks\":[", "]}"),
            ("{\"kind\":\"list\",\"items\":[{\"blocks\":[", "]}]}"),
        ] {
            for depth in [300, 5_000, 200_000] {
                let json = Data(
                    (String(repeating: opening, count: depth) + String(repeating: closing, count: depth)).utf8)
                #expect(throws: (any Error).self) { try JSONDecoder().decode(HelpBlock.self, from: json) }
            }
        }
    }

    @Test func anIndexThatIsNoLinkGivesPlainText() throws {
        let json = String(decoding: page, as: UTF8.self).replacing("\"link\":0", with: "\"link\":99")
        let damaged = try decode(Data(json.utf8))
        var links = 0
        damaged.walk(run: { if damaged.attributedText($0).link != nil { links += 1 } })
        #expect(links == 0)
    }

    @Test(arguments: [
        ("\"version\":1", "\"version\":2"), ("\"kind\":\"table\"", "\"kind\":\"chart\""),
        ("\"kind\":\"intent\"", "\"kind\":\"command\""), ("\"title\":\"H\"", "\"title\":1"),
        ("\"columns\":[\"natural\"", "\"columns\":[\"up\""), ("\"blocks\":[", "\"block\":["),
    ])
    func whatIsNotOfThisVersionIsAnError(_ right: String, _ wrong: String) throws {
        let json = String(decoding: page, as: UTF8.self)
        let changed = json.replacing(right, with: wrong)
        #expect(changed != json)
        #expect(throws: (any Error).self) { try decode(Data(changed.utf8)) }
    }

    @Test func aPageThatIsNotTheOneInTheManifestIsRefused() throws {
        let changed = Data(String(decoding: page, as: UTF8.self).replacing("\"H\"", with: "\"J\"").utf8)
        let bundle = try site.bundle(replacing: ["pages/index.json": changed])
        #expect(throws: HelpBundleError.changed(file: "pages/index.json")) { try bundle.page("index.html") }
        #expect(throws: HelpBundleError.unknownPage("nothing.html")) { try bundle.page("nothing.html") }
    }

    @Test func aFileThatIsMissingIsAnError() throws {
        let folder = try TemporaryFolder()
        #expect(throws: HelpBundleError.unreadable(file: "manifest.json")) {
            try HelpPages(folder: URL(fileURLWithPath: folder.path))
        }
        try folder.write("manifest.json", Array(try #require(site.output["bundle/manifest.json"])))
        let bundle = try HelpPages(folder: URL(fileURLWithPath: folder.path))
        #expect(throws: HelpBundleError.unreadable(file: "pages/index.json")) { try bundle.page("index.html") }
        try folder.write("pages/index.json", Array(page))
        #expect(try bundle.page("index.html").title == "H")
    }

    @Test(arguments: ["../secret", "/etc/passwd", "pages/../../x", "pages//x", "", ".", "pages\\..\\x"])
    func aPathOutOfTheBundleIsNotFollowed(_ path: String) throws {
        let manifest = try site.text("bundle/manifest.json")
        let escaped = path.replacing("\\", with: "\\\\")
        let changed = Data(manifest.replacing("\"pages/index.json\"", with: "\"\(escaped)\"").utf8)
        let bundle = try site.bundle(replacing: ["manifest.json": changed])
        #expect(throws: HelpBundleError.outside(file: path)) { try bundle.page("index.html") }
    }

    @Test func aManifestOfAnotherVersionIsRefused() throws {
        let changed = try site.text("bundle/manifest.json").replacing("\"version\":1", with: "\"version\":2")
        #expect(throws: HelpBundleError.unknownVersion(2)) {
            try site.bundle(replacing: ["manifest.json": Data(changed.utf8)])
        }
        #expect(throws: HelpBundleError.self) { try site.bundle(replacing: ["manifest.json": Data("[]".utf8)]) }
    }

    @Test func bothSidesHashAlike() {
        var random = RandomSource(seed: 5)
        for count in [0, 1, 55, 56, 63, 64, 65, 1_000] {
            let bytes = (0..<count).map { _ in UInt8(random.number(0...255)) }
            #expect(BundleHash.hexadecimal(bytes) == SHA256.hexadecimal(bytes))
        }
        #expect(
            BundleHash.hexadecimal(Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func aReferenceToAPageReadsBack() {
        for reference in [
            HelpPageReference(page: "en/a b/\u{E4}.html", fragment: "x#y?z"), HelpPageReference(page: "index.html"),
        ] { #expect(reference.url.flatMap(HelpPageReference.init) == reference) }
        #expect(URL(string: "https://example.com/").flatMap(HelpPageReference.init) == nil)
        #expect(URL(string: "help-page://host/a").flatMap(HelpPageReference.init) == nil)
    }
}
