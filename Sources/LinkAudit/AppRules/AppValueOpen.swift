internal import SourceText

/// A value holds a name that only the build knows.
///
/// `$(NAME)`, `${name}` and `@string/name` are replaced when the app is built, so that they cannot be compared here. What seems to
/// be missing may be what they stand for.
///
/// ## How to fix
///
/// Say it with `--value NAME=VALUE`, or with `--android-strings FILE` for texts of an Android app. Or verify the files of the
/// built app, in which nothing is left open.
enum AppValueOpen: AppFileRule {
    static let name = "app-value-open"
    static let severity = Severity.note
    static let file = "Info.plist"
    static let examples: [RuleExample] = [
        .failing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string><string>«$(LEGACY_SCHEME)»</string></array></dict></array></dict></plist>"
        ),
        .passing(
            "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>gallery-action</string></array></dict></array></dict></plist>"
        ),
    ]
}
