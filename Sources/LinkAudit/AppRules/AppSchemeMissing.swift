internal import SourceText

/// The app does not register a scheme of the catalogue.
///
/// A link with it does nothing at all on the device, or opens another app that has the scheme.
///
/// ## How to fix
///
/// Add the scheme to `CFBundleURLSchemes` of an item of `CFBundleURLTypes`, or an intent filter with it to the Android
/// manifest.
enum AppSchemeMissing: AppFileRule {
    static let name = "app-scheme-missing"
    static let severity = Severity.error
    static let file = "Info.plist"
    static let examples: [RuleExample] = [
        .failing(
            "<plist><dict><key>«CFBundleURLTypes»</key><array/></dict></plist>"),
        .failing(
            "<plist>«<dict>»</dict></plist>"),
        .passing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string></array></dict></array></dict></plist>"
        ),
    ]
}
