internal import SourceText

/// A key or a name comes twice where it may come once.
///
/// Which of the two counts is left to the reader of the file: the build, the device and this program may differ.
///
/// ## How to fix
///
/// Keep one of them.
enum AppDuplicateKey: AppFileRule {
    static let name = "app-duplicate-key"
    static let severity = Severity.warning
    static let file = "Info.plist"
    static let examples: [RuleExample] = [
        .failing(
            "<plist><dict><key>CFBundleURLTypes</key><array/><key>«CFBundleURLTypes»</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string></array></dict></array></dict></plist>"
        ),
        .passing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string></array></dict></array></dict></plist>"
        ),
    ]
}
