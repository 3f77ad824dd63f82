import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

@testable import AppVerification

@Suite struct AndroidManifestTests {
    private static let scheme = "android:scheme=\"gallery-action\""
    private static let https = "android:scheme=\"https\" android:host=\"gallery.example.com\""

    @Test func anOpenFilterForBothKindsOfAddressIsEnough() throws {
        let file = try VerifiedFile(
            .androidManifest, manifest(Self.scheme, Self.https, filter: "android:autoVerify=\"true\""))
        // Hosts count for every scheme of the filter.
        #expect(file.rules.filter { $0 != "app-filter-open" }.allSatisfy { $0 == "app-path-uncovered" })
        let separate = manifest(Self.scheme).replacing(
            "</activity>",
            with: """
                <intent-filter android:autoVerify="true"><action android:name="android.intent.action.VIEW"/>
                <category android:name="android.intent.category.DEFAULT"/>
                <category android:name="android.intent.category.BROWSABLE"/><data \(Self.https)/></intent-filter></activity>
                """)
        #expect(try VerifiedFile(.androidManifest, separate).rules == ["app-filter-open", "app-filter-open"])
    }

    @Test func dataElementsOfAFilterCombine() throws {
        let file = try VerifiedFile(
            .androidManifest,
            manifest(
                Self.scheme, "android:host=\"backup\"", "android:host=\"settings\"", "android:host=\"album\"",
                "android:host=\"search\"", "android:path=\"/retry\"", "android:path=\"/again\"",
                "android:pathSuffix=\"age\"", "android:pathPattern=\"/.*\"", "android:path=\"\""))
        // What is left is about the universal links, which no filter has.
        #expect(file.rules == ["app-host-missing"])
    }

    @Test func anAddressThatIsLeftOverIsShown() throws {
        let file = try VerifiedFile(
            .androidManifest,
            manifest(
                Self.scheme, "android:host=\"backup\"", "android:host=\"settings\"", "android:host=\"search\"",
                "android:host=\"album\"", "android:path=\"/retry\"", "android:path=\"/storage\"",
                "android:pathAdvancedPattern=\"/[a-z]{1,9}\"", "android:path=\"\""))
        let left = file.findings.filter { $0.finding.rule == "app-path-uncovered" }
        #expect(left.map(\.finding.message) == ["no intent filter takes `gallery-action://album/2-b` of `album.open`"])
        #expect(left.map(\.start?.line) == [5])
        #expect(left.map { $0.related.first??.line } == [9])
    }

