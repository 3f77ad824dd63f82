internal import SourceText

/// No filter of the app takes an address of an intent.
///
/// The system does not hand the link to the app, whose code would have known it. Each intent is tried with the edges of its
/// values and its older paths; the message shows an address that is left over. Android compares the first segment of an address
/// such as `gallery-action://backup/retry` as the host.
///
/// ## How to fix
///
/// Add the host and the path to a filter, or to the components of `apple-app-site-association`, which
/// `fingerpost generate apple-app-site-association` writes. Mind that Android never goes back in a path: `.*/retry` ends at the
/// first slash.
enum AppPathUncovered: AppFileRule {
    static let name = "app-path-uncovered"
    static let severity = Severity.error
    static let file = "AndroidManifest.xml"
    static let examples: [RuleExample] = [
        .failing(
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">
              <application>
                <activity>
                  <intent-filter>
                    <action android:name="android.intent.action.VIEW"/>
                    <category android:name="android.intent.category.DEFAULT"/>
                    <category android:name="android.intent.category.BROWSABLE"/>
                    <data android:scheme="«gallery-action»" android:host="settings"/>
                  </intent-filter>
                </activity>
              </application>
            </manifest>
            """),
        .passing(
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">
              <application>
                <activity>
                  <intent-filter>
                    <action android:name="android.intent.action.VIEW"/>
                    <category android:name="android.intent.category.DEFAULT"/>
                    <category android:name="android.intent.category.BROWSABLE"/>
                    <data android:scheme="gallery-action" android:host="settings"/>
                    <data android:host="backup" android:pathPrefix="/"/>
                  </intent-filter>
                </activity>
              </application>
            </manifest>
            """),
    ]
}
