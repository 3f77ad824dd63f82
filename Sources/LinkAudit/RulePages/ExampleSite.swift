public import IntentCatalogue

/// The small site that the rules' examples are read in; the manual shows it, and the tests build it.
public enum ExampleSite {
    /// The page that an example stands in.
    public static let page = "en/guide/page.md"

    /// Every file below the content root.
    public static let files = [
        "en/index.md", "en/backup/index.md", "en/backup/retry.md", "en/guide/page.md", "en/storage/full.md",
        "en/storage/next.md", "images/shot.png",
    ]

    /// The one page that is a draft.
    public static let draft = "en/storage/next.md"

    /// The anchors of `en/backup/retry.md`.
    public static let retryAnchors = ["retry-a-backup"]

    /// The app that its pages are for.
    public static let target = AppTarget(version: AppVersion("2.0"), platform: "ios")

    /// The catalogue.
    public static let catalogue = """
        version: 1
        scheme: gallery-action
        routes:
          settings: {}
          storage: {}
          project: { id: uuid }
          task: { id: uuid }
        intents:
          backup.retry:
            path: backup/retry
            aliases: [backup/again]
            title: { en: Retry the backup }
          library.erase:
            path: library/erase
            title: { en: Erase the library }
            destructive: true
            confirm: { en: "Erase every photo on this device?" }
          settings.storage:
            path: settings/storage
            title: { en: Storage }
            stack: [settings, storage]
          task.open:
            path: project/{project:uuid}/task/{task:uuid}
            title: { en: Open the task }
            stack:
              - project: { id: project }
              - task: { id: task }
          photos.search:
            path: search
            title: { en: Search }
            query: { q: "text(1...80)", sort: "newest|oldest?" }
          photos.find:
            path: find
            query: { q: "text(1...80)" }
            title: { en: Find photos }
            deprecated: { use: photos.search, after: 2027-03-31 }
          photos.import:
            path: import
            title: { en: Import photos }
            since: "2.2"
          photos.scan:
            path: scan
            title: { en: Scan a print }
            platforms: [android]
        destinations:
          https: { hosts: [status.example.com, "*.example.org"] }
          mailto: { addresses: [support@example.com] }
          tel: true
        """
}
