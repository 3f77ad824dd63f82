import Foundation
import TestSupport
import Testing

/// The sources for SwiftUI are type-checked against declarations of the names they use, because no Apple SDK is here.
///
/// What this shows is that they agree with those declarations and with the libraries below them. Whether the
/// declarations agree with Apple's is read off the public documentation, and shown by Xcode alone.
@Suite(.enabled(if: SwiftCompiler.isPresent, "\(SwiftCompiler.absence)"), .serialized)
struct StandInTests {
    private static let sources = TestData.packageRoot.appendingPathComponent("Sources")

    private static func files(of target: String) throws -> [String] {
        let folder = sources.appendingPathComponent(target).path
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder + "/" + $0 }
    }

    /// The stand-in, compiled once for all tests.
    private static let standIn: Result<(SwiftCompiler, folder: String), any Error> = Result {
        let compiler = try SwiftCompiler()
        let source = TestData.packageRoot.appendingPathComponent("Tests/Fixtures/SwiftUIStandIn/SwiftUI.swift").path
        let (result, folder) = try compiler.emitModule("SwiftUI", files: [source])
        #expect(result.isClean, "\(result.output)")
        return (compiler, folder)
    }

    /// A compiler that knows the stand-in, and the folder of its module.
    private static func compiler() throws -> (SwiftCompiler, modules: String) {
        (try SwiftCompiler(), try standIn.get().folder)
    }

    @Test(arguments: ["IntentRoutingSwiftUI", "HelpBundleSwiftUI"])
    func theSourcesForAppsHaveTheTypesTheySay(_ target: String) throws {
        let (compiler, modules) = try Self.compiler()
        let result = try compiler.check(files: Self.files(of: target), stages: .all, modules: [modules])
        #expect(result.isClean, "\(result.output)")
    }

    @Test(arguments: [
        ("IntentRoutingSwiftUI", "case .handled: return .handled", "case .handled: return .opened"),
        ("IntentRoutingSwiftUI", "OpenURLAction { navigator.follow($0) }", "OpenURLAction { navigator.receive($0) }"),
        (
            "IntentRoutingSwiftUI", "sensitive.confirmed(by: sensitive.question.agreed())",
            "Optional(sensitive.question.intent)"
        ),
        ("IntentRoutingSwiftUI", "NavigationStack(path: $navigator.path)", "NavigationStack(path: navigator.path)"),
        ("HelpBundleSwiftUI", "Text(page.presentedText(runs))", "Text(runs)"),
        ("HelpBundleSwiftUI", "case .rule: Divider()", ""),
    ])
    func aTypeErrorInThemIsNoticed(_ target: String, _ right: String, _ wrong: String) throws {
        let (compiler, modules) = try Self.compiler()
        let copy = try TemporaryFolder()
        var files: [String] = []
        var changes = 0
        for file in try Self.files(of: target) {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let changed = text.replacing(right, with: wrong)
            if changed != text { changes += 1 }
            let name = URL(fileURLWithPath: file).lastPathComponent
            try copy.write(name, changed)
            files.append(copy.path(name))
        }
        #expect(changes == 1)
        #expect(try !compiler.check(files: files, modules: [modules]).isClean)
    }

    @Test func theParserOfFoundationIsCalledRightly() throws {
        let (compiler, modules) = try Self.compiler()
        let file = Self.sources.appendingPathComponent("HelpBundle/InlineText.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let switched = "import SwiftUI\n" + text.replacing("#if canImport(Darwin)", with: "#if canImport(SwiftUI)")
        let copy = try TemporaryFolder(["InlineText.swift": switched])
        let result = try compiler.check(files: [copy.path("InlineText.swift")], modules: [modules])
        #expect(result.isClean, "\(result.output)")
        try copy.write("InlineText.swift", switched.replacing("inlineOnlyPreserving", with: "inlineOnlyKeeping"))
        #expect(try !compiler.check(files: [copy.path("InlineText.swift")], modules: [modules]).isClean)
    }

    /// What the manual's chapter shows of an app.
    @Test func theExampleOfTheManualCompiles() throws {
        let manual = TestData.packageRoot.appendingPathComponent("site/manual/content/en/app")
        let (compiler, modules) = try Self.compiler()
        var count = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: manual.path).sorted()
        where name.hasSuffix(".md") {
            let text = try String(contentsOf: manual.appendingPathComponent(name), encoding: .utf8)
            let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
                $0.components(separatedBy: "\n```").first
            }
            guard !blocks.isEmpty else { continue }
            count += blocks.count
            // Each page of the manual is one file of an app: declarations as they stand, statements in a function.
            var source =
                "import Foundation\nimport HelpBundle\nimport IntentRouting\nimport SwiftUI\n" + Self.surroundings
            if !text.contains("let router =") {
                source += "let router = try! LinkRouter<HelpAction, HelpRoute>(helpLinks)\n"
            }
            for (index, block) in blocks.enumerated() {
                let isDeclaration = ["enum ", "struct ", "func ", "extension ", "@MainActor", "let router"].contains {
                    block.hasPrefix($0)
                }
                source +=
                    isDeclaration ? block + "\n" : "@MainActor func example\(index)() async throws {\n\(block)\n}\n"
            }
            let glue = try Self.files(of: "IntentRoutingSwiftUI") + Self.files(of: "HelpBundleSwiftUI")
            let folder = try TemporaryFolder(["App.swift": source])
            let result = try compiler.check(files: glue + [folder.path("App.swift")], modules: [modules])
            let faults = result.output.split(separator: "\n").filter {
                $0.contains("error:") && !$0.contains("never used")
            }
            #expect(faults.isEmpty, "\(name): \(result.output)")
        }
        #expect(count >= 6)
    }

    /// What the manual takes for granted: code that the catalogue generates, and the app's own.
    private static let surroundings = """
        enum HelpAction: LinkAction {
            case retryBackup
            init?(_ match: IntentMatch) { self = .retryBackup }
            var intent: String { "backup.retry" }
            var values: [String: ParameterValue] { [:] }
        }
        enum HelpRoute: LinkRoute {
            case project(id: String)
            init?(_ step: RouteStep) { nil }
            var step: RouteStep { RouteStep(route: "project") }
        }
        let helpLinks = LinkCatalogue()
        struct Home: View { var body: some View { EmptyView() } }
        struct Screen: View {
            let route: HelpRoute
            init(_ route: HelpRoute) { self.route = route }
            var body: some View { EmptyView() }
        }
        @MainActor func run(_ action: HelpAction) {}
        @MainActor func ask(_ question: ConfirmationQuestion) async -> Bool { false }
        func note(_ text: String) {}
        struct Store { func exists(_ id: String) async -> Bool { true } }
        let store = Store()
        let folder = URL(fileURLWithPath: "/")

        """
}
