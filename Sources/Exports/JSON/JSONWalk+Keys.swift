import SourceText

/// Records whose key is their text in the source language, unless they have one.
extension JSONWalk {
    mutating func openKeyed() {
        ensureScopes()
        guard let last = frames.last, let key else { return }
        scopes[last.scope].key = decode(key)
        scopes[last.scope].id = String(decoding: scopes[last.scope].key?.text ?? [], as: UTF8.self)
        hold(frames.count - 1)
    }

    /// Forgets the key of the record of a scope when that is in the source language.
    mutating func noteSourceText(_ scope: Int) {
        guard let source = scopes[0].sourceLocale, plan.preset.records.first?.keySyntax != nil else { return }
        var at = scope
        var locale: String?
        while at > 0, !scopes[at].isRecord {
            locale = locale ?? scopes[at].locale
            at = scopes[at].parent
        }
        if locale == source { scopes[at].key = nil }
    }

    /// Puts down the key as a text, at the end of its record.
    mutating func closeKeyed() {
        guard frames.count == scopedCount, let frame = frames.last, case .record(let shape) = frame.kind,
            let syntax = plan.preset.records[shape].keySyntax, let key = scopes[frame.scope].key
        else { return }
        scopes[frame.scope].key = nil
        var scope = JSONScope(.part, parent: frame.scope, pathStart: frame.pathCount)
        scope.locale = scopes[0].sourceLocale
        let index = scopes.add(scope)
        pending.append(
            Pending(
                text: key.text, map: key.map, syntax: plan.options.syntax ?? syntax, scope: index,
                path: Array(path[..<frame.pathCount])))
    }
}
