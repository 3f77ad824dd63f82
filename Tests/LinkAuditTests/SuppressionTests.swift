import Documents
import SourceText
import Testing

@testable import LinkAudit

/// Comments that leave findings out: what they cover, and what is said about them.
@Suite struct SuppressionTests {
    private let audit: ExampleAudit

    init() throws { audit = try ExampleAudit() }

    private func rules(_ text: String, today: String = "2026-12-01") -> [String] {
        let run = audit.run(text)
        return suppressing(run.audit.findings, by: run.audit.suppressions, today: CalendarDate(today))
            .sorted(by: Finding.reportOrder).map(\.rule)
    }

    private func comment(_ rest: String, verb: String = "fingerpost-ignore") -> String {
        "<!-- \(verb) \(rest) until=2027-01-31: in work -->"
    }

    @Test func coversTheNextBlockAndNoMore() {
        let comment = comment("near-miss")
        #expect(rules("\(comment)\nSee [it] (../backup/retry.md).").isEmpty)
        #expect(rules("\(comment)\n\nSee [it] (../backup/retry.md).").isEmpty)
        #expect(
            rules("\(comment)\n\nSee [it] (../backup/retry.md).\n\nSee [it] (../backup/retry.md).") == ["near-miss"])
        #expect(rules("See [it] (../backup/retry.md).\n\n\(comment)\n\nText.") == ["near-miss", "unused-suppression"])
        #expect(rules("\(comment)\n\n- a\n- See [it] (../backup/retry.md).").isEmpty)
        #expect(rules("- \(comment)\n\n  See [it] (../backup/retry.md).").isEmpty)
        #expect(rules("> \(comment)\n>\n> See [it] (../backup/retry.md).").isEmpty)
    }

    @Test func standingInsideOfALineItCoversItsBlock() {
        #expect(rules("See \(comment("near-miss")) [it] (../backup/retry.md)\nand [it] (../backup/retry.md).").isEmpty)
        #expect(
            rules("| a | b |\n| - | - |\n| \(comment("near-miss")) [it] (../backup/retry.md) | c |").isEmpty)
    }

    @Test func severalCommentsAndSeveralRulesAddUp() {
        let image = "![](../../images/shot.png) [it] (../backup/retry.md)"
        #expect(rules(image) == ["missing-alt", "near-miss"])
        #expect(rules("\(comment("near-miss"))\n\(comment("missing-alt"))\n\n\(image)").isEmpty)
        #expect(rules("\(comment("near-miss, missing-alt"))\n\(image)").isEmpty)
        #expect(rules("\(comment("near-miss missing-alt"))\n\n[it] (../backup/retry.md)") == ["unused-suppression"])
    }

    @Test func coversADefinitionThatFollows() {
        let text = "See [it][b].\n\n\(comment("missing-page"))\n\n[b]: ../backup/rety.md\n\nText."
        #expect(rules(text).isEmpty)
    }

    @Test func coversTheWholeFileIfAsked() {
        let comment = comment("near-miss", verb: "fingerpost-ignore-file")
        #expect(rules("[it] (../backup/retry.md)\n\nText.\n\n\(comment)").isEmpty)
        #expect(rules("\(comment)\n\nText.") == ["unused-suppression"])
    }

    @Test func reportsAgainWhenTheLastDayIsOver() {
        let text = "\(comment("near-miss"))\nSee [it] (../backup/retry.md)."
        #expect(rules(text, today: "2027-01-31").isEmpty)
        #expect(rules(text, today: "2027-02-01") == ["expired-suppression", "near-miss"])
    }

    @Test func aFaultyCommentSuppressesNothing() {
        let text = "See [it] (../backup/retry.md)."
        #expect(rules("<!-- fingerpost-ignore near-miss: why -->\n\(text)") == ["faulty-suppression", "near-miss"])
        #expect(
            rules("<!-- fingerpost-ignore near-miss until=2027-01-31 -->\n\(text)") == [
                "faulty-suppression", "near-miss",
            ])
        #expect(
            rules("<!-- fingerpost-ignore until=2027-01-31: why -->\n\(text)") == ["faulty-suppression", "near-miss"])
        #expect(
            rules("<!-- fingerpost-ignor near-miss until=2027-01-31: why -->\n\(text)") == [
                "faulty-suppression", "near-miss",
            ])
        #expect(
            rules("<!-- fingerpost-ignore near-miss until=2027-02-30: why -->\n\(text)") == [
                "faulty-suppression", "near-miss",
            ])
    }

    @Test func noCommentSuppressesASecurityRule() {
        let text = "\(comment("unknown-intent"))\nTap [it](gallery-action://backup/rety)."
        let run = audit.run(text)
        #expect(rules(text) == ["faulty-suppression", "unknown-intent"])
        let fault = run.findings.first { $0.rule == "faulty-suppression" }
        #expect(fault?.message == "`unknown-intent` protects the reader and cannot be suppressed")
        for rule in RuleCatalogue.all where rule.isSecurity {
            let run = audit.run("\(comment(rule.name))\n\nText.")
            #expect(run.audit.suppressions.allSatisfy { $0.rules.isEmpty }, "\(rule.name)")
        }
    }

    @Test func commentsOfOthersAndCommentsInCodeAreNone() {
        #expect(audit.run("<!-- markdownlint-disable -->\n\n`\(comment("near-miss"))`").audit.suppressions.isEmpty)
        #expect(audit.run("```\n\(comment("near-miss"))\n```").audit.suppressions.isEmpty)
    }

    @Test func worksInABodyOfHTML() throws {
        func covered(_ html: String) throws -> [String?] {
            let file = SourceFile(name: "a.html", text: html)
            let tree = try HTMLTree.parse(file.bytes, mode: .fragment)
            return tree.suppressions(in: file).map { suppression in
                suppression.scope.map {
                    String(decoding: file.bytes[$0.range].dropFirst(suppression.comment.count), as: UTF8.self)
                }
            }
        }
        let comment = comment("near-miss")
        #expect(try covered("<p>a</p>\(comment)\n<p>b</p><p>c</p>") == ["\n<p>b</p>"])
        #expect(try covered("<div>\(comment)<ul><li>b</ul>x</div>y") == ["<ul><li>b</ul>"])
        #expect(try covered("<p>a \(comment) b <b>c</b></p>d") == [" b <b>c</b></p>"])
        #expect(try covered("a \(comment) b") == [" b"])
    }

    @Test func readsDays() {
        #expect(CalendarDate("2024-02-29") != nil && CalendarDate("2023-02-29") == nil)
        #expect(
            CalendarDate("2027-1-31") == nil && CalendarDate("2027-01-32") == nil && CalendarDate("+027-01-31") == nil)
        #expect(CalendarDate(secondsSince1970: 0)?.description == "1970-01-01")
        #expect(CalendarDate(secondsSince1970: 951_782_399)?.description == "2000-02-28")
        #expect(CalendarDate(secondsSince1970: 951_782_400)?.description == "2000-02-29")
        #expect(CalendarDate(secondsSince1970: 1_796_083_200)?.description == "2026-12-01")
        #expect(CalendarDate("2026-12-31")! < CalendarDate("2027-01-01")!)
    }
}
