internal import SourceText

/// The app opens links of a host that the catalogue does not have.
///
/// Either the host is a leftover, or there are addresses that lead into the app and that help pages cannot use.
///
/// ## How to fix
///
/// Name the host under `universal`, or remove it. Where the app opens other pages of yours on purpose, turn the rule off with
/// `--severity app-host-unknown=off`.
enum AppHostUnknown: AppFileRule {
    static let name = "app-host-unknown"
    static let severity = Severity.warning
    static let file = "App.entitlements"
    static let examples: [RuleExample] = [
        .failing(
            "<plist><dict><key>com.apple.developer.associated-domains</key><array><string>applinks:gallery.example.com</string><string>«applinks:galery.example.com»</string></array></dict></plist>"
        ),
        .passing(
            "<plist><dict><key>com.apple.developer.associated-domains</key><array><string>applinks:*.example.com</string></array></dict></plist>"
        ),
    ]
}
