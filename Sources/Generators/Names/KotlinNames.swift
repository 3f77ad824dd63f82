import IntentCatalogue
import IntentRouting

/// What things of a catalogue are called in generated Kotlin.
enum KotlinNames {
    /// A class of an action or a screen. Names that the code in its scope uses get a `_`.
    static func type(_ name: String) -> String {
        let pascal = pascalCase(name)
        return takenTypes.contains(pascal) ? pascal + "_" : pascal
    }

    /// A property. `class` would become the getter that every object has already.
    static func property(_ name: String) -> String {
        let camel = camelCase(name, keepsFirst: true)
        if camel == "class" || camel == "Class" { return camel + "_" }
        return keywords.contains(camel) ? "`\(camel)`" : camel
    }

    /// A word of a choice.
    static func choice(_ word: String) -> String { upperCase(word) }

    /// The enum of a choice, inside the class that it belongs to.
    static func choiceType(_ parameter: String) -> String { pascalCase(parameter) + "Choice" }

    /// What the compiler and the virtual machine see of a property: its getter.
    static func getter(_ property: String) -> String {
        let name = property.filter { $0 != "`" }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static let takenTypes: Set<String> = [
        "Any", "Boolean", "Enum", "HelpAction", "HelpCall", "HelpRoute", "Int", "List", "Long", "Map", "Pair", "String",
    ]

    private static let keywords: Set<String> = [
        "as", "break", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null", "object",
        "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
        "while",
    ]

    /// Whether a text can name a package: names separated by dots, none of them a keyword.
    static func isPackage(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            guard let first = part.utf8.first, first == UInt8(ascii: "_") || isLetter(first) else { return false }
            let isWord = part.utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "_") }
            return isWord && !keywords.contains(String(part)) && part != "class"
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}

/// A parameter of an intent or a value of a route as generated Kotlin spells it.
struct KotlinParameter {
    var name: String
    var property: String
    var type: ParameterType
    var isRequired: Bool

    init(_ name: String, _ type: ParameterType, isRequired: Bool) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        property = KotlinNames.property(name)
    }

    var declaration: String {
        let typeName =
            switch type {
            case .uuid, .slug, .text: "String"
            case .int: "Long"
            case .choice: KotlinNames.choiceType(name)
            }
        return "val \(property): \(typeName)" + (isRequired ? "" : "? = null")
    }

    /// Reads the value out of `given`, by name; `owner` is the class with the choices.
    func reading(owner: String) -> String {
        let key = Literal.kotlin(name)
        switch type {
        case .uuid, .slug, .text: return isRequired ? "given.text(\(key))" : "given.textOrNull(\(key))"
        case .int: return isRequired ? "given.number(\(key))" : "given.numberOrNull(\(key))"
        case .choice:
            let choice = "\(owner).\(KotlinNames.choiceType(name))"
            return isRequired
                ? "\(choice).of(given.text(\(key)))" : "given.textOrNull(\(key))?.let { \(choice).of(it) }"
        }
    }

    /// The decoded text of the property, or null.
    var writing: String {
        let dot = isRequired ? "." : "?."
        switch type {
        case .uuid, .slug, .text: return property
        case .int: return "\(property)\(dot)toString()"
        case .choice: return "\(property)\(dot)word"
        }
    }
}
