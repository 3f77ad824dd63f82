internal import SourceText

/// A file of the app is not what it is named as.
///
/// It is cut off, binary, of another kind, too large, or made to stand for more than its own bytes. Nothing in it has been
/// looked at, and the run ends with exit code 3.
///
/// ## How to fix
///
/// The message says what was expected and where. `plutil -convert xml1` turns a binary property list into XML.
enum AppFileSyntax: AppFileRule {
    static let name = "app-file-syntax"
    static let severity = Severity.error
    static let file = "Info.plist"
    static let examples: [RuleExample] = [
        .failing(
            "<manifest/>"),
        .passing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string></array></dict></array></dict></plist>"
        ),
    ]
}
