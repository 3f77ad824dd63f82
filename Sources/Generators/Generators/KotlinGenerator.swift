import IntentCatalogue
import IntentRouting
import SourceText

/// Writes typed actions, screens and the whole decision in Kotlin over the Java standard library.
struct KotlinGenerator {
    /// Entries made in one function: a method of the virtual machine holds 64 KiB.
    static let chunk = 100

    private static let imports = [
        "java.nio.ByteBuffer", "java.nio.charset.CharacterCodingException", "java.util.regex.Pattern",
    ].map { "import \($0)" }.joined(separator: "\n")

    let catalogue: Catalogue
    let options: GeneratorOptions
    let intents: [Intent]
    let routes: [Route]

    init(_ catalogue: Catalogue, _ options: GeneratorOptions) {
        self.catalogue = catalogue
        self.options = options
        intents = catalogue.sortedIntents
        routes = catalogue.sortedRoutes
    }

    func text() throws(GeneratorFault) -> String {
        let package = options.package ?? "help"
        guard KotlinNames.isPackage(package) else {
            throw .option(
                "`\(visible(package))` cannot name a Kotlin package", help: "write `--package com.example.help`")
        }
        try checkNames()
        let names = intents.map { (KotlinNames.type($0.id), parameters(of: $0)) }
        let screens = routes.map { route in
            (KotlinNames.type(route.name), route.parameters.map(parameter))
        }
        return header(.kotlin, catalogue) + """
            package \(package)

            \(Self.imports)

            /** Something that a link can ask the app to do. */
            \(family("HelpAction", zip(intents.map(\.id), names).map { ($0, $1.0, $1.1) }))
            /** A screen with its values. */
            \(family("HelpRoute", zip(routes.map(\.name), screens).map { ($0, $1.0, $1.1) }))
            private object Data {
                const val VERSION = \(Literal.kotlin(catalogue.contractVersion))
                val schemes: List<String> = listOf(\(catalogue.schemes.map(Literal.kotlin).joined(separator: ", ")))
                val universal: String? = \(catalogue.universal.map(Literal.kotlin) ?? "null")
            \(rules)
                val entries: List<Entry> by lazy { ArrayList<Entry>()\(calls("intents", intents.count)) }
                val routes: Map<String, (HelpCall) -> HelpRoute> by lazy {
                    HashMap<String, (HelpCall) -> HelpRoute>()\(calls("screens", routes.count))
                }
            \(chunks("intents", "ArrayList<Entry>", intents.map(entry)))\
            \(chunks("screens", "HashMap<String, (HelpCall) -> HelpRoute>", zip(routes, screens).map { screen($0, $1.0, $1.1) }))\
            }

            """ + KotlinRuntime.text
    }

    private func parameter(_ value: Route.Parameter) -> KotlinParameter {
        KotlinParameter(value.name, value.type, isRequired: value.isRequired)
    }

    private func parameters(of intent: Intent) -> [KotlinParameter] {
        let query = intent.pattern.query
        let count = intent.pattern.parameters.count - query.count
        return intent.pattern.parameters.enumerated().map { index, parameter in
            KotlinParameter(
                parameter.name, parameter.type, isRequired: index < count || query[index - count].isRequired)
        }
    }

    private func checkNames() throws(GeneratorFault) {
        var check = NameCheck(catalogue, language: "Kotlin")
        // Class files that differ in case alone are one file on some systems.
        check.require(intents.map { ($0.id, KotlinNames.type($0.id), $0.range) }, what: "intents") { $0.lowercased() }
        check.require(routes.map { ($0.name, KotlinNames.type($0.name), $0.range) }, what: "routes") { $0.lowercased() }
        func require(_ parameters: [KotlinParameter], _ range: ByteRange) {
            check.require(
                parameters.map { ($0.name, $0.property, range) }, what: "parameters", key: KotlinNames.getter)
            for parameter in parameters {
                guard case .choice(let words) = parameter.type else { continue }
                check.require(words.map { ($0, KotlinNames.choice($0), range) }, what: "words")
            }
        }
        for intent in intents { require(parameters(of: intent), intent.range) }
        for route in routes { require(route.parameters.map(parameter), route.range) }
        try check.finish()
    }

    /// The sealed type with a class for each entry.
    private func family(_ name: String, _ entries: [(id: String, type: String, parameters: [KotlinParameter])])
        -> String
    {
        let isOld = options.avoidsSealedInterfaces
        var text = isOld ? "sealed class \(name) {\n" : "sealed interface \(name) {\n"
        text += "    /** The name in the catalogue with the values as texts. */\n"
        text += isOld ? "    abstract fun call(): HelpCall\n" : "    fun call(): HelpCall\n"
        let parent = isOld ? "\(name)()" : name
        for (id, type, parameters) in entries {
            text += "\n    /** `\(id)` */\n"
            let pairs = parameters.map { ", Pair(\(Literal.kotlin($0.name)), \($0.writing))" }.joined()
            let call = "override fun call(): HelpCall = HelpCall(\(Literal.kotlin(id))\(pairs))"
            guard !parameters.isEmpty else {
                text += "    object \(type) : \(parent) {\n        \(call)\n\n"
                text += "        override fun toString(): String = \(Literal.kotlin(type))\n    }\n"
                continue
            }
            text += "    data class \(type)(\(parameters.map(\.declaration).joined(separator: ", "))) : \(parent) {\n"
            text += "        \(call)\n"
            for parameter in parameters { text += choice(parameter) }
            text += "    }\n"
        }
        return text + "}\n"
    }

