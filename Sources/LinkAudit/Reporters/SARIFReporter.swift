import SourceText

/// SARIF 2.1.0 (OASIS), as GitHub's code scanning wants it.
///
/// Columns count UTF-16 units, which `columnKind` says. A finding about a whole file has no region. GitHub takes 25,000
/// results: of more the gravest are kept, and a notification says how many are missing.
public struct SARIFReporter: Reporter {
    /// The number of results that are written at most.
    static let limit = 25_000

    /// Makes a reporter.
    public init() {}

    /// The whole report.
    public func report(_ report: Report) -> String {
        let kept = kept(report.findings)
        let rules = Set(kept.map(\.located.finding.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member(
                "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            json.member("version", "2.1.0")
            json.array("runs") { json in
                json.object { json in
                    json.object("tool") { json in
                        json.object("driver") { json in
                            json.member("name", "Fingerpost")
                            json.member("semanticVersion", report.version)
                            json.member("informationUri", RuleFacts.manual)
                            json.array("rules") { json in
                                for rule in rules { json.object { SARIFReporter.describe(RuleFacts(rule), into: &$0) } }
                            }
                        }
                    }
                    json.object("automationDetails") { $0.member("id", "fingerpost/") }
                    json.member("columnKind", "utf16CodeUnits")
                    notify(remarks(on: report, kept: kept.count), into: &json)
                    json.array("results") { json in
                        for entry in kept {
                            json.object { write(entry, places, report.lineHashes, into: &$0) }
                        }
                    }
                }
            }
        }
        json.endLine()
        return json.text
    }

    /// The findings that are written, in the order of reports.
    private func kept(_ findings: [FingerprintedFinding]) -> [FingerprintedFinding] {
        guard findings.count > SARIFReporter.limit else { return findings }
        let gravest = findings.indices.sorted {
            let left = findings[$0].located.finding.severity
            let right = findings[$1].located.finding.severity
            return left != right ? left > right : $0 < $1
        }
        return gravest.prefix(SARIFReporter.limit).sorted().map { findings[$0] }
    }

    /// What is said of findings that are not among the results.
    private func remarks(on report: Report, kept: Int) -> [String] {
        var remarks: [String] = []
        if kept < report.findings.count {
            remarks.append(
                "\(report.findings.count - kept) of \(report.findings.count) findings are left out, the least grave "
                    + "first: code scanning takes \(SARIFReporter.limit)")
        }
        if let remark = report.remark { remarks.append(remark) }
        return remarks
    }

    private func notify(_ remarks: [String], into json: inout JSONWriter) {
        guard !remarks.isEmpty else { return }
        json.array("invocations") { json in
            json.object { json in
                json.member("executionSuccessful", true)
                json.array("toolExecutionNotifications") { json in
                    for remark in remarks {
                        json.object { json in
                            json.member("level", "warning")
                            json.object("message") { $0.member("text", remark) }
                        }
                    }
                }
            }
        }
    }

    private static func describe(_ rule: RuleFacts, into json: inout JSONWriter) {
        json.member("id", rule.name)
        json.member("name", rule.title)
        json.object("shortDescription") { $0.member("text", rule.summary) }
        json.object("fullDescription") { $0.member("text", rule.summary) }
        json.member("helpUri", rule.address)
        json.object("help") { json in
            json.member("text", rule.howToFix)
            json.member("markdown", rule.page)
        }
        json.object("defaultConfiguration") { $0.member("level", rule.severity.name) }
        json.object("properties") { json in
            json.array("tags") { json in
                json.value("links")
                if rule.isSecurity { json.value("security") }
            }
            json.member("precision", "very-high")
            json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.name)
            if rule.isSecurity { json.member("security-severity", "8.0") }
        }
    }

    private func write(
        _ entry: FingerprintedFinding, _ rules: [String: Int], _ lineHashes: [String: [Int: String]],
        into json: inout JSONWriter
    ) {
        let located = entry.located
        let finding = located.finding
        json.member("ruleId", finding.rule)
        json.member("ruleIndex", rules[finding.rule])
        json.member("level", finding.severity.name)
        json.object("message") { json in
            json.member("text", [finding.message, finding.help].compactMap { $0 }.joined(separator: "; "))
        }
        json.array("locations") { json in
            json.object { json in
                place(finding.place.file, located.start, located.end, into: &json)
                guard let words = addressWords(finding.address) else { return }
                json.array("logicalLocations") { $0.object { $0.member("fullyQualifiedName", words) } }
            }
        }
        json.object("partialFingerprints") { json in
            json.member("primaryLocationLineHash", located.start.flatMap { lineHashes[finding.place.file]?[$0.line] })
            json.member("fingerpost/v1", entry.fingerprint)
        }
        guard !finding.related.isEmpty else { return }
        json.array("relatedLocations") { json in
            for (index, related) in finding.related.enumerated() {
                let position = index < located.related.count ? located.related[index] : nil
                json.object { json in
                    json.member("id", index + 1)
                    place(related.place.file, position, nil, into: &json)
                    json.object("message") { $0.member("text", related.message) }
                }
            }
        }
    }

    private func place(_ file: String, _ start: TextPosition?, _ end: TextPosition?, into json: inout JSONWriter) {
        json.object("physicalLocation") { json in
            json.object("artifactLocation") { $0.member("uri", fileAddress(file)) }
            guard let start else { return }
            json.object("region") { json in
                json.member("startLine", start.line)
                json.member("startColumn", start.utf16Column)
                guard let end else { return }
                json.member("endLine", end.line)
                json.member("endColumn", end.utf16Column)
            }
        }
    }
}

/// A file name as a relative reference (RFC 3986): everything but unreserved characters and slashes is written by
/// number, so that no name can pass for a scheme, a query or a fragment.
func fileAddress(_ name: String) -> String {
    var result = name.hasPrefix("/") ? "file://" : ""
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            result += digits.count < 2 ? "%0" + digits : "%" + digits
        }
    }
    return result
}
