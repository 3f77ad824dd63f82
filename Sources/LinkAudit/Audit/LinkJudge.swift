import Documents
import IntentCatalogue
import IntentRouting
import SourceText

/// Judges the links of one file one after the other: policy first, then position, then the site's own files.
///
/// An accepted link costs no memory; texts are made only for findings.
struct LinkJudge {
    /// Where a link stands and what it does there.
    struct Position {
        /// Index in the list of links.
        var link: Int
        /// What is done with the destination.
        var use: LinkUse
        /// The destination in the file.
        var place: ByteRange
        /// The use of a reference link, whose destination stands in its definition.
        var reference: ByteRange?
        /// Whether it is an action of its own and not part of a sentence.
        var standsAlone: Bool
    }

    private let auditor: PageAuditor
    private let page: Int?
    private let anchors: AnchorSet?
    /// The file that the destinations stand in; empty where nothing can be changed.
    private let source: [UInt8]
    private var resolver: PathResolver
    private var fragment: [UInt8] = []
    /// Faulty paths so far; a file with more than a hundred of them gets no suggestions for the rest.
    private var misses = 0
    var collector: FindingCollector
    private(set) var pendingAnchors = PendingAnchors()
    private(set) var usedIntents: Set<String> = []

    /// Begins a file; `anchors` are those of the page itself, nil where `#…` alone means nothing.
    init(auditor: PageAuditor, file: String, page: Int?, anchors: AnchorSet?, source: [UInt8] = []) {
        self.source = source
        self.auditor = auditor
        self.page = page
        self.anchors = anchors
        resolver = PathResolver(index: auditor.index)
        collector = FindingCollector(file: file)
    }

    /// The verdict on a destination; ranges in it count in what `destination` is a slice of.
    mutating func judge(_ destination: ArraySlice<UInt8>, _ position: Position) -> Verdict {
        let judgement = auditor.policy.judge(destination)
        for note in judgement.notes { report(note, on: judgement.verdict, destination, position) }
        switch judgement.verdict {
        case .intent(let match, _): return judge(match, destination, position)
        case .system(let link): return .system(link)
        case .rewrite(_, let link): return .rewrite(link)
        case .internalPath(let parts): return judge(parts, destination, position)
        case .refused(let refusal):
            let rule = RuleCatalogue.refusal(refusal.reason.rawValue) ?? MalformedURL.self
            return refuse(
                rule, destination, position, refusal.detail, nearest: refusal.nearest, hint: refusal.help,
                fix: refusal.reason == .illegalCharacter ? withoutInvisibles(destination, position) : nil)
        }
    }

    private mutating func judge(
        _ match: IntentMatch, _ destination: ArraySlice<UInt8>, _ position: Position
    ) -> Verdict {
        switch position.use {
        case .tap:
            if !position.standsAlone, auditor.destructiveIntents.contains(match.id) {
                return refuse(DestructiveInSentence.self, destination, position)
            }
            usedIntents.insert(match.id)
        case .definition: break
        default: return refuse(IntentInPassivePosition.self, destination, position)
        }
        return .intent(match)
    }

    /// Whether a destination without a scheme leads to a file of the site or to a place on this page.
    mutating func leadsSomewhere(_ destination: ArraySlice<UInt8>) -> Bool {
        guard case .internalPath(let parts) = auditor.policy.judge(destination).verdict else { return false }
        let path = destination.dropFirst(parts.path.lowerBound).prefix(parts.path.count)
        if path.isEmpty {
            readFragment(parts.fragment.map { destination.dropFirst($0.lowerBound).prefix($0.count) })
            return !fragment.isEmpty && !isRefusedForAnchor
        }
        switch resolver.resolve(path, from: page) {
        case .page, .asset: return true
        default: return false
        }
    }

    // MARK: Inside the site

    private mutating func judge(
        _ parts: InternalPath, _ destination: ArraySlice<UInt8>, _ position: Position
    ) -> Verdict {
        guard auditor.checksPaths else { return .unchecked }
        let start = destination.startIndex
        let path = destination.dropFirst(parts.path.lowerBound).prefix(parts.path.count)
        let suffix = ByteRange(start + parts.path.upperBound, destination.endIndex)
        readFragment(parts.fragment.map { destination.dropFirst($0.lowerBound).prefix($0.count) })
        guard !path.isEmpty else {
            checkOwnAnchor(destination, position)
            return isRefusedForAnchor ? .refused(rule: MissingAnchor.name) : .anchor(suffix: suffix)
        }
        switch resolver.resolve(path, from: page) {
        case .page(let target):
            if !fragment.isEmpty {
                pendingAnchors.add(
                    link: position.link, target: target, name: fragment, place: position.place,
                    use: position.reference, fix: fragmentPlace(destination, position))
            }
            return .page(target, suffix: suffix)
        case .asset(let target):
            return .asset(target, suffix: suffix)
        case .outsideRoot:
            return refuse(OutsideRoot.self, destination, position)
        case .missing:
            misses += 1
            let miss = resolver.explainMiss(of: path, from: page, looksAround: misses <= 100)
            return refuse(miss, suffix, destination, position)
        }
    }

    private var isRefusedForAnchor: Bool {
        guard let anchors, !fragment.isEmpty else { return false }
        return !anchors.contains(fragment[...])
    }

    private mutating func checkOwnAnchor(_ destination: ArraySlice<UInt8>, _ position: Position) {
        guard isRefusedForAnchor, let anchors else { return }
        misses += 1
        MissingAnchor.add(
            fragment[...], on: nil, nearest: misses <= 100 ? anchors.nearestAnchor(to: fragment[...]) : nil,
            at: position.place, related: related(position), fixing: fragmentPlace(destination, position),
            into: &collector)
    }

