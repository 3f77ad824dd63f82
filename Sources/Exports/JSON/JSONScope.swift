import SourceText

/// What is known of an object that has words of its own: the file, a record, a translation in it.
///
/// Words may come behind the texts they are about, so texts hold on to a scope until their record ends.
struct JSONScope {
    enum Kind: Hashable {
        case file
        /// Any object, where records are told by their ids.
        case object
        /// A record of a shape.
        case record(Int)
        case translation
        /// A translation or a value, and the key it stands under is its language.
        case translationByKey
        case byLocale
        case part
    }

    var kind: Kind
    var parent: Int
    /// Where paths inside of it begin, in the path from the top.
    var pathStart: Int
    /// Where the key that names the language begins.
    var localeStart = 0
    var id: String?
    var name: String?
    var idPrefix: String?
    var group: String?
    var type: String?
    var groupKind: String?
    var locale: String?
    /// What it calls its language, which counts where its type says that it has one.
    var mark: String?
    var sourceLocale: String?
    var states: [String] = []
    /// Where in the window it says that the export went wrong.
    var failure: Int?
    /// The record's key, as long as no text in the source language has been seen.
    var key: (text: [UInt8], map: TextMap)?

    init(_ kind: Kind, parent: Int, pathStart: Int) {
        self.kind = kind
        self.parent = parent
        self.pathStart = pathStart
    }

    var isRecord: Bool {
        if case .record = kind { true } else { false }
    }

    var isTranslation: Bool { kind == .translation || kind == .translationByKey }
}

/// The scopes that texts may still ask.
struct JSONScopes {
    private(set) var all = [JSONScope(.file, parent: -1, pathStart: 0)]

    subscript(index: Int) -> JSONScope {
        _read { yield all[index] }
        _modify { yield &all[index] }
    }

    mutating func add(_ scope: JSONScope) -> Int {
        all.append(scope)
        return all.count - 1
    }

    /// Lets go of all but the file and the scopes of open containers, given in order, and gives their new numbers.
    mutating func keep(_ open: [Int]) -> [Int] {
        var kept = [all[0]]
        var numbers = [0: 0]
        var result: [Int] = []
        for index in open {
            if numbers[index] == nil {
                var scope = all[index]
                scope.parent = numbers[scope.parent] ?? 0
                if scope.failure != nil { scope.failure = 0 }
                numbers[index] = kept.count
                kept.append(scope)
            }
            result.append(numbers[index] ?? 0)
        }
        all = kept
        return result
    }

    /// The scopes from one outwards, to its record or to the file.
    func chain(from index: Int, _ body: (JSONScope) -> Void) {
        var at = index
        while at >= 0 {
            body(all[at])
            if all[at].isRecord { return }
            at = all[at].parent
        }
    }
}
