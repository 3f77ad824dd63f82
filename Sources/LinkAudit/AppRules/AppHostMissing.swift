internal import SourceText

/// The app does not get the universal links of the catalogue's host.
///
/// Pages link to the universal address of an intent. On a device whose app does not have the host, the link opens a web page.
///
/// ## How to fix
///
/// Add `applinks:` with the host to the associated domains, or an intent filter with the host to the Android manifest; in
/// `assetlinks.json`, a statement for the app. A domain with `?mode=developer` counts on devices of developers only.
enum AppHostMissing: AppFileRule {
    static let name = "app-host-missing"
    static let severity = Severity.error
    static let file = "App.entitlements"
    static let examples: [RuleExample] = [
        .failing(
            "<plist><dict><key>«com.apple.developer.associated-domains»</key><array><string>webcredentials:gallery.example.com</string></array></dict></plist>"
        ),
        .passing(
            "<plist><dict><key>com.apple.developer.associated-domains</key><array><string>applinks:gallery.example.com</string></array></dict></plist>"
        ),
    ]
}
