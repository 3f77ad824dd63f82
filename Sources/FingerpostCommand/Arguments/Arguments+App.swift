internal import IntentCatalogue

extension Arguments {
    /// The app that `--app-version` and `--platform` name.
    var app: AppTarget {
        AppTarget(version: value(of: "app-version").flatMap { AppVersion($0) }, platform: value(of: "platform"))
    }
}
