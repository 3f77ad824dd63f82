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
        destinations:
          https: { hosts: [status.example.com, "*.example.org"] }
          mailto: { addresses: [support@example.com] }
          tel: true
        """
}