    /// Decodes the name that a fragment asks for; empty when it asks for none: `#top` is there on every page, and what
    /// follows `:~:` is for the browser to find.
    private mutating func readFragment(_ written: ArraySlice<UInt8>?) {
        fragment.removeAll(keepingCapacity: true)
        guard var name = written else { return }
        var cursor = name.startIndex
        while cursor + 2 < name.endIndex {
            if name[cursor] == 0x3A, name[cursor + 1] == 0x7E, name[cursor + 2] == 0x3A {
                name = name[..<cursor]
                break
            }
            cursor += 1
        }
        appendPercentDecoded(name, to: &fragment)
        let isTop = fragment.count == 3 && fragment.elementsEqual("top".utf8) { foldedASCII($0) == $1 }
        if isTop { fragment.removeAll(keepingCapacity: true) }
    }

    // MARK: Findings

    private mutating func refuse(
        _ rule: any RefusalRule.Type, _ destination: ArraySlice<UInt8>, _ position: Position, _ detail: String = "",
        nearest: String? = nil, hint: String? = nil, severity: Severity? = nil, fix: TextEdit? = nil
    ) -> Verdict {
        let refused = RefusedDestination(shown: quoted(destination), detail: detail, nearest: nearest, hint: hint)
        collector.add(
            rule, at: position.place, subject: String(decoding: destination, as: UTF8.self),
            message: rule.message(refused), help: severity == .note ? nil : rule.help(refused),
            related: related(position), severity: severity, fix: fix)
        return .refused(rule: rule.name)
    }

    private mutating func refuse(
        _ miss: MissedPath, _ suffix: ByteRange, _ destination: ArraySlice<UInt8>, _ position: Position
    ) -> Verdict {
        let ending = String(decoding: destination[suffix.range], as: UTF8.self)
        let rule: any RefusalRule.Type =
            switch miss.reason {
            case .spelling: PathCase.self
            case .unknown where !miss.isPage || position.use == .image || position.use == .media: MissingAsset.self
            default: MissingPage.self
            }
        let hint: String? =
            switch miss.reason {
            case .draft: "publish the page, or take the link away until then"
            case .folderWithoutIndex: "link to a page in the folder, or give the folder an `index.md`"
            case .unknown where miss.suggestion == nil:
                destination.first == UInt8(ascii: "/")
                    ? "the path counts from the content root" : "the path counts from the folder of this page"
            default: nil
            }
        return refuse(
            rule, destination, position, miss.detail, nearest: miss.suggestion.map { $0 + ending }, hint: hint)
    }

    private mutating func report(
        _ note: PolicyNote, on verdict: PolicyVerdict, _ destination: ArraySlice<UInt8>, _ position: Position
    ) {
        guard let rule = RuleCatalogue.refusal(note.kind.rawValue) else { return }
        var severity: Severity?
        if note.kind == .intentUnavailable, case .intent(let match, _) = verdict,
            auditor.policy.catalogue.intent(match.id)?.fallback != nil
        {
            severity = .note
        }
        _ = refuse(
            rule, destination, position, note.detail, nearest: note.nearest, severity: severity,
            fix: note.kind == .schemeCase ? lowerScheme(destination, position) : nil)
    }

    private func related(_ position: Position) -> [RelatedPlace] {
        guard let reference = position.reference else { return [] }
        return [RelatedPlace(place: Place(file: collector.file, range: reference), message: "used here")]
    }
}

// MARK: Safe changes

/// What `--fix` may change: only where the destination stands in the file byte by byte as it was decoded.
extension LinkJudge {
    private func isVerbatim(_ destination: ArraySlice<UInt8>, _ position: Position) -> Bool {
        let place = position.place.range
        return place.count == destination.count && place.upperBound <= source.count
            && source[place].elementsEqual(destination)
    }

    /// The scheme in lower case.
    private func lowerScheme(_ destination: ArraySlice<UInt8>, _ position: Position) -> TextEdit? {
        guard isVerbatim(destination, position), let colon = destination.firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        let start = position.place.lowerBound
        let scheme = destination[..<colon].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return TextEdit(range: ByteRange(start, start + scheme.count), replacement: scheme)
    }

    /// The destination without white space beyond ASCII and invisible characters, if it is accepted then.
    private func withoutInvisibles(_ destination: ArraySlice<UInt8>, _ position: Position) -> TextEdit? {
        guard isVerbatim(destination, position), destination.count <= 2_000 else { return nil }
        var kept = ""
        for scalar in String(decoding: destination, as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x80, scalar.properties.isWhitespace || isInvisible(scalar) { continue }
            kept.unicodeScalars.append(scalar)
        }
        let bytes = Array(kept.utf8)
        guard bytes.count < destination.count else { return nil }
        switch auditor.policy.judge(bytes[...]).verdict {
        case .intent, .system, .rewrite: break
        case .internalPath(let parts):
            var resolver = resolver
            switch resolver.resolve(bytes[parts.path], from: page) {
            case .page, .asset: break
            default: return nil
            }
        case .refused: return nil
        }
        return TextEdit(range: position.place, replacement: bytes)
    }

    /// The fragment of a destination in the file, where it is written as it is decoded.
    private func fragmentPlace(_ destination: ArraySlice<UInt8>, _ position: Position) -> ByteRange? {
        guard !fragment.isEmpty, destination.count > fragment.count,
            destination[destination.endIndex - fragment.count - 1] == UInt8(ascii: "#"),
            destination.suffix(fragment.count).elementsEqual(fragment), isVerbatim(destination, position)
        else { return nil }
        return ByteRange(position.place.upperBound - fragment.count, position.place.upperBound)
    }
}
