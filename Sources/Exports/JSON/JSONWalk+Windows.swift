import SourceText

/// When what has been found is handed over, and how reading goes on after a fault.
extension JSONWalk {
    /// Bytes, or what texts take in memory, from which on a window ends as soon as no text waits for its record's end.
    private static let softLimit = 1 << 20
    /// The same, from which on texts wait no longer where nothing says that they are parts of a record.
    private static let patience = 4 << 20

    /// Looks whether a window has to end here, behind a value.
    mutating func valueEnded(_ receive: (ExportRecord) -> Void) {
        guard layers.isEmpty else { return }
        guard !frames.isEmpty else {
            handOver(receive)
            return startAtTop()
        }
        let limit = plan.options.recordLimit
        let size = scanner.at - scanner.base
        guard max(size, pendingCost) >= min(Self.softLimit, limit) else { return }
        guard holdCount > 0 else { return handOver(receive) }
        let isRecord = !plan.preset.findsRecords || scanner.framing == .lines
        guard isRecord else {
            if max(size, pendingCost) >= min(Self.patience, limit) { handOver(receive) }
            return
        }
        guard size > limit || pendingCost > max(limit, 32 << 20) else { return }
        if let holder = frames.firstIndex(where: \.holds), !frames[holder].isOverLimit {
            frames[holder].isOverLimit = true
            scanner.faults.append(
                JSONFault(
                    range: (scanner.at - 1)..<scanner.at,
                    message: "the record is larger than \(byteCount(limit)); it is read in parts",
                    help: "what stands behind this place may lack the record's id and language"))
        }
        handOver(receive)
    }

    /// Hands over what has been found up to here, and begins the next window.
    mutating func handOver(_ receive: (ExportRecord) -> Void) {
        guard layers.isEmpty else { return }
        flushKeys()
        takeFaults(nil)
        let units = takeUnits()
        let references = takeReferences()
        reference = nil
        pendingCost = 0
        // Names alone wait for a record that is handed over in any case.
        let hasNames = !names.isEmpty && (frames.isEmpty || names.count >= 1000)
        if units.isEmpty && faults.isEmpty && references.isEmpty && !hasNames {
            if scanner.at > scanner.base { scanner.drop(upTo: scanner.at) }
        } else {
            faults.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
            var record = ExportRecord(window: scanner.cut(upTo: scanner.at), units: units, faults: faults)
            record.names = names
            record.references = references
            receive(record)
            faults = []
            names = []
        }
        if holdCount > 0 {
            for index in frames.indices { frames[index].holds = false }
            holdCount = 0
        }
        let kept = scopes.keep(frames[..<scopedCount].map(\.scope))
        for (index, scope) in kept.enumerated() { frames[index].scope = scope }
    }

    private mutating func takeUnits() -> [ExportUnit] {
        guard !pending.isEmpty else { return [] }
        var units: [ExportUnit] = []
        units.reserveCapacity(pending.count)
        var last = 0
        var isSorted = true
        for text in pending {
            let address = JSONAddress(scopes, scope: text.scope, path: text.path, preset: plan.preset)
            if address.isLeftOut { continue }
            if plan.preset.fieldsAreRecords, !plan.options.wants(record: address.address.record) { continue }
            let typed =
                text.isOpen && plan.options.syntax == nil
                ? address.typedField.flatMap { fieldTypes.syntax(type: address.type, field: $0) } : nil
            units.append(
                ExportUnit(
                    text: text.text, map: text.map, syntax: typed ?? text.syntax, address: address.address,
                    translationKey: address.translationKey, isSource: address.isSource,
                    representationKey: address.representationKey))
            let start = text.map.source(of: .empty).lowerBound
            if start < last { isSorted = false }
            last = start
        }
        pending.removeAll(keepingCapacity: pending.count < 1000)
        if !isSorted { units.sort { $0.map.source(of: .empty).lowerBound < $1.map.source(of: .empty).lowerBound } }
        return units
    }

    /// The keys of records that are handed over before their end: nothing says yet that they are no texts.
    private mutating func flushKeys() {
        guard plan.preset.records.first?.keySyntax != nil, !frames.isEmpty else { return }
        let (allFrames, allScoped) = (frames, scopedCount)
        while !frames.isEmpty {
            closeKeyed()
            frames.removeLast()
            scopedCount = min(scopedCount, frames.count)
        }
        (frames, scopedCount) = (allFrames, allScoped)
    }

    private mutating func startAtTop() {
        path.removeAll(keepingCapacity: true)
        key = nil
        here = plan.start
    }

    // MARK: Faults

    /// Takes over the scanner's faults; `layer` is the string it reads, nil for the file.
    mutating func takeFaults(_ layer: Layer?) {
        guard !scanner.faults.isEmpty else { return }
        for fault in scanner.faults {
            let range = ByteRange(
                max(0, fault.range.lowerBound - scanner.base), max(0, fault.range.upperBound - scanner.base))
            faults.append(
                RecordFault(
                    rule: fault.rule, range: layer?.map.source(of: range) ?? range, message: fault.message,
                    help: fault.help))
        }
        scanner.faults = []
    }

    /// Leaves the strings that are being read for the file itself, and says where in it a fault is.
    mutating func surface(_ fault: JSONFault) -> JSONFault {
        guard let file = layers.first?.scanner, let layer = layers.last else { return fault }
        var fault = fault
        let range = layer.map.source(of: ByteRange(fault.range)).range
        fault.range = (range.lowerBound + file.base)..<(range.upperBound + file.base)
        takeFaults(layer)
        while let layer = layers.popLast() {
            scanner = layer.scanner
            if let outer = layers.last { takeFaults(outer) }
        }
        return fault
    }

    /// Goes on with the next line where records stand on lines of their own; throws where they do not.
    mutating func recover(from stop: JSONStop, _ receive: (ExportRecord) -> Void) throws(JSONStop) {
        guard case .syntax(let inner) = stop else { throw stop }
        let fault = surface(inner)
        guard scanner.breaksAtLineEnd else { throw .syntax(fault) }
        let from = fault.range.upperBound
        if scanner.framing != .lines {
            // One line of a document, or the first record of many: only another line can tell.
            guard let end = try scanner.lineEnd(from: from, limit: plan.options.recordLimit), end < scanner.bytes.count
            else { throw .syntax(fault) }
        }
        let end = try scanner.lineEnd(from: from, limit: 1 << 16)
        scanner.faults.append(fault)
        scanner.at = max(end ?? from, scanner.faultsEnd)
        handOver(receive)
        frames = []
        scopedCount = 0
        holdCount = 0
        startAtTop()
        if end == nil { try scanner.skipLine() }
        scanner.startNextLine()
    }

    /// Tells whether the file says of itself that it is not whole.
    func checkFailure() throws(JSONStop) {
        guard frames.count == scopedCount, let frame = frames.last, let failure = scopes[frame.scope].failure,
            scopes[frame.scope].id == nil
        else { return }
        let start = scanner.base + failure
        throw .fatal(
            JSONFault(
                range: start..<start, message: "the export ends in an error of the system that wrote it",
                help: "what comes behind was never written; export again"))
    }

    /// Lets go of a string that is too long.
    mutating func skipOversized(_ token: JSONToken, _ receive: (ExportRecord) -> Void) throws(JSONStop) {
        scanner.faults.append(
            JSONFault(
                range: token.range,
                message: "the string that begins here is longer than \(byteCount(plan.options.recordLimit))",
                help: "nothing in it is looked at; take it out of the export"))
        handOver(receive)
        try scanner.skipRestOfString()
    }
}
