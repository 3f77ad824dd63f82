import Foundation
import HelpBundle
import IntentCatalogue
import IntentRouting
import TestSupport
import Testing

/// The bundle says what the pages say: their HTML is read here by other means, and the two are compared.
@Suite struct BundleAgainstHTMLTests {
    /// The article of a built page, without the ways back from notes.
    private static func article(_ html: String) -> String {
        guard let start = html.range(of: "<article[^>]*>", options: .regularExpression)?.upperBound,
            let end = html.range(of: "</article>", range: start..<html.endIndex)?.lowerBound
        else { return "" }
        return String(html[start..<end]).replacing(#/<a [^>]*data-footnote-backref[^>]*>.*?<\/a>/#, with: "")
    }

    private static func unescaped(_ text: some StringProtocol) -> String {
        text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
            .replacingOccurrences(of: "&amp;", with: "&")
    }

    private static func attributes(_ tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for match in tag.matches(of: #/([a-z-]+)="([^"]*)"/#) { result[String(match.1)] = unescaped(match.2) }
        return result
    }

    /// A relative address as a path of the output and a fragment.
    private static func resolved(_ address: String, on page: String) -> String {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var path = page
        if !parts[0].isEmpty {
            var segments = page.split(separator: "/").dropLast().map(String.init)
            for segment in parts[0].split(separator: "/", omittingEmptySubsequences: false) {
                switch segment {
                case ".": break
                case "..": if !segments.isEmpty { segments.removeLast() }
                case "": break
                default: segments.append(String(segment).removingPercentEncoding ?? "")
                }
            }
            if parts[0].hasSuffix("/") || parts[0].hasSuffix("..") || parts[0] == "." { segments.append("index.html") }
            path = segments.joined(separator: "/")
        }
        let fragment = parts.count > 1 ? parts[1].removingPercentEncoding ?? "" : ""
        return fragment.isEmpty ? path : path + "#" + fragment
    }

    /// One line for each link and image of the article.
    private static func lines(ofHTML html: String, page: String) -> [String] {
        article(html).matches(of: #/<(a|img) [^>]*>/#).compactMap { match in
            let given = attributes(match.0)
            if match.0.contains("data-footnote-ref") { return nil }
            if let source = given["src"] {
                return "image " + (source.contains(":") ? source : resolved(source, on: page))
            }
            guard let href = given["href"] else { return nil }
            if let intent = given["data-intent"] {
                let more = ["confirm", "since", "until"].compactMap { given["data-intent-" + $0] }
                let flags = (match.0.contains("data-intent-destructive") ? ["destructive"] : [])
                return
                    ([
                        "intent", intent, given["data-intent-url"] ?? href,
                        given["data-intent-url"] == nil ? "-" : href,
                    ] + more + flags).joined(separator: " ")
            }
            return href.contains(":") ? "system " + href : resolved(href, on: page)
        }
    }

    private static func line(_ link: HelpLink) -> String {
        switch link.target {
        case .intent(let intent):
            let more = [intent.confirm, intent.since, intent.until].compactMap { $0 }
            return
                (["intent", intent.intent, intent.url, intent.universal ?? "-"] + more
                + (intent.isDestructive ? ["destructive"] : [])).joined(separator: " ")
        case .system(let url): return "system " + url
        case .page(let reference): return reference.page + (reference.fragment.map { "#" + $0 } ?? "")
        case .asset(let path): return path
        }
    }

    private static func lines(of page: HelpPage) -> [String] {
        var lines: [String] = []
        var last: Int?
        page.walk(run: { run in
            if let link = run.link, link != last {
                lines.append(line(page.links[link]))
                last = link
            }
            guard case .image(let source, _, _, _) = run.content else { return }
            let path = line(page.links[source])
            lines.append("image " + (path.hasPrefix("system ") ? String(path.dropFirst(7)) : path))
        })
        return lines
    }

    @Test(arguments: ["gallery", "manual"])
    func everyLinkIsResolvedAsOnThePage(_ name: String) throws {
        let site = try BuiltSite(repository: name)
        let bundle = try site.bundle()
        var links = 0
        var intents = 0
        for entry in bundle.manifest.locales.flatMap(\.pages) {
            let page = try bundle.page(entry.page)
            guard page.redirect == nil else { continue }
            let html = Self.lines(ofHTML: try site.text(entry.page), page: entry.page)
            #expect(Self.lines(of: page) == html, "\(entry.page)")
            links += html.count
            intents += html.count { $0.hasPrefix("intent ") }
        }
        #expect(links > 200)
        if name == "gallery" { #expect(intents > 80) }
    }

    @Test(arguments: ["gallery", "manual"])
    func everyWordOfThePageIsInTheBundle(_ name: String) throws {
        let site = try BuiltSite(repository: name)
        let bundle = try site.bundle()
        func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
        for entry in bundle.manifest.locales.flatMap(\.pages) {
            let page = try bundle.page(entry.page)
            guard page.redirect == nil, !page.blocks.isEmpty else { continue }
            var ours = ""
            page.walk(
                run: { run in
                    if case .image = run.content { return }
                    ours += letters(run.text)
                }, text: { ours += letters($0) })
            let tagless = Self.article(try site.text(entry.page)).replacing(#/<[^>]*>/#, with: "")
            let theirs = letters(Self.unescaped(tagless))
            #expect(theirs.hasSuffix(ours) || ours == theirs, "\(entry.page)")
            #expect(theirs.count - ours.count <= letters(page.title).count, "\(entry.page)")
        }
    }

    @Test func everyLinkOfTextIsTheCanonicalURLAndRoutesToTheIntent() throws {
        let site = try BuiltSite(repository: "gallery")
        let bundle = try site.bundle()
        let policy = try LinkPolicy(try #require(site.catalogue).links)
        var intents = 0
        for entry in bundle.manifest.locales.flatMap(\.pages) {
            let page = try bundle.page(entry.page)
            #expect(page.contract == site.catalogue?.contractVersion)
            var failures: [String] = []
            page.walk(run: { run in
                let text = page.attributedText(run)
                guard let index = run.link else {
                    if text.link != nil { failures.append("a link out of nothing") }
                    return
                }
                guard let url = text.link else { return failures.append("no link: \(page.links[index])") }
                switch page.links[index].target {
                case .intent(let intent):
                    intents += 1
                    guard url.absoluteString == intent.url,
                        case .intent(let match, false) = policy.judge(url.absoluteString).verdict,
                        match.id == intent.intent, match.url == intent.url
                    else { return failures.append(intent.url) }
                case .system(let address): if url.absoluteString != address { failures.append(address) }
                case .page(let reference): if HelpPageReference(url) != reference { failures.append(reference.page) }
                case .asset: failures.append("a file")
                }
            })
            #expect(failures.isEmpty, "\(entry.page)")
        }
        #expect(intents > 80)
    }
}
