import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import AppVerification

@Suite struct BadAppFilesTests {
    private static let xml: [AppFile.Kind] = [.infoPlist, .entitlements, .androidManifest]
    private static let json: [AppFile.Kind] = [.routes, .appleAppSiteAssociation, .assetlinks]

    @Test(arguments: xml) func aFileThatIsCutOffIsAFaultAtItsPlace(_ kind: AppFile.Kind) throws {
        let whole = kind == .androidManifest ? manifest("android:scheme=\"gallery-action\"") : infoPlist("a")
        for end in stride(from: 1, to: whole.utf8.count - 12, by: 7) {
            let file = try VerifiedFile(kind, Array(whole.utf8.prefix(end)))
            #expect(file.fault != nil, "\(end)")
            #expect((file.fault?.place.byteOffset ?? Int.max) <= end)
        }
    }

    @Test(arguments: json) func aJSONFileThatIsCutOffIsAFaultAtItsPlace(_ kind: AppFile.Kind) throws {
        let whole = "{ \"applinks\": [\"a\\u00e9\", { \"b\": 1.5e3 }], \"c\": null }"
        for end in 0..<whole.utf8.count {
            #expect(try VerifiedFile(kind, Array(whole.utf8.prefix(end))).fault != nil, "\(end)")
        }
    }

    @Test(arguments: xml) func aFileMayNotStandForMoreThanItsBytes(_ kind: AppFile.Kind) throws {
        var laughs = "<!DOCTYPE plist [<!ENTITY a \"ha\">"
        for (name, inner) in zip("bcdefghij", "abcdefghi") {
            laughs += "<!ENTITY \(name) \"" + String(repeating: "&\(inner);", count: 10) + "\">"
        }
        let file = try VerifiedFile(kind, laughs + "]><plist><dict><key>&j;</key></dict></plist>")
        #expect(file.fault?.message == "entity `b` stands for more than plain text")
        let external =
            "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><dict><key>&x;</key></dict></plist>"
        #expect(try VerifiedFile(kind, external).fault?.message == "entity `x` stands for another file")
    }

    @Test func anotherRootIsAFault() throws {
        let file = try VerifiedFile(.infoPlist, manifest(""))
        #expect(file.fault?.message == "the outermost element is `<manifest>`, where `<plist>` is expected")
        #expect(try VerifiedFile(.androidManifest, infoPlist("a")).fault?.place.line == 3)
        #expect(try VerifiedFile(.infoPlist, "<plist><array/></plist>").fault != nil)
        #expect(try VerifiedFile(.infoPlist, "<plist/>").fault != nil)
    }

    @Test func binaryFormsAreNamedWithTheWayOut() throws {
        let plist = try VerifiedFile(.infoPlist, Array("bplist00".utf8) + [0xD1, 0x01])
        #expect(plist.fault?.help == "`plutil -convert xml1` makes it XML")
        let compiled = try VerifiedFile(.androidManifest, [0x03, 0x00, 0x08, 0x00, 0x10])
        #expect(compiled.fault?.message.contains("compiled manifest") == true)
    }

    @Test(arguments: [true, false]) func placesInUTF16AreThoseOfTheFile(_ isLittle: Bool) throws {
        let text = "\u{FEFF}" + infoPlist("gallery-action", "\u{E9}\u{1F600}x").replacing("UTF-8", with: "UTF-16")
        let bytes = text.utf16.flatMap { unit in
            isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        let file = try VerifiedFile(.infoPlist, bytes)
        #expect(file.rules == ["app-scheme-unknown"])
        let found = try #require(file.findings.first)
        #expect(found.start?.line == 3)
        let offset = try #require(found.start?.byteOffset)
        #expect(
            offset == (text.utf16.count - "\u{E9}\u{1F600}x</string></array></dict></array></dict></plist>".utf16.count)
                * 2)
    }

    @Test func hugeAndDeepFilesAreRefused() throws {
        let huge = [UInt8](repeating: 0x20, count: 17 << 20)
        for kind in AppFile.Kind.allCases {
            #expect(try VerifiedFile(kind, huge).fault?.message == "the file is larger than 16 MiB", "\(kind)")
        }
        let many = "<plist><dict>" + String(repeating: "<a/>", count: 600_000) + "</dict></plist>"
        #expect(try VerifiedFile(.infoPlist, many).fault?.message.contains("more than 500000") == true)
        let deep = String(repeating: "<a>", count: 2_000)
        #expect(try VerifiedFile(.infoPlist, deep).fault != nil)
        #expect(try VerifiedFile(.routes, String(repeating: "[", count: 100_000)).fault != nil)
        #expect(try VerifiedFile(.routes, "[" + String(repeating: "0,", count: 600_000) + "0]").fault != nil)
    }

    @Test func aTagOfManyAttributesTakesNoPairs() throws {
        let attributes = (0..<60_000).map { "a\($0)='>'" }.joined(separator: " ")
        var file: VerifiedFile?
        let time = try processorTime {
            file = try VerifiedFile(.infoPlist, "<plist \(attributes)><dict/></plist>")
        }
        #expect(file?.fault == nil)
        #expect(time < 20)
    }

    @Test func keysThatComeTwiceAreTold() throws {
        let twice = propertyList("<key>a</key><true/><key>a</key><true/>")
        #expect(try VerifiedFile(.infoPlist, twice).rules == ["app-duplicate-key", "app-scheme-missing"])
        #expect(
            try VerifiedFile(.assetlinks, "[{ \"relation\": [], \"relation\": [], \"target\": {} }]").rules
                .contains("app-duplicate-key"))
    }

    /// Whatever stands in a file, nothing but faults and findings comes of it.
    @Test func chanceChangesNeverStopTheProgram() throws {
        var random = RandomSource(seed: 41)
        let files: [(AppFile.Kind, String)] = [
            (.infoPlist, infoPlist("gallery-action", "$(A)")), (.entitlements, entitlements("applinks:a.example")),
            (.androidManifest, manifest("android:scheme=\"gallery-action\"", "android:pathPattern=\"/.*\"")),
            (.routes, "{ \"intents\": [{ \"id\": \"a\", \"path\": \"a/:b\" }], \"routes\": [\"a\"] }"),
            (.assetlinks, "[{ \"relation\": [\"a\"], \"target\": { \"namespace\": \"android_app\" } }]"),
        ]
        for (kind, text) in files {
            let bytes = Array(text.utf8)
            for _ in 0..<200 {
                var changed = bytes
                for _ in 0...random.number(0...3) {
                    let place = random.number(0...max(0, changed.count - 1))
                    switch random.number(0...2) {
                    case 0: changed[place] = UInt8(random.number(0...255))
                    case 1: changed.remove(at: place)
                    default: changed.insert(contentsOf: changed[..<place].suffix(9), at: place)
                    }
                }
                let file = try VerifiedFile(kind, changed)
                for finding in file.findings { #expect((finding.start?.byteOffset ?? 0) <= changed.count) }
            }
        }
    }
}
