import LinkAudit
import Testing

@Suite struct PathResolverTests {
    private static let index = ContentIndex(
        pages: [
            ContentPage(sourcePath: "index.md", outputPath: "index.html"),
            ContentPage(sourcePath: "en/backup/retry.md", outputPath: "en/backup/retry.html", locale: "en"),
            ContentPage(sourcePath: "en/backup/index.md", outputPath: "en/backup/index.html", locale: "en"),
            ContentPage(sourcePath: "en/storage/full.md", outputPath: "en/storage/full.html", locale: "en"),
            ContentPage(sourcePath: "en/storage/next.md", outputPath: "en/storage/next.html", isDraft: true),
            ContentPage(sourcePath: "en/a b.md", outputPath: "en/a b.html"),
            ContentPage(sourcePath: "en/sesión.md", outputPath: "en/sesión.html"),
            ContentPage(sourcePath: "es/backup/retry.md", outputPath: "es/backup/retry.html", content: 1),
        ],
        assets: ["images/shot.png", "en/backup/#1.pdf"])

    private func resolve(_ path: String, from page: Int? = 1) -> PathResolution {
        var resolver = PathResolver(index: Self.index)
        return resolver.resolve(Array(path.utf8)[...], from: page)
    }

    private func miss(_ path: String, from page: Int? = 1) -> MissedPath {
        var resolver = PathResolver(index: Self.index)
        let bytes = Array(path.utf8)[...]
        #expect(resolver.resolve(bytes, from: page) == .missing)
        return resolver.explainMiss(of: bytes, from: page)
    }

    @Test(arguments: [
        ("retry.md", 1), ("./retry.md", 1), ("retry.html", 1), ("../storage/full.md", 3), ("/en/storage/full.md", 3),
        ("../backup/", 2), ("..//en", -1), ("/", 0), ("../..", 0), ("../../", 0), (".", 2), ("./", 2), ("index.md", 2),
        ("../a%20b.md", 5), ("../a b.md", 5), ("../sesi%C3%B3n.md", 6), ("%72etry.md", 1), ("%2E%2e/a b.md", 5),
        ("../../es/backup/retry.md", 7), ("../backup", 2), ("../backup/.", 2), ("../storage/../backup/retry.md", 1),
    ])
    func resolvesPathsAsThePageSeesThem(path: String, page: Int) {
        #expect(resolve(path) == (page < 0 ? .missing : .page(page)))
    }

    @Test func findsAssets() {
        #expect(resolve("/images/shot.png") == .asset(0))
        #expect(resolve("../../images/shot.png") == .asset(0))
        #expect(resolve("%231.pdf") == .asset(1))
    }

    @Test(arguments: ["../../../x.md", "/..", "/../en/backup/retry.md", "../../%2e%2e/x", "/en/../../x"])
    func neverLeavesTheRoot(path: String) {
        #expect(resolve(path) == .outsideRoot)
    }

    @Test(arguments: ["..%2Fstorage%2Ffull.md", "retry.md%00", "retry.md/", "a//b.md", "%2572etry.md", "/images/"])
    func takesNothingElseForAFile(path: String) {
        #expect(resolve(path) == .missing)
    }

    @Test func resolvesFromTheRootWithoutAPage() {
        #expect(resolve("en/backup/retry.md", from: nil) == .page(1))
        #expect(resolve("../en/backup/retry.md", from: nil) == .outsideRoot)
    }

    @Test func namesTheRightSpelling() {
        #expect(miss("Retry.md").reason == .spelling)
        #expect(miss("Retry.md").suggestion == "retry.md")
        #expect(miss("../Storage/full.md").suggestion == "../storage/full.md")
        #expect(miss("/EN/backup/").suggestion == "/en/backup/")
        #expect(miss("../SESIÓN.md").suggestion == "../sesión.md")
        #expect(miss("../sesio\u{301}n.md").reason == .spelling)
    }

    @Test func hintsAtTheEndingThatIsLacking() {
        #expect(miss("retry").reason == .ending)
        #expect(miss("retry/").suggestion == "retry.md")
        #expect(miss("retry.md/").suggestion == "retry.md")
    }

    @Test func saysOfAnEmptyStepThatItIsOne() {
        #expect(miss(".//retry.md").reason == .emptyStep && miss(".//retry.md").suggestion == "retry.md")
        #expect(miss("/en//backup/").reason == .emptyStep && miss("/en//backup/").suggestion == "/en/backup/")
        #expect(miss("..//storage/next.md").reason == .emptyStep)
        #expect(miss("..//quite-else.md").reason == .unknown)
    }

    @Test func namesTheNearestFileInTheSameFolder() {
        #expect(miss("rety.md").suggestion == "retry.md")
        #expect(miss("../storage/ful.md").suggestion == "../storage/full.md")
        #expect(miss("../../images/shott.png").suggestion == "../../images/shot.png")
        #expect(miss("quite-else.md").suggestion == nil)
    }

    @Test func tellsDraftsAndFoldersWithoutIndexApart() {
        #expect(miss("../storage/next.md").reason == .draft)
        #expect(resolve("next.md", from: 4) == .page(4))
        #expect(miss("/images").reason == .folderWithoutIndex)
    }

    @Test func judgesByTheEndOfTheNameWhetherAPageWasMeant() {
        #expect(miss("x.md").isPage && miss("x").isPage && miss("x/").isPage && miss("x.html").isPage)
        #expect(!miss("x.png").isPage && !miss("x.tar.gz").isPage)
    }

    @Test func growsWithItsFiles() {
        let pages = (0..<3_000).map {
            ContentPage(sourcePath: "a/\($0)/b/\($0)/c/p.md", outputPath: "a/\($0)/b/\($0)/c/p.html")
        }
        var resolver = PathResolver(index: ContentIndex(pages: pages, assets: []))
        for number in 0..<3_000 {
            #expect(resolver.resolve(Array("/a/\(number)/b/\(number)/c/p.md".utf8)[...], from: nil) == .page(number))
        }
    }
}
