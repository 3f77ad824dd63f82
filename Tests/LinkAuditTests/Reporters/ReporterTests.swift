import Foundation
import SourceText
import TestSupport
import Testing

@testable import LinkAudit

@Suite struct ReporterTests {
    @Test(arguments: ReportKind.allCases)
    func writesEveryFormAsAgreed(_ kind: ReportKind) throws {
        let text = kind.reporter().report(NastyReport.report)
        #expect(text == (try Golden.text("reports/nasty.\(kind.rawValue)", for: text)))
        let nothing = kind.reporter().report(NastyReport.empty)
        #expect(nothing == (try Golden.text("reports/empty.\(kind.rawValue)", for: nothing)))
    }

    @Test(arguments: ReportKind.allCases)
    func endsWithALineEnd(_ kind: ReportKind) {
        #expect(kind.reporter().report(NastyReport.report).hasSuffix("\n"))
    }

    @Test func doesNotDependOnTheOrderOfFindings() {
        var random = RandomSource(seed: 3)
        for _ in 0..<5 {
            let report = Report(
                findings: NastyReport.report.findings.shuffled(using: &random),
                inputs: NastyReport.report.inputs.shuffled(using: &random), version: "0.1.0")
            let same = Report(
                findings: NastyReport.report.findings, inputs: NastyReport.report.inputs, version: "0.1.0")
            #expect(JSONReporter().report(report) == JSONReporter().report(same))
        }
    }

    /// Texts made of what the forms give a meaning to.
    static func hostileTexts(_ count: Int) -> [String] {
        var random = RandomSource(seed: 11)
        let pieces = [
            "<", ">", "&", "\"", "'", "\\", "%", "%0A", "\n", "\r", "\r\n", "::error::x", "##[error]x", "::", ",", ":",
            "]]>", "<!--", "-->", "</script>", "<style>", "{", "}", "\u{0}", "\u{1}", "\u{1B}[31m", "\u{7F}", "\u{85}",
            "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "🦆", "é", "e\u{301}", "a", " ", "\t", "/", ".",
            "\u{10FFFF}", "&lt;", "&#0;", "\u{200B}",
        ]
        return (0..<count).map { _ in (0..<random.number(1...12)).map { _ in random.pick(pieces) }.joined() }
    }

    @Test(arguments: [ReportKind.html, .junit, .checkstyle])
    func letsNoTextBecomeMarkup(_ kind: ReportKind) {
        let reporter = kind.reporter()
        func signs(_ text: String) -> [Int] {
            let written = reporter.report(NastyReport.saying(text))
            return ["<", ">", "\""].map { sign in written.unicodeScalars.count { String($0) == sign } }
        }
        let harmless = signs("x")
        for text in Self.hostileTexts(400) where signs(text) != harmless {
            // A class name has a level for each folder and none for the end of a name; nothing else may differ.
            Issue.record("\(kind): \(text.debugDescription)")
        }
    }

    @Test(arguments: [ReportKind.html, .junit, .checkstyle, .github, .text, .compact])
    func showsControlsByNumber(_ kind: ReportKind) {
        for text in Self.hostileTexts(400) {
            let written = kind.reporter().report(NastyReport.saying(text))
            let hidden = written.unicodeScalars.first { $0 != "\n" && $0 != "\t" && $0 != " " && isInvisible($0) }
            #expect(hidden == nil, "\(text.debugDescription)")
        }
    }

    @Test(arguments: [ReportKind.text, .compact, .github])
    func letsNoTextBeginACommandOfTheLog(_ kind: ReportKind) {
        for text in Self.hostileTexts(600) {
            let written = kind.reporter().report(NastyReport.saying(text))
            var commands = 0
            for line in written.split(whereSeparator: \.isNewline) {
                let start = line.drop { $0.isWhitespace }
                if start.hasPrefix("::") { commands += 1 }
                #expect(start.hasPrefix("::") || !line.contains("##["), "\(line.debugDescription)")
            }
            #expect(commands == (kind == .github ? 1 : 0), "\(text.debugDescription)")
        }
    }

    @Test(arguments: [ReportKind.json, .sarif, .gitlab])
    func writesJSONThatIsReadBackAsItWas(_ kind: ReportKind) throws {
        for text in Self.hostileTexts(300) {
            let written = kind.reporter().report(NastyReport.saying(text))
            let value = try JSONSerialization.jsonObject(with: Data(written.utf8))
            #expect(!written.utf8.contains { $0 < 0x20 && $0 != 0x0A })
            let message: String? =
                switch kind {
                case .json: path(value, ["findings", 0, "message"])
                case .sarif: path(value, ["runs", 0, "results", 0, "message", "text"])
                default: path(value, [0, "description"])
                }
            #expect(message?.hasPrefix(text) == true)
        }
    }

