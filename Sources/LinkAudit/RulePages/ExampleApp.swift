public import IntentCatalogue

/// The catalogue that the examples of rules about an app build are held to; the manual shows it.
public enum ExampleApp {
    /// The app that they are for.
    public static let target = AppTarget(version: AppVersion("2.0"))

    /// The catalogue.
    public static let catalogue = """
        version: 1
        scheme: gallery-action
        universal: https://gallery.example.com/open
        routes: { settings: {}, storage: {} }
        intents:
          backup.retry: { path: backup/retry }
          settings.storage: { path: settings/storage, stack: [settings, storage] }
          photos.import: { path: import, since: "2.2" }
        """
}
