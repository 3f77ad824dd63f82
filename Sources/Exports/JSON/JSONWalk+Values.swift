import SourceText

/// What is made of a value.
extension JSONWalk {
    /// Takes a string; true when it holds JSON, whose tokens come next.
    mutating func read(string token: JSONToken) -> Bool {
        if let last = frames.indices.last, !frames[last].isObject {
            frames[last].previous = name(of: token)
        }
        noteTop(token)
        guard here.shape >= 0, !here.states.isEmpty else { return false }
        let shape = plan.shapes[here.shape]
        var reading: JSONRole?
        var isByLocale = false
        shape.matcher.matches(here.states) { number in
            let role = shape.roles[number]
            if role.isReading {
                if reading == nil { reading = role }
                if case .field(let field) = role { plan.options.survey?.found(field) }
            } else if role.isPart {
                if case .valueByLocale = role { isByLocale = true }
            } else {
                note(role, token)
            }
        }
        plan.options.survey?.saw { JSONAddress.pattern(path) }
        switch reading {
        case nil, .nothing: return false
        case .text(let syntax): return add(token, syntax: syntax, isByLocale: isByLocale)
        case .field:
            let isDestination = key.map { Self.destinationKeys.contains(name(of: $0)) } ?? false
            return add(token, syntax: isDestination ? .destination : nil, isByLocale: isByLocale)
        case .destination: return add(token, syntax: .destination, isByLocale: isByLocale)
        case .optionalDestination:
            return token.range.isEmpty ? false : add(token, syntax: .destination, isByLocale: isByLocale)
        case .json: return openJSON(token)
        case .reference(let part):
            note(part, token)
            return false
        default: return false
        }
    }

    private func name(of token: JSONToken) -> JSONName {
        token.isVerbatim
            ? JSONName(scanner.bytes[token.range])
            : JSONName(JSONText.decode(scanner.bytes, token.range, origin: 0).text)
    }

    /// The keys whose values are destinations.
    private static let destinationKeys = Set(["url", "uri", "href", "src"].map { JSONName($0) })

    /// Puts a text down; true when it holds JSON instead.
    private mutating func add(_ token: JSONToken, syntax: UnitSyntax?, isByLocale: Bool) -> Bool {
        let isOpen = syntax == nil
        // Of translations side by side, those without a link are wanted, too.
        let isTranslation = frames.count > 1 && frames[1].kind == .byLocale || mayBeTranslation
        if isOpen, plan.dropsPlainWords[here.shape], !isTranslation, token.isVerbatim,
            TextLook.isPlainWords(scanner.bytes[token.range])
        {
            return false
        }
        var (text, map) = decode(token)
        if let placeholder = plan.preset.rootPlaceholder {
            (text, map) = RootPlaceholder.resolve(placeholder, in: text, map)
        }
        if isOpen, layers.count < Self.layerLimit, TextLook.mayBeJSON(text), Self.fault(in: text) == nil {
            push(text, map)
            return true
        }
        let syntax = syntax ?? plan.options.syntax ?? TextLook.syntax(of: text)
        ensureScopes()
        var scope = frames.last?.scope ?? 0
        if isByLocale { scope = scopes.add(self.scope(.byLocale, parent: scope, pathStart: path.count)) }
        add(Pending(text: text, map: map, syntax: syntax, scope: scope, path: path, isOpen: isOpen))
        return false
    }

    mutating func add(_ text: Pending) {
        pending.append(text)
        pendingCost += 256 + text.text.count + text.path.count
        if let holder = frames.last?.holder { hold(holder) }
        noteSourceText(text.scope)
    }

    /// The text of a string, and the way back to the window.
    func decode(_ token: JSONToken) -> (text: [UInt8], map: TextMap) {
        let decoded: (text: [UInt8], map: TextMap) =
            token.isVerbatim
            ? (
                Array(scanner.bytes[token.range]),
                TextMap(verbatim: token.range.count, at: token.range.lowerBound - scanner.base)
            )
            : JSONText.decode(scanner.bytes, token.range, origin: scanner.base)
        guard let layer = layers.last else { return decoded }
        return (decoded.text, decoded.map.through(layer.map))
    }

    // MARK: JSON in strings

    private mutating func openJSON(_ token: JSONToken) -> Bool {
        let (text, map) = decode(token)
        guard text.contains(where: { $0 > 0x20 }) else { return false }
        let fault =
            layers.count < Self.layerLimit
            ? Self.fault(in: text)
            : JSONFault(
                range: 0..<1, message: "JSON in strings of JSON is nested deeper than \(Self.layerLimit) levels")
        guard let fault else {
            push(text, map)
            return true
        }
        faults.append(
            RecordFault(
                rule: fault.rule, range: map.source(of: ByteRange(fault.range)),
                message: "the JSON in this string cannot be read: " + fault.message, help: fault.help))
        return false
    }

