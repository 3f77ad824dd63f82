import IntentCatalogue
import IntentRouting

/// What things of a catalogue are called in generated Swift.
enum SwiftNames {
    /// A case of `HelpAction` or `HelpRoute`.
    static func enumCase(_ name: String) -> String { identifier(camelCase(name), reserved: taken) }

    /// A case of a choice.
    static func choice(_ word: String) -> String { identifier(camelCase(word, keepsFirst: true), reserved: taken) }

    /// A label of an associated value.
    ///
    /// The compiler warns of backticks where it can do without, and it can for all words but three.
    static func label(_ name: String) -> String {
        let label = camelCase(name, keepsFirst: true)
        if ["self", "Self", "init", "Type", "Protocol"].contains(label) { return label + "_" }
        return ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
    }

    /// The enum of a choice: `PhotosSearchSortChoice`. No type of the library ends so.
    static func choiceType(owner: String, parameter: String) -> String {
        pascalCase(owner) + pascalCase(parameter) + "Choice"
    }

    private static func identifier(_ name: String, reserved: Set<String>) -> String {
        if reserved.contains(name) { return name + "_" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Names that members of the generated enums have, and such as mean something else behind a dot.
    private static let taken: Set<String> = [
        "Protocol", "Self", "Type", "allCases", "confirmation", "description", "hash", "hashValue", "init", "intent",
        "isDestructive", "none", "rawValue", "requirement", "self", "some", "stack", "step", "title", "universalURL",
        "url", "values",
    ]

    private static let keywords: Set<String> = [
        "Any", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
        "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "inout", "internal", "is", "let",
        "macro", "nil", "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "sending", "set", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while", "yield",
    ]
}

/// A parameter of an intent or a value of a route as generated Swift spells it.
struct SwiftParameter {
    var name: String
    var label: String
    var type: ParameterType
    var isRequired: Bool
    /// The enum of its words; only for a choice.
    var choiceType: String

    init(_ name: String, _ type: ParameterType, isRequired: Bool, owner: String) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        label = SwiftNames.label(name)
        choiceType = SwiftNames.choiceType(owner: owner, parameter: name)
    }

    /// The type without its `?`.
    var typeName: String {
        switch type {
        case .uuid, .slug, .text: "String"
        case .int: "Int"
        case .choice: choiceType
        }
    }

    /// The associated value in the declaration of a case.
    var declaration: String { "\(label): \(typeName)" + (isRequired ? "" : "? = nil") }

    /// Reads the value out of `source`, an optional `ParameterValue`.
    func reading(_ source: String) -> String {
        switch type {
        case .uuid, .slug, .text: "HelpLinks.text(\(source))"
        case .int: "HelpLinks.number(\(source))"
        case .choice: "HelpLinks.choice(\(source), as: \(choiceType).self)"
        }
    }

    /// The `ParameterValue` of a variable.
    func writing(_ variable: String) -> String {
        let kind =
            switch type {
            case .uuid: "uuid"
            case .int: "int"
            case .slug: "slug"
            case .text: "text"
            case .choice: "choice"
            }
        var isChoice = false
        if case .choice = type { isChoice = true }
        if isRequired { return ".\(kind)(\(variable)\(isChoice ? ".rawValue" : ""))" }
        return "\(variable).map { .\(kind)(\(isChoice ? "$0.rawValue" : "$0")) }"
    }
}
