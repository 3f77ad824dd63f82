import SourceText

/// A page for people: everything in one file, which opens without a server and asks nothing of the network.
///
/// All findings stand in the page as text, so it reads and prints without its script; the script only filters. The
/// content security policy names style and script by their hashes: nothing that content brings could run.
public struct HTMLReporter: Reporter {
    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        var html = MarkupWriter()
        head(to: &html)
        html.fixed("<header class=\"top\"><div>\n<h1>Link report</h1>\n")
        html.element("p", [("class", "totals")], totals(report))
        html.fixed("</div>\n")
        filters(report, to: &html)
        html.fixed("</header>\n<main id=\"findings\">\n")
        rules(report, to: &html)
        findings(report, to: &html)
        html.fixed("</main>\n<footer>")
        html.text("Made by Fingerpost \(report.version). ")
        html.element("a", [("href", RuleFacts.manual)], "Manual")
        html.fixed("</footer>\n<script>")
        html.fixed(HTMLReportScript.text)
        html.fixed("</script>\n</body>\n</html>\n")
        return html.string
    }

    private func head(to html: inout MarkupWriter) {
        html.fixed("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        let policy = [
            "default-src 'none'", "style-src '\(hash(HTMLReportStyle.text))'",
            "script-src '\(hash(HTMLReportScript.text))'", "base-uri 'none'", "form-action 'none'",
        ]
        html.open(
            "meta", [("http-equiv", "Content-Security-Policy"), ("content", policy.joined(separator: "; "))])
        html.fixed("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.fixed(
            "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n")
        html.fixed("<title>Link report</title>\n<style>")
        html.fixed(HTMLReportStyle.text)
        html.fixed("</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n")
    }

    private func hash(_ text: StaticString) -> String {
        "sha256-" + base64(SHA256.hash(text.withUTF8Buffer { Array($0) }))
    }

    private func totals(_ report: Report) -> String {
        var parts = [report.summary.totals]
        if !report.inputs.isEmpty {
            parts.append("\(counted(report.links, "link")) checked in \(counted(report.inputs.count, "file"))")
        }
        if report.baselined > 0 { parts.append("\(counted(report.baselined, "finding")) in the baseline") }
        if report.suppressed > 0 { parts.append("\(report.suppressed) suppressed") }
        return parts.joined(separator: " · ")
    }

    // MARK: Filters

    private func filters(_ report: Report, to html: inout MarkupWriter) {
        guard report.findings.count > 1 else { return }
        let addresses = report.findings.compactMap(\.located.finding.address)
        html.fixed("<form id=\"filters\" role=\"search\" aria-label=\"Filter the findings\" hidden>\n")
        html.fixed("<label class=\"wide\">Text <input id=\"text\" type=\"search\" autocomplete=\"off\" ")
        html.fixed("aria-describedby=\"hint\"></label>\n")
        let severities = Severity.allCases.reversed().filter { report.summary.count($0) > 0 }
        select("severity", "Severity", severities.map(\.name), to: &html)
        select("rule", "Rule", report.ruleNames, to: &html)
        select("locale", "Locale", names(addresses.compactMap(\.locale)), to: &html)
        let records = names(addresses.compactMap(\.record))
        if records.count > 1 {
            html.fixed("<label>Record <input id=\"record\" list=\"records\" autocomplete=\"off\"></label>\n")
            html.fixed("<datalist id=\"records\">")
            for record in records.prefix(2_000) { html.open("option", [("value", visible(record))]) }
            html.fixed("</datalist>\n")
        }
        html.fixed("<button type=\"reset\">Show all</button>\n")
        html.fixed("<p class=\"state\"><output id=\"state\"></output> <span id=\"hint\"><kbd>/</kbd> searches, ")
        html.fixed("<kbd>Esc</kbd> shows all</span></p>\n</form>\n")
    }

    private func names(_ values: [String]) -> [String] {
        Set(values).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func select(_ id: String, _ label: String, _ values: [String], to html: inout MarkupWriter) {
        guard values.count > 1 else { return }
        html.fixed("<label>")
        html.text(label + " ")
        html.open("select", [("id", id)])
        html.fixed("<option value=\"\">all</option>")
        for value in values { html.element("option", [("value", visible(value))], visible(value)) }
        html.fixed("</select></label>\n")
    }

    // MARK: Content

    private func rules(_ report: Report, to html: inout MarkupWriter) {
        let rules = report.summary.rules
        guard rules.count > 1 else { return }
        html.fixed("<details class=\"rules\" open>\n<summary>By rule</summary>\n<table>\n<thead><tr>")
        html.fixed("<th scope=\"col\">Rule</th><th scope=\"col\">Severity</th><th scope=\"col\">Findings</th>")
        html.fixed("<th scope=\"col\">What is wrong</th></tr></thead>\n<tbody>\n")
        for rule in rules {
            let facts = RuleFacts(rule.rule)
            html.fixed("<tr><th scope=\"row\">")
            html.element("a", [("href", facts.address)], rule.rule)
            html.fixed("</th><td>")
            html.element("span", [("class", "badge " + rule.severity.name)], rule.severity.name)
            html.fixed("</td>")
            html.element("td", [("class", "number")], String(rule.count))
            html.fixed("<td>")
            html.sentence(facts.summary)
            html.fixed("</td></tr>\n")
        }
        html.fixed("</tbody>\n</table>\n</details>\n")
    }

    private func findings(_ report: Report, to html: inout MarkupWriter) {
        if let remark = report.remark {
            html.fixed("<p><strong>")
            html.text(remark)
            html.fixed("</strong></p>\n")
        }
        if report.findings.isEmpty, report.unlisted == 0 {
            html.fixed("<p class=\"good\">Every link leads where it should.</p>\n")
        }
        var file: String?
        for entry in report.findings {
            let name = entry.located.finding.place.file
            if name != file {
                if file != nil { html.fixed("</ol>\n</section>\n") }
                file = name
                html.fixed("<section class=\"file\">\n")
                html.element("h2", [], visible(name))
                html.fixed("<ol>\n")
            }
            HTMLFinding(entry).write(to: &html)
        }
        if file != nil { html.fixed("</ol>\n</section>\n") }
        html.fixed("<p id=\"none\" class=\"good\" hidden>Nothing fits the filter.</p>\n")
    }
}

/// Bytes in base 64 with padding (RFC 4648, 4).
func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(bytes.count, start + 3)]
        let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0..<4 {
            text.unicodeScalars.append(place <= group.count ? alphabet[number >> (18 - 6 * place) & 63] : "=")
        }
    }
    return text
}