    private func path(_ value: Any, _ steps: [any Hashable & Sendable]) -> String? {
        var value: Any? = value
        for step in steps {
            if let name = step as? String { value = (value as? [String: Any])?[name] }
            if let index = step as? Int { value = (value as? [Any])?[index] }
        }
        return value as? String
    }

    @Test func writesALineOfJSONForEachFinding() throws {
        let lines = NDJSONReporter().report(NastyReport.report).split(separator: "\n")
        #expect(lines.count == NastyReport.findings.count + 1)
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test func undoesToTheSameTextInAWorkflowCommand() {
        func undone(_ text: Substring, _ pairs: [(String, String)]) -> String {
            pairs.reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }
        // As the runner does it: the percent sign last.
        let data = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
        let property = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
        let line =
            GitHubReporter().report(NastyReport.report).split(separator: "\n")
            .first { $0.contains("unknown-intent") } ?? ""
        let parts = line.dropFirst(2).components(separatedBy: "::")
        let properties = parts[0].split(separator: " ", maxSplits: 1)[1].split(separator: ",")
        #expect(properties.first.map { undone($0.dropFirst(5), property) } == NastyReport.page)
        let message = undone(Substring(parts.dropFirst().joined(separator: "::")), data)
        #expect(message.hasPrefix(NastyReport.findings[0].message))
    }

    @Test func saysHowManyAnnotationsGitHubDoesNotShow() {
        let findings = (0..<25).map { number in
            Finding(
                rule: "missing-page", severity: .error, place: Place(file: "a.md", range: nil), message: "no",
                subject: String(number))
        }
        let report = Report(findings: FingerprintedFinding.all(located(findings) { _ in nil }), version: "1")
        let last = GitHubReporter().report(report).split(separator: "\n").last
        #expect(last == "fingerpost: 25 errors; GitHub shows the first ten of each kind, this log has all")
    }

    @Test func keepsTheGravestOfTooManyForCodeScanning() throws {
        let findings = (0..<(SARIFReporter.limit + 10)).map { number in
            LocatedFinding(
                finding: Finding(
                    rule: "missing-page", severity: number < 20 ? .warning : .error,
                    place: Place(file: "a.md", range: nil), message: "no", subject: String(number)),
                start: nil, end: nil, sourceLine: "", related: [])
        }
        let report = Report(findings: FingerprintedFinding.all(findings), version: "1")
        let text = SARIFReporter().report(report)
        #expect(text.contains("10 of 25010 findings are left out"))
        #expect(text.components(separatedBy: "\"level\": \"error\"").count - 2 == SARIFReporter.limit - 10)
    }

    @Test func namesTheManualOfThisRepository() throws {
        let root = TestData.packageRoot.appendingPathComponent("site/manual")
        let configuration = try String(contentsOf: root.appendingPathComponent("fingerpost.yaml"), encoding: .utf8)
        #expect(configuration.contains("url: " + RuleFacts.manual))
        for rule in RuleCatalogue.all {
            let facts = RuleFacts(rule.name)
            let page = facts.address.dropFirst(RuleFacts.manual.count).replacing(".html", with: ".md")
            let file = root.appendingPathComponent("content/" + page)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
            #expect(!facts.summary.isEmpty && facts.summary.utf8.count <= 1_024, "\(rule.name)")
            #expect(!facts.howToFix.isEmpty, "\(rule.name)")
        }
    }

    /// The page's policy allows the style and the script that are in it, and nothing else is there to be allowed.
    @Test func allowsItsOwnStyleAndScriptOnly() throws {
        let page = HTMLReporter().report(NastyReport.report)
        func part(_ name: String) throws -> Substring {
            let start = try #require(page.firstRange(of: "<\(name)>"))
            let end = try #require(page.firstRange(of: "</\(name)>"))
            return page[start.upperBound..<end.lowerBound]
        }
        for name in ["style", "script"] {
            let hash = Data(SHA256.hash(try part(name).utf8)).base64EncodedString()
            #expect(page.contains("\(name)-src 'sha256-\(hash)'"))
            #expect(page.components(separatedBy: "<\(name)").count == 2)
        }
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains(" style=") && !page.contains(" onclick="))
    }
}
