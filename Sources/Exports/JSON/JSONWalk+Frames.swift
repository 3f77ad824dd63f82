import SourceText

/// The way down to a value and up again.
extension JSONWalk {
    mutating func enter(key token: JSONToken) {
        guard let frame = frames.last else { return }
        path.removeSubrange(frame.pathCount...)
        path.append(UInt8(ascii: "."))
        let start = path.count
        if token.isVerbatim {
            path.append(contentsOf: scanner.bytes[token.range])
        } else {
            path.append(contentsOf: JSONText.decode(scanner.bytes, token.range, origin: 0).text)
        }
        key = token
        move(frame, JSONStep(name: JSONName(path[start...]), isIndex: false))
    }

    /// Moves to the next element where an array is open.
    mutating func enterElement() {
        guard let last = frames.indices.last, !frames[last].isObject, !isAtLayerStart else {
            isAtLayerStart = false
            return
        }
        frames[last].index += 1
        path.removeSubrange(frames[last].pathCount...)
        path.append(UInt8(ascii: "."))
        let start = path.count
        path.append(contentsOf: String(frames[last].index).utf8)
        key = nil
        move(frames[last], JSONStep(name: JSONName(path[start...]), isIndex: true, previous: frames[last].previous))
        frames[last].previous = nil
    }

    private mutating func move(_ frame: Frame, _ step: JSONStep) {
        here.top = frame.top.isEmpty ? frame.top : plan.top.next(frame.top, step)
        here.shape = frame.shape
        here.states = frame.states.isEmpty ? frame.states : plan.shapes[frame.shape].matcher.next(frame.states, step)
    }

    mutating func open(_ token: JSONToken) {
        let isObject = token.kind == .objectStart
        var frame = Frame(
            isObject: isObject, pathCount: path.count, top: here.top, shape: here.shape, states: here.states,
            holder: frames.last?.holder ?? -1)
        if plan.preset.findsRecords {
            if isObject { frame.kind = isLanguage(key) ? .byLocale : .object }
            if scanner.framing == .lines || !layers.isEmpty {
                frame.holder = frames.isEmpty ? 0 : frame.holder
            } else if isObject || frames.isEmpty {
                frame.holder = frames.count
            }
        } else if let shape = record(at: here.top) {
            frame.shape = shape
            frame.states = plan.shapes[shape].matcher.initial
            frame.kind = .record(shape)
            frame.holder = frames.count
        } else if frame.shape >= 0 {
            frame.kind = part(at: frame.states, shape: frame.shape)
        }
        noteContainer(at: here.states, shape: here.shape, token)
        frames.append(frame)
        if layers.isEmpty, frames.count == 1, scanner.framing == .lines { hold(0) }
        if case .record(let shape) = frame.kind, plan.preset.records[shape].keySyntax != nil { openKeyed() }
    }

    /// Whether a key of the outermost object of a document is the code of a language, as in a file of all translations.
    ///
    /// Where the first names are none, `my` and `no` are words until a language has been named.
    private mutating func isLanguage(_ key: JSONToken?) -> Bool {
        guard let key, frames.count == 1, frames[0].isObject, layers.isEmpty, scanner.framing == .document,
            plan.fileLocale == nil
        else { return false }
        let name = String(decoding: scanner.bytes[key.range.prefix(17)], as: UTF8.self)
        let isCode =
            key.range.count <= 16 && LocaleCode.isCode(name) && (partsAreLanguages ?? true || !LocaleCode.isWord(name))
        partsAreLanguages = isCode || partsAreLanguages == true
        return isCode
    }

    private func record(at states: JSONStates) -> Int? {
        var result: Int?
        plan.top.matches(states) { number in
            if result == nil, case .record(let shape) = plan.topTargets[number] { result = shape }
        }
        return result
    }

    mutating func close(_ receive: (ExportRecord) -> Void) throws(JSONStop) {
        guard let frame = frames.last else { return }
        closeReference()
        closeLanguage(frame)
        if case .record(let shape) = frame.kind {
            try checkFailure()
            closeKeyed()
            closeNamed(shape)
        }
        frames.removeLast()
        scopedCount = min(scopedCount, frames.count)
        if frame.holds { holdCount -= 1 }
        path.removeSubrange(frame.pathCount...)
        if case .record = frame.kind, layers.isEmpty, holdCount == 0 { handOver(receive) }
    }

    /// Makes texts wait for the end of a frame.
    mutating func hold(_ index: Int) {
        guard frames.indices.contains(index), !frames[index].holds else { return }
        frames[index].holds = true
        holdCount += 1
    }

    /// Gives every open container its scope.
    mutating func ensureScopes() {
        while scopedCount < frames.count {
            let outer = scopedCount == 0 ? 0 : frames[scopedCount - 1].scope
            if frames[scopedCount].kind == nil, mayHaveLanguage(frames[scopedCount]) {
                frames[scopedCount].kind = .part
            }
            if let kind = frames[scopedCount].kind {
                let start = frames[scopedCount].pathCount
                frames[scopedCount].scope = scopes.add(scope(kind, parent: outer, pathStart: start))
            } else {
                frames[scopedCount].scope = outer
            }
            scopedCount += 1
        }
    }
}
