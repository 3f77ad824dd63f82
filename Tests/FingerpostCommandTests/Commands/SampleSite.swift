import TestSupport

/// A small site that is right; tests break it in one place.
struct SampleSite {
    static let files = [
        "fingerpost.yaml": "title: Help\nlocales:\n  - { code: en, name: English }\n",
        "intents.yaml": """
        version: 1
        scheme: app
        intents:
          backup.retry:
            path: backup/retry
            title: Retry
        destinations:
          https: { hosts: ["*"] }
        """,
        "content/en/index.md": "# Home\n\n[Backup](backup.md#retry)\n",
        "content/en/backup.md": "# Backup\n\n## Retry\n\n[Retry](app://backup/retry)\n\n![Shot](shot.svg)\n",
        "content/en/shot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>",
    ]

    let folder: TemporaryFolder

    /// Writes the site with some files replaced.
    init(_ changes: [String: String] = [:]) throws {
        folder = try TemporaryFolder(SampleSite.files.merging(changes) { $1 })
    }
}
