internal import SourceText

/// A filter takes a path that no intent has.
///
/// A leftover of an intent that is gone, or a typing error in one that is not.
///
/// ## How to fix
///
/// Remove the path, or list the intent.
enum AppPathUnknown: AppFileRule {
    static let name = "app-path-unknown"
    static let severity = Severity.warning
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
                    <data android:scheme="gallery-action" android:host="backup" android:path="/retry"/>
                    <data android:path="«/rety»"/>
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
                    <data android:scheme="gallery-action" android:host="backup" android:path="/retry"/>
                  </intent-filter>
                </activity>
              </application>
            </manifest>
            """),
    ]
}