    private func choice(_ parameter: KotlinParameter) -> String {
        guard case .choice(let words) = parameter.type else { return "" }
        let type = KotlinNames.choiceType(parameter.name)
        let cases = words.map { "            \(KotlinNames.choice($0))(\(Literal.kotlin($0)))" }
        return """

                    /** The words of `\(parameter.name)`. */
                    enum class \(type)(val word: String) {
            \(cases.joined(separator: ",\n"));

                        companion object {
                            /** The one that a URL spells so. */
                            fun of(word: String): \(type) = values().first { it.word == word }
                        }
                    }

            """
    }

    private func entry(_ intent: Intent) -> String {
        let pattern = intent.pattern
        let type = KotlinNames.type(intent.id)
        let parameters = parameters(of: intent)
        func strings(_ texts: [String]) -> String { "listOf(\(texts.map(Literal.kotlin).joined(separator: ", ")))" }
        func pairs(_ pairs: [(String, String)]) -> String {
            "listOf(\(pairs.map { "Pair(\(Literal.kotlin($0)), \(Literal.kotlin($1)))" }.joined(separator: ", ")))"
        }
        var text = "list.add(Entry(\(Literal.kotlin(intent.id)), \(Literal.kotlin(pattern.path))"
        if !pattern.query.isEmpty {
            text += ", query = "
            text += pairs(pattern.query.map { ($0.name, $0.type.description + ($0.isRequired ? "" : "?")) })
        }
        if !pattern.aliases.isEmpty {
            text += ", aliases = " + strings(pattern.aliases.map { IntentPattern(id: "", segments: $0).path })
        }
        if !pattern.stack.isEmpty {
            let steps = pattern.stack.map { step in
                "Step(\(Literal.kotlin(step.route)), \(pairs(step.arguments.map { ($0.name, $0.parameter) })))"
            }
            text += ", stack = listOf(\(steps.joined(separator: ", ")))"
        }
        if let title = intent.title { text += ", title = " + pairs(title.texts.map { ($0.locale, $0.text) }) }
        if let confirm = intent.confirm { text += ", confirm = " + pairs(confirm.texts.map { ($0.locale, $0.text) }) }
        if intent.isDestructive { text += ", isDestructive = true" }
        if intent.since != nil || intent.until != nil || !intent.platforms.isEmpty {
            let versions = [intent.since, intent.until].map { $0.map { Literal.kotlin($0.description) } ?? "null" }
            text +=
                ", requirement = HelpRequirement(\(versions.joined(separator: ", ")), \(strings(intent.platforms.sorted())))"
        }
        let made = parameters.map { $0.reading(owner: "HelpAction.\(type)") }.joined(separator: ", ")
        let lambda = parameters.isEmpty ? "{ HelpAction.\(type) }" : "{ given -> HelpAction.\(type)(\(made)) }"
        return text + ") \(lambda))"
    }

    private func screen(_ route: Route, _ type: String, _ parameters: [KotlinParameter]) -> String {
        let made = parameters.map { $0.reading(owner: "HelpRoute.\(type)") }.joined(separator: ", ")
        let lambda = parameters.isEmpty ? "{ HelpRoute.\(type) }" : "{ given -> HelpRoute.\(type)(\(made)) }"
        return "list[\(Literal.kotlin(route.name))] = \(lambda)"
    }

    private func calls(_ name: String, _ count: Int) -> String {
        let numbers = stride(from: 0, to: count, by: Self.chunk).enumerated().map { $0.offset + 1 }
        return
            ".also { list -> \(numbers.map { "\(name)\($0)(list)" }.joined(separator: "; "))\(numbers.isEmpty ? "list.clear()" : "") }"
    }

    private func chunks(_ name: String, _ type: String, _ lines: [String]) -> String {
        var text = ""
        for (number, start) in stride(from: 0, to: lines.count, by: Self.chunk).enumerated() {
            text += "\n    private fun \(name)\(number + 1)(list: \(type)) {\n"
            for line in lines[start..<min(lines.count, start + Self.chunk)] { text += "        \(line)\n" }
            text += "    }\n"
        }
        return text
    }

    private var rules: String {
        let rules = catalogue.destinations
        func strings(_ texts: [String]) -> String {
            "setOf<String>(\(texts.map(Literal.kotlin).joined(separator: ", ")))"
        }
        func web(_ rule: Destinations.WebRule?) -> String {
            guard let rule else { return "null" }
            let ports = rule.ports.map { "setOf<Int>(\($0.map(String.init).joined(separator: ", ")))" } ?? "null"
            return """
                WebRule(\(strings(rule.hosts)), listOf<String>(\
                \(rule.suffixes.map(Literal.kotlin).joined(separator: ", "))), \
                \(rule.allowsAnyHost), \(rule.allowsAddresses), \(ports))
                """
        }
        let rewrites = rules.rewrites.map { "Pair(\(Literal.kotlin($0.from)), \(Literal.kotlin($0.to)))" }
        return """
                val https: WebRule? = \(web(rules.https))
                val http: WebRule? = \(web(rules.http))
                val mailAddresses: Set<String> = \(strings(rules.mailAddresses))
                const val ALLOWS_TELEPHONE: Boolean = \(rules.allowsTelephone)
                val rewrites: List<Pair<String, String>> = listOf(\(rewrites.joined(separator: ", ")))
            """
    }
}