    /// Why a text is not JSON, or nil.
    private static func fault(in text: [UInt8]) -> JSONFault? {
        var scanner = JSONScanner(text)
        do {
            while try scanner.next().kind != .end { scanner.faults.removeAll(keepingCapacity: true) }
            return nil
        } catch {
            switch error {
            case .syntax(let fault), .fatal(let fault): return fault
            case .unreadable(let fault): return JSONFault(range: 0..<0, message: fault.message)
            }
        }
    }

    private mutating func push(_ text: [UInt8], _ map: TextMap) {
        layers.append(Layer(scanner: scanner, map: map))
        scanner = JSONScanner(text)
        isAtLayerStart = true
    }

    // MARK: Words

    /// Takes a number, `true`, `false` or `null`.
    mutating func note(_ token: JSONToken) {
        noteTop(token)
        noteContainer(at: here.states, shape: here.shape, token)
    }

    /// Takes the words that any value gives.
    mutating func noteContainer(at states: JSONStates, shape: Int, _ token: JSONToken) {
        guard shape >= 0, !states.isEmpty else { return }
        let shape = plan.shapes[shape]
        shape.matcher.matches(states) { number in
            let role = shape.roles[number]
            if !role.isReading, !role.isPart { note(role, token) }
        }
    }

    private mutating func noteTop(_ token: JSONToken) {
        guard !here.top.isEmpty else { return }
        let targets = plan.topTargets
        plan.top.matches(here.top) { number in
            switch targets[number] {
            case .word(.sourceLocale): scopes[0].sourceLocale = word(token, limit: 64)
            case .word(.fieldType(let role)):
                if token.kind == .string, let name = word(token) { fieldTypes.note(role, name) }
            default: break
            }
        }
    }

    private mutating func note(_ role: JSONRole, _ token: JSONToken) {
        if case .languageWord = role { return noteLanguage(token) }
        ensureScopes()
        let scope = frames.last?.scope ?? 0
        switch role {
        case .id: if scopes[scope].id == nil { scopes[scope].id = word(token) }
        case .name: if scopes[scope].name == nil { scopes[scope].name = word(token) }
        case .idPrefix: scopes[scope].idPrefix = word(token)
        case .group: if scopes[scope].group == nil { scopes[scope].group = word(token) }
        case .kind: scopes[scope].groupKind = word(token)
        case .type: scopes[scope].type = word(token)
        case .locale:
            if scopes[scope].locale == nil, token.kind == .string { scopes[scope].locale = word(token, limit: 64) }
        case .sourceLocale: if token.kind == .string { scopes[scope].sourceLocale = word(token, limit: 64) }
        case .state(let state): if let name = name(of: state, token) { scopes[scope].states.append(name) }
        case .failure: scopes[scope].failure = token.range.lowerBound - scanner.base
        default: break
        }
    }

    private func name(of state: JSONState, _ token: JSONToken) -> String? {
        switch state {
        case .word: token.kind == .string ? word(token, limit: 64) : nil
        case .publicationDate: token.kind == .null ? "draft" : token.kind == .string ? "published" : nil
        case .flag(let name): token.kind == .yes ? name : nil
        case .denial(let name): token.kind == .no ? name : nil
        case .presence(let name): token.kind == .null ? nil : name
        case .draftPrefix: word(token)?.hasPrefix("drafts.") == true ? "draft" : "published"
        }
    }

    /// A short string or a number as text.
    func word(_ token: JSONToken, limit: Int = 512) -> String? {
        guard token.kind == .string || token.kind == .number, !token.range.isEmpty, token.range.count <= limit else {
            return nil
        }
        if token.isVerbatim { return String(decoding: scanner.bytes[token.range], as: UTF8.self) }
        return String(decoding: JSONText.decode(scanner.bytes, token.range, origin: 0).text, as: UTF8.self)
    }

    /// A new scope; one whose key is the language takes it from the path to it.
    func scope(_ kind: JSONScope.Kind, parent: Int, pathStart: Int) -> JSONScope {
        var scope = JSONScope(kind, parent: parent, pathStart: pathStart)
        if kind == .byLocale || kind == .translationByKey {
            let way = path[..<pathStart]
            let dot = way.lastIndex(of: UInt8(ascii: ".")) ?? 0
            scope.localeStart = dot
            scope.locale = String(decoding: way[dot...].dropFirst(), as: UTF8.self)
        }
        return scope
    }

    /// The part that a value begins, where it begins one.
    func part(at states: JSONStates, shape: Int) -> JSONScope.Kind? {
        let shape = plan.shapes[shape]
        var kind: JSONScope.Kind?
        shape.matcher.matches(states) { number in
            guard kind == nil else { return }
            switch shape.roles[number] {
            case .translation: kind = .translation
            case .translationByKey: kind = .translationByKey
            case .valueByLocale: kind = .byLocale
            case .part: kind = .part
            default: break
            }
        }
        return kind
    }
}
