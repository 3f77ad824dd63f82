internal import SourceText

/// An intent filter for universal links is not verified.
///
/// Without `android:autoVerify="true"` the links open in a browser, or ask the reader which app is meant.
///
/// ## How to fix
///
/// Add the attribute, and let the host serve `/.well-known/assetlinks.json`.
enum AppFilterUnverified: AppFileRule {
    static let name = "app-filter-unverified"
    static let severity = Severity.warning
    static let file = "AndroidManifest.xml"
    static let examples: [RuleExample] = [
        .failing(
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">
              <application>
                <activity>
                  «<intent-filter>»
                    <action android:name="android.intent.action.VIEW"/>
                    <category android:name="android.intent.category.DEFAULT"/>
                    <category android:name="android.intent.category.BROWSABLE"/>
                    <data android:scheme="https" android:host="gallery.example.com"/>
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
                  <intent-filter android:autoVerify="true">
                    <action android:name="android.intent.action.VIEW"/>
                    <category android:name="android.intent.category.DEFAULT"/>
                    <category android:name="android.intent.category.BROWSABLE"/>
                    <data android:scheme="https" android:host="gallery.example.com"/>
                  </intent-filter>
                </activity>
              </application>
            </manifest>
            """),
    ]
}
