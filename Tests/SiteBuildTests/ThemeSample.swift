import SiteBuild

/// Pages that show everything the theme can show.
enum ThemeSample {
    static let site = searched(
        SiteData(title: "Gallery Help", language: "en", contractVersion: "3f9a1c07", generator: "Fingerpost 1.0"))
    static let spanishSite = searched(
        SiteData(title: "Ayuda de Galería", language: "es", contractVersion: "3f9a1c07", generator: "Fingerpost 1.0"))

    private static func searched(_ site: SiteData) -> SiteData {
        var site = site
        site.hasSearch = true
        return site
    }

    static let links = SiteLinks(home: "../index.html", assets: "../../assets/")

    static let article: PageData = {
        var page = PageData(site: site, links: links, title: "A backup stops & never ends", body: Array(body.utf8))
        page.description = "What to do when a backup stops at \"preparing\", and how to start it again."
        page.canonical = "https://help.example.com/en/backup/retry.html"
        page.tableOfContents = [
            TableOfContentsEntry(level: 2, id: "before-you-start", title: "Before you start"),
            TableOfContentsEntry(level: 2, id: "start-it-again", title: "Start it again"),
            TableOfContentsEntry(level: 3, id: "from-the-command-line", title: "From the command line"),
            TableOfContentsEntry(level: 2, id: "what-each-message-means", title: "What each message means"),
        ]
        page.breadcrumbs = [
            PageLink(title: "Gallery Help", href: "../index.html"), PageLink(title: "Backup", href: "index.html"),
        ]
        page.previous = PageLink(title: "How a backup works", href: "how.html")
        page.next = PageLink(title: "Restore <everything>", href: "restore.html")
        page.navigation = navigation
        page.alternates = [
            Alternate(locale: "en", name: "English", href: "retry.html", isCurrent: true),
            Alternate(
                locale: "es", name: "Español", href: "../../es/backup/retry.html",
                address: "https://help.example.com/es/backup/retry.html"),
            Alternate(locale: "ar", name: "العربية", href: "../../ar/backup/retry.html", isFallback: true),
        ]
        page.updated = "2026-03-01"
        page.since = "2.1"
        page.platforms = ["ios", "web"]
        page.screen = "backup"
        page.tags = ["Backup", "Storage"]
        page.image = "../../images/backup.png"
        return page
    }()

    static let fallback: PageData = {
        var page = article
        page.site = spanishSite
        page.isFallback = true
        page.isDraft = true
        page.language = "en"
        page.alternates[0].isCurrent = false
        page.alternates[1].isCurrent = true
        return page
    }()

    static let bare = PageData(
        site: SiteData(title: "عون", language: "ar", contractVersion: nil, generator: "Fingerpost 1.0"),
        links: SiteLinks(home: "index.html", assets: "assets/"), title: "<script>", body: [])

    static let section: PageData = {
        var page = article
        page.template = .section
        page.title = "Backup"
        page.body = Array(
            "<p>Your photos are copied while you sleep. Here is how, and what to do when they are not.</p>".utf8)
        page.children = cards
        page.tableOfContents = []
        page.breadcrumbs.removeLast()
        return page
    }()

    static let home: PageData = {
        var page = section
        page.template = .home
        page.title = "How can we help?"
        page.body = Array(
            "<p>Answers about backups, storage and sharing, written by the people who make Gallery.</p>".utf8)
        page.breadcrumbs = []
        page.previous = nil
        page.next = nil
        page.tags = []
        page.updated = nil
        return page
    }()

    static let redirect = RedirectData(
        site: site, links: links, title: "A backup stops", target: "retry.html",
        fragments: [FragmentRedirect(fragment: "old \"anchor\"", target: "restore.html#start")])

    static let shortAddress = RedirectData(
        site: site, links: links, title: "Service status", target: "https://status.example.com/", isMoved: false)

    static let notFound = NotFoundData(
        site: site, links: SiteLinks(home: "/en/index.html", assets: "/assets/"), children: cards)

    static let language = LanguagePageData(
        site: site, links: SiteLinks(home: "en/index.html", assets: "assets/"),
        locales: [
            Alternate(locale: "en", name: "English", href: "en/index.html"),
            Alternate(
                locale: "es", name: "Español", href: "es/index.html", address: "https://help.example.com/es/"),
        ], canonical: "https://help.example.com/")

