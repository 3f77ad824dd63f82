import Documents
import IntentCatalogue
import SourceText

/// What only strings with inline Markdown have: attributes behind a caret, and slots that the app fills in.
extension UnitReading {
    /// Reads a document of a string; what has a caret before it is no link there.
    mutating func read(_ document: Document, without attributes: InlineAttributes) {
        guard !attributes.runs.isEmpty else {
            read(document)
            return
        }
        let brackets = Set(attributes.runs.map { UInt32($0.bracket) })
        var document = document
        document.removeLinks { $0.node >= 0 && brackets.contains($0.source.start) }
        document.removeUndefinedReferences { brackets.contains($0.source.start) }
        read(document)
    }

    mutating func readAttributes(_ attributes: InlineAttributes) {
        var collector = FindingCollector(file: file.name)
        for run in attributes.runs {
            let payload = AttributePayload(file.bytes, run.payload, ownSchemes: auditor.catalogue.schemes)
            for place in payload.addresses { judgeAddress(at: place, into: &collector) }
            guard payload.addresses.isEmpty else { continue }
            if let fault = payload.fault {
                collector.add(
                    UnknownAttribute.self, at: fault, subject: text(fault),
                    message: "\(quoted(file.bytes[fault.range])) is no attribute with a value",
                    help: "write a name, a colon and a value: `inflect: true`")
            }
            for (name, place) in payload.names where !AttributePayload.known.contains(name) {
                let nearest = nearestName(to: name, among: AttributePayload.known)
                collector.add(
                    UnknownAttribute.self, at: place, subject: name,
                    message: "there is no attribute \(quoted(name))",
                    help: nearest.map { "did you mean \(quoted($0))?" } ?? "delete it, or correct its name")
            }
        }
        findings += collector.findings
    }

    /// An address where attributes are expected is judged as the link that it is on the web; a good one is lost.
    private mutating func judgeAddress(at place: ByteRange, into collector: inout FindingCollector) {
        let destination = file.bytes[place.range]
        var judge = LinkJudge(auditor: auditor.pages, file: file.name, page: nil, anchors: nil)
        let position = LinkJudge.Position(link: 0, use: .tap, place: place, reference: nil, standsAlone: false)
        var verdict = judge.judge(destination, position)
        findings += judge.collector.findings
        if verdict.refusedBy == nil {
            verdict = .refused(rule: AttributeLink.name)
            collector.add(
                AttributeLink.self, at: place, subject: text(place),
                message: "\(quoted(destination)) behind a caret is no link: the app takes it for attributes",
                help: "delete the `^`, or write attributes such as `inflect: true`")
        }
        links.append(
            JudgedLink(
                form: .inline, use: .tap, destination: Array(destination), place: place, verdict: verdict,
                standsAlone: false))
    }

    private func text(_ range: ByteRange) -> String { String(decoding: file.bytes[range.range], as: UTF8.self) }

    // MARK: Slots

    /// Accepts a placeholder that stands for a whole value which the catalogue declares with a type.
    mutating func fillSlots() {
        for index in links.indices where links[index].verdict.refusedBy == PlaceholderInDestination.name {
            let link = links[index]
            guard let filled = TypedSlots.fill(link.destination, auditor.pages.policy) else { continue }
            findings.removeAll { $0.rule == PlaceholderInDestination.name && $0.place.range == link.place }
            var judge = LinkJudge(auditor: auditor.pages, file: file.name, page: nil, anchors: nil)
            links[index].verdict = judge.judge(
                filled.url[...],
                LinkJudge.Position(
                    link: index, use: link.use, place: link.place, reference: nil, standsAlone: link.standsAlone))
            links[index].parameters = filled.parameters
            findings += judge.collector.findings
        }
    }
}
