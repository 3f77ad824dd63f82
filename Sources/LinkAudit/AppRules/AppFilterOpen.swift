internal import SourceText

/// A filter takes every address of a scheme or host, those of no intent among them.
///
/// That is a fair way to do it: the app discards what is not on its list. It does mean that nothing but the app's own code
/// tells an intent from a typing error, so that a list of its routes is worth verifying as well.
///
/// ## How to fix
///
/// Nothing has to be done. Filters with hosts and paths let the system refuse what the app would discard.
enum AppFilterOpen: AppFileRule {
    static let name = "app-filter-open"
    static let severity = Severity.note
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
                    <data android:scheme="gallery-action"/>
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
