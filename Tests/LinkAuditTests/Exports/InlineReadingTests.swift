import Exports
import SourceText
import Testing

@testable import LinkAudit

@Suite struct InlineReadingTests {
    private func rules(_ text: String) throws -> [String] {
        try EncodedRecord(text, syntax: .inlineMarkdown).audit().findings.map(\.finding.rule)
    }

    @Test(arguments: [
        "    [a](gallery-action://nowhere/x)", "```\n[a](gallery-action://nowhere/x)\n````",
        "~~~\n[a](gallery-action://nowhere/x)", "- x\n\n      [a](gallery-action://nowhere/x)",
        "<div>\n[a](gallery-action://nowhere/x)\n</div>", "[a](gallery-action://nowhere/x)",
        "# [a](gallery-action://nowhere/x)", "text [a]\n\n[a]: gallery-action://nowhere/x",
        "\t[a](gallery-action://nowhere/x)", "www.x.org\n\n    <gallery-action://nowhere/x>",
    ])
    func findsWhatBlockStructureWouldHide(_ text: String) throws {
        #expect(try rules(text).filter { $0 == "unknown-intent" } == ["unknown-intent"])
    }

    @Test func givesEachLinkOnceAtItsPlace() throws {
        let text = "Left 1.\n\n    [Retry](gallery-action://backup/retry)\n[Storage](gallery-action://settings/storage)"
        let encoded = EncodedRecord(text, syntax: .inlineMarkdown)
        let links = try encoded.audit().links
        #expect(links.map { $0.intent } == ["backup.retry", "settings.storage"])
        for link in links {
            #expect(Array(text.utf8)[link.place.range] == link.destination[...])
            #expect(link.start.byteOffset == encoded.places[link.place.lowerBound])
        }
    }

    @Test func asksNothingOfBlocks() throws {
        #expect(try rules("#### Deep\n\n###### Deeper") == [])
    }

    @Test func letsADestructiveIntentStandAlone() throws {
        #expect(try rules("[Erase](gallery-action://library/erase)") == [])
        #expect(try rules("Or [erase](gallery-action://library/erase).") == ["destructive-in-sentence"])
    }
}

/// What a caret before a bracket means in a string, and what the app fills in.
@Suite struct InlineStringTests {
    private func audit(_ text: String) throws -> RecordAudit {
        try EncodedRecord(text, syntax: .inlineMarkdown).audit()
    }

    private func rules(_ text: String) throws -> [String] {
        try audit(text).findings.map(\.finding.rule).sorted()
    }

    @Test(arguments: [
        "^[3 photos](inflect: true)", "^[3 photos](inflect:true)", "^[%lld photo](inflect: true).",
        "^[x](morphology: {gender: 'feminine', number: \"one\"}, inflect: true)",
        "^[x]( inflect : true , )x", "^[a **b** `]`](inflect: true)", "# ^[x](inflect:true)",
        "    ^[x](inflect:true)", "^[x][a]\n\n^[a]: inflect: true", "^[x](agreeWithArgument: 1, inflect: true)",
        "^[^[a](inflect: true) b](inflect:true)", "^[x](inflect: true, morphology: {a: \"(\"})",
    ])
    func takesAttributesForNoLink(_ text: String) throws {
        let audit = try audit(text)
        #expect(audit.links.isEmpty, "\(audit.links)")
        #expect(audit.findings.filter { $0.finding.severity == .error }.isEmpty, "\(audit.findings)")
    }

