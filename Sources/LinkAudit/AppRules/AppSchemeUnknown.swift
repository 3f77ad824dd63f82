internal import SourceText

/// The app registers a scheme that the catalogue does not have.
///
/// Links with it are refused in the content. Schemes for signing in or for other apps belong to the app and not to help: for
/// these the rule is turned off.
///
/// ## How to fix
///
/// List the scheme under `scheme`, remove it, or turn the rule off with `--severity app-scheme-unknown=off`.
enum AppSchemeUnknown: AppFileRule {
    static let name = "app-scheme-unknown"
    static let severity = Severity.warning
    static let file = "Info.plist"
    static let examples: [RuleExample] = [
        .failing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string><string>«galery-action»</string></array></dict></array></dict></plist>"
        ),
        .passing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string></array></dict></array></dict></plist>"
        ),
    ]
}
