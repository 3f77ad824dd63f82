internal import SourceText

/// An intent filter is about addresses of the catalogue, and no link gets through it.
///
/// A link that is tapped asks for the action `VIEW` and the categories `BROWSABLE` and `DEFAULT`, has no type of data, and
/// reaches only activities that are exported and enabled. A filter that lacks one of these is passed over.
///
/// ## How to fix
///
/// Add what is missing, or remove the filter.
enum AppFilterIncomplete: AppFileRule {
    static let name = "app-filter-incomplete"
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
                    <data android:scheme="gallery-action"/>
                  </intent-filter>
                </activity>
              </application>
            </manifest>
            """),
    ]
}