    @Test(arguments: [
        ("^[y](gallery-action://evil/x)", "unknown-intent"), ("^[y](javascript:x)", "forbidden-scheme"),
        ("^[y]( gallery-action://evil/x )", "unknown-intent"), ("^[y](foo:bar)", "unknown-scheme"),
        ("^[y](inflect: true, link: \"javascript:x()\")", "forbidden-scheme"),
        ("^[y](morphology: { a: 'foo://x' })", "unknown-scheme"), ("    ^[y](foo:bar)", "unknown-scheme"),
        ("^[y](//evil.example.org/x)", "network-path"), ("^[y][r]\n\n^[r]: foo:bar", "unknown-scheme"),
        ("^[Retry](gallery-action://backup/retry)", "attribute-link"),
        ("^[Status](https://status.example.com/)", "attribute-link"),
        ("^[x](inflct: true)", "unknown-attribute"), ("^[x](inflect)", "unknown-attribute"),
        ("^[x](../a.md)", "unknown-attribute"),
    ])
    func judgesWhatAttributesShouldNotHold(_ text: String, _ rule: String) throws {
        #expect(try rules(text) == [rule])
    }

    @Test func seesALinkWhereTheCaretMeansNothing() throws {
        #expect(try rules("\\^[y](foo:bar)") == ["unknown-scheme"])
        #expect(try audit("2^ [Retry](gallery-action://backup/retry)").links.map(\.intent) == ["backup.retry"])
        #expect(try audit("`^[` [Retry](gallery-action://backup/retry)").links.map(\.intent) == ["backup.retry"])
        #expect(try rules("^[a [b](foo:bar)](inflect: true)") == ["unknown-scheme"])
        // A page has no such syntax.
        #expect(try EncodedRecord("^[x](foo:bar)", syntax: .markdown).audit().findings.count == 1)
    }

    @Test func staysLinearOverManyBackticksAndBrackets() throws {
        let text = String(repeating: "^[`", count: 20_000)
        #expect(InlineAttributes(in: Array(text.utf8)).runs.isEmpty)
    }

    @Test(arguments: ["%@", "%1$@", "%lld", "%#@x@", "%arg", "{{name}}", "${x}"])
    func letsPlaceholdersStandInTextAndNotInDestinations(_ placeholder: String) throws {
        #expect(try rules("[\(placeholder) photos](gallery-action://backup/retry)") == [])
        #expect(try rules("[x](https://status.example.com/\(placeholder))") == ["placeholder-in-destination"])
        #expect(try rules("[x](gallery-action://backup/\(placeholder))") == ["placeholder-in-destination"])
    }

    @Test func takesAPlaceholderForAWholeTypedParameter() throws {
        let link = try #require(try audit("[Open](gallery-action://project/%1$@/task/%2$@)").links.first)
        #expect(link.intent == "task.open")
        #expect(link.parameters.map { "\($0.name)=\($0.value)" } == ["project=%1$@", "task=%2$@"])
        #expect(String(decoding: link.destination, as: UTF8.self) == "gallery-action://project/%1$@/task/%2$@")
        #expect(try rules("[x](gallery-action://search?q=%@)") == [])
        #expect(try rules("[x](gallery-action://search?q=%lld&sort=%@)") == [])
    }

    @Test func takesAPlaceholderInAStringThatIsNothingButAnAddress() throws {
        let link = try #require(try audit("gallery-action://project/%1$@/task/%2$@").links.first)
        #expect(link.intent == "task.open")
        #expect(try rules("gallery-action://search?q=%@") == [])
        #expect(try rules("gallery-action://project/a%@/task/%@") == ["placeholder-in-destination"])
    }

    @Test(arguments: [
        "gallery-action://project/a%@/task/%@", "gallery-action://project/%lld/task/%@", "%@://project/%@/task/%@",
        "gallery-action://project/%#@x@/task/%@", "gallery-action://search?%@=x", "gallery-action://search?q=a%@",
        "gallery-action://project/%@/task/%@/%@", "gallery-action://search/%@",
    ])
    func refusesAPlaceholderForAnythingLess(_ destination: String) throws {
        #expect(try rules("[x](\(destination))").allSatisfy { $0 != "unknown-intent" })
        #expect(try !rules("[x](\(destination))").isEmpty)
        #expect(try EncodedRecord("[x](gallery-action://search?q=%@)", syntax: .markdown).audit().findings.count == 1)
    }
}