    @Test func whereManyAreLeftOverOneFilterForAllIsNamed() throws {
        let one = try VerifiedFile(
            .androidManifest, manifest(Self.scheme, "android:host=\"backup\"", "android:path=\"/retry\""))
        let left = one.findings.filter { $0.finding.rule == "app-path-uncovered" }
        #expect(left.count > 3)
        #expect(
            left.allSatisfy {
                $0.finding.help?.hasSuffix("; `android:scheme` without a host lets all of them in") ?? false
            })
        let open = try VerifiedFile(.androidManifest, manifest(Self.scheme))
        #expect(!open.rules.contains("app-path-uncovered"))
    }

    @Test func olderPathsAreAddressesToo() throws {
        let file = try VerifiedFile(
            .androidManifest, manifest(Self.scheme, "android:host=\"backup\"", "android:path=\"/retry\""))
        #expect(file.lines.contains { $0.contains("`gallery-action://backup/again` of `backup.retry`") })
    }

    @Test(
        arguments: [
            ("", "exported=\"false\"", ["DEFAULT", "BROWSABLE"]), ("", "enabled=\"false\"", ["DEFAULT", "BROWSABLE"]),
            ("", "exported=\"true\"", ["DEFAULT"]), ("", "exported=\"true\"", ["BROWSABLE"]),
            ("<data android:mimeType=\"text/plain\"/>", "exported=\"true\"", ["DEFAULT", "BROWSABLE"]),
        ])
    func aFilterThatNoLinkGetsThroughDoesNotCount(_ more: String, _ activity: String, _ categories: [String]) throws {
        let text = manifest(Self.scheme, activity: "android:" + activity, categories: categories)
            .replacing("</intent-filter>", with: more + "</intent-filter>")
        let file = try VerifiedFile(.androidManifest, text)
        #expect(file.rules.sorted() == ["app-filter-incomplete", "app-host-missing", "app-scheme-missing"])
    }

    @Test func universalLinksWantAVerifiedFilter() throws {
        let file = try VerifiedFile(.androidManifest, manifest(Self.https))
        #expect(file.rules.contains("app-filter-unverified") && !file.rules.contains("app-host-missing"))
    }

    @Test func schemesAndHostsOfOthersAreTold() throws {
        let file = try VerifiedFile(
            .androidManifest,
            manifest(
                Self.scheme, "android:scheme=\"fb123\"", "android:scheme=\"https\"", "android:host=\"shop.example.com\""
            ))
        #expect(file.rules.contains("app-scheme-unknown") && file.rules.contains("app-host-unknown"))
    }

    @Test func anIntentOfAnotherPlatformIsNotExpected() throws {
        let file = try VerifiedFile(
            .androidManifest,
            manifest(Self.scheme, "android:host=\"none\""))
        #expect(!file.lines.contains { $0.contains("photos.import") })
    }

    @Test func pathsThatNoIntentHasAreTold() throws {
        let file = try VerifiedFile(
            .androidManifest,
            manifest(
                Self.scheme, "android:host=\"album\"", "android:path=\"/summer-2019\"", "android:path=\"/Summer\"",
                "android:pathPrefix=\"/a\"", "android:pathPrefix=\"/A\"", "android:path=\"import\""))
        let unknown = file.findings.filter { $0.finding.rule == "app-path-unknown" }.map(\.finding.subject)
        #expect(unknown == ["/Summer", "import", "/A"])
        #expect(file.lines.contains { $0.contains("`import` is never met: a path begins with a slash") })
    }

    @Test func namesOfTheBuildAreOpenUntilTheyAreGiven() throws {
        let text = manifest(Self.scheme, "android:host=\"@string/host\"", "android:pathPrefix=\"/${prefix}\"")
        #expect(try VerifiedFile(.androidManifest, text).rules.filter { $0 == "app-value-open" }.count == 2)
        let given = try VerifiedFile(.androidManifest, text, values: ["host": "backup", "prefix": ""])
        #expect(!given.rules.contains("app-value-open"))
        #expect(!given.lines.contains { $0.contains("backup.retry") })
    }

    @Test func textsOfAndroidStandForTheirNames() throws {
        var values = BuildValues()
        try values.addStrings(of: Array("<resources><string name=\"host\">a.example</string></resources>".utf8))
        #expect(values.resolve("@string/host") == .text("a.example"))
        #expect(values.resolve("@string/other") == .open(placeholder: "@string/other", name: "other"))
        #expect(values.resolve("$HOME ${") == .text("$HOME ${"))
    }

    @Test func anyPrefixMayStandForTheNamesOfAndroid() throws {
        let text = manifest(Self.scheme).replacing("android:", with: "a:").replacing("xmlns:a:", with: "xmlns:a")
            .replacing("xmlns:android", with: "xmlns:a")
        #expect(try VerifiedFile(.androidManifest, text).rules == ["app-host-missing", "app-filter-open"])
    }
}

@Suite struct AssetLinksTests {
    private static let fingerprint = (0..<32).map { _ in "0A" }.joined(separator: ":")

    private func statement(_ relation: String, _ target: String) -> String {
        "[{ \"relation\": [\"\(relation)\"], \"target\": { \(target) } }]"
    }

    @Test func aStatementForAnAppIsEnough() throws {
        let target =
            "\"namespace\": \"android_app\", \"package_name\": \"a.b\", \"sha256_cert_fingerprints\": [\"\(Self.fingerprint)\"]"
        let relation = "delegate_permission/common.handle_all_urls"
        #expect(try VerifiedFile(.assetlinks, statement(relation, target)).lines == [])
        #expect(
            try VerifiedFile(.assetlinks, statement("delegate_permission/common.get_login_creds", target)).rules
                == ["app-host-missing"])
        #expect(
            try VerifiedFile(.assetlinks, statement(relation, target.replacing("0A:", with: "0a:"))).rules
                == ["app-file-value"])
        #expect(try VerifiedFile(.assetlinks, "[]").rules == ["app-host-missing"])
        #expect(try VerifiedFile(.assetlinks, "{}").rules == ["app-file-value"])
    }
}