    private static let cards = [
        PageCard(
            title: "A backup stops", description: "Start it again without losing what is already safe.",
            href: "retry.html"),
        PageCard(
            title: "Restore a photo", description: "Bring back one photo, an album or everything.", href: "restore.html"
        ),
        PageCard(title: "Storage & limits", href: "storage.html"),
    ]

    private static let navigation = [
        NavigationItem(title: "Get started", href: "../start.html", depth: 0),
        NavigationItem(title: "Backup", href: "index.html", depth: 0, isOpen: true),
        NavigationItem(title: "How a backup works", href: "how.html", depth: 1),
        NavigationItem(title: "A backup stops & never ends", href: "retry.html", depth: 1, isCurrent: true),
        NavigationItem(title: "On a computer", href: nil, depth: 1),
        NavigationItem(title: "Restore", href: "computer/restore.html", depth: 2),
        NavigationItem(title: "Storage", href: "../storage/index.html", depth: 0),
        NavigationItem(title: "Albums", href: "../albums/index.html", depth: 0),
        NavigationItem(title: "Privacy", href: "../privacy/index.html", depth: 0),
    ]

    private static let body = #"""
        <p>A backup can stop at <em>preparing</em> when the device is low on space or the connection changes. Nothing that has been copied is lost. You can <a href="https://gallery.example.com/open/settings/storage" data-intent="settings.storage">look at your storage</a> or read <a href="how.html">how a backup works</a>.<sup class="footnote-ref"><a href="#fn-1" id="fnref-1" data-footnote-ref>1</a></sup></p>
        <h2 id="before-you-start">Before you start</h2>
        <ul class="task-list">
        <li class="task"><input type="checkbox" checked="" disabled="" /> The device is charging</li>
        <li class="task"><input type="checkbox" disabled="" /> At least <code>2 GB</code> are free</li>
        </ul>
        <aside class="callout callout-note"><p class="callout-title">Note</p><p>Photos in the trash are not part of a backup.</p></aside>
        <aside class="callout callout-tip"><p class="callout-title">Tip</p><p>Start it in the evening.</p></aside>
        <aside class="callout callout-important"><p class="callout-title">Important</p><p>Keep the app open.</p></aside>
        <aside class="callout callout-warning"><p class="callout-title">Warning</p><p>Do not sign out while it runs.</p></aside>
        <aside class="callout callout-caution"><p class="callout-title">Caution</p><p>Erasing the library cannot be undone.</p></aside>
        <h2 id="start-it-again">Start it again</h2>
        <p>The app goes on where it stopped:</p>
        <p><a class="intent-button" href="gallery-action://backup/retry" data-intent="backup.retry" data-intent-confirm="Retry the backup?">Retry the backup</a></p>
        <figure><img src="data/backup.svg" alt="The list of backups, one of them stopped" width="640" height="200"><figcaption>The list of backups</figcaption></figure>
        <h3 id="from-the-command-line">From the command line</h3>
        <pre><code class="language-sh">gallery backup retry --all --verbose --since 2026-01-01 --destination /Volumes/Archive/Gallery
        </code></pre>
        <h2 id="what-each-message-means">What each message means</h2>
        <div class="table-wrapper" tabindex="0"><table>
        <thead><tr><th>Message</th><th>What it means</th><th class="align-right">Seen by</th></tr></thead>
        <tbody><tr><td>Waiting</td><td>Another device is being backed up</td><td class="align-right">12 %</td></tr>
        <tr><td>Paused</td><td>The battery is low; see <a href="https://status.example.com/" data-link="external" rel="noopener">the status page</a></td><td class="align-right">3 %</td></tr></tbody>
        </table></div>
        <details><summary>For administrators</summary><p>Managed devices back up at <kbd>02:00</kbd>.</p></details>
        <blockquote><p>Copies are only as good as the last time you restored one.</p></blockquote>
        <p><a class="intent-button" href="gallery-action://library/erase" data-intent="library.erase" data-intent-destructive data-intent-confirm="Erase every photo on this device?">Erase the library</a></p>
        <section class="footnotes" data-footnotes aria-label="Footnotes"><ol><li id="fn-1"><p>Since version 2.1. <a href="#fnref-1" class="footnote-backref" data-footnote-backref aria-label="Back to the text">↩</a></p></li></ol></section>
        """#
}
