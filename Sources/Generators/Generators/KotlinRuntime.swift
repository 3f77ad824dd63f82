/// The part of the Kotlin that is the same for every catalogue: the matcher and the rules of destinations.
///
/// It follows `IntentRouting` step by step; a differential test holds the two together. Names that compilers from 1.3 on
/// know without a warning are the only ones used.
enum KotlinRuntime {
    static let text = #"""

        // From here on everything is the same for every catalogue.

        /** The name of an intent or a screen with its values as texts, decoded; one that is left out is missing. */
        class HelpCall(val name: String, vararg pairs: Pair<String, String?>) {
            val values: Map<String, String> =
                LinkedHashMap<String, String>().also { given -> pairs.forEach { (name, text) -> text?.let { given[name] = it } } }

            internal fun textOrNull(name: String): String? = values[name]
            internal fun text(name: String): String = values[name] ?: throw IllegalArgumentException(name + " is missing")
            internal fun numberOrNull(name: String): Long? = values[name]?.toLong()
            internal fun number(name: String): Long = text(name).toLong()
        }

        /** What becomes of a destination; mirrors what the app's router answers. */
        sealed class HelpAnswer {
            /** On the list; `url` is its one spelling. */
            data class Intent(val action: HelpAction, val url: String) : HelpAnswer()

            /** The system opens it. */
            data class System(val url: String) : HelpAnswer()

            /** The system opens this in its place. */
            data class Rewrite(val url: String) : HelpAnswer()

            /** A path that counts from a page. */
            object Internal : HelpAnswer()

            /** Nothing happens. */
            object Refused : HelpAnswer()
        }

        /** Which versions and platforms of the app know an action; no platforms stand for all. */
        data class HelpRequirement(val since: String?, val until: String?, val platforms: List<String>)

        /** The decision about links, and what the catalogue says of the actions. */
        object HelpLinks {
            /** A hash of what the catalogue means; a page that was made from the same one names it, too. */
            const val CONTRACT_VERSION: String = Data.VERSION

            /**
             * Decides a destination: the whole of it, nothing trimmed and nothing decoded.
             *
             * A host outside ASCII is refused, its `xn--` form is taken as it stands: pages carry that form alone.
             */
            fun answer(destination: String): HelpAnswer = decide(destination)

            /** The action of a URL that is on the list, or null for every other URL. */
            fun action(url: String): HelpAction? = (decide(url) as? HelpAnswer.Intent)?.action

            /** The URL of an action in its one spelling. Throws IllegalArgumentException where a value does not fit. */
            fun url(action: HelpAction): String = Data.schemes.first() + "://" + spelled(action)

            /** The https twin of an action's URL, or null where the catalogue declares none. */
            fun universalUrl(action: HelpAction): String? = Data.universal?.let { it + "/" + spelled(action) }

            /** The history that an action stands for, root first; it replaces the current one. */
            fun stack(action: HelpAction): List<HelpRoute> {
                val call = action.call()
                return patternOf(action).entry.stack.map { step ->
                    val values = step.values.map { Pair(it.first, call.textOrNull(it.second)) }.toTypedArray()
                    Data.routes.getValue(step.route)(HelpCall(step.route, *values))
                }
            }

            /** What an action is called for people, or null where the catalogue gives it no title. */
            fun title(action: HelpAction, locale: String): String? = textFor(patternOf(action).entry.title, locale)

            /** The question to be answered before an action runs, or null where it may run at once. */
            fun confirmation(action: HelpAction, locale: String): String? =
                textFor(patternOf(action).entry.confirm, locale)

            /** Whether an action destroys something. */
            fun isDestructive(action: HelpAction): Boolean = patternOf(action).entry.isDestructive

            /** Which versions and platforms of the app know an action. */
            fun requirement(action: HelpAction): HelpRequirement = patternOf(action).entry.requirement
        }

        private class Step(val route: String, val values: List<Pair<String, String>>)

        private class Entry(
            val id: String,
            val path: String,
            val query: List<Pair<String, String>> = emptyList(),
            val aliases: List<String> = emptyList(),
            val stack: List<Step> = emptyList(),
            val title: List<Pair<String, String>> = emptyList(),
            val confirm: List<Pair<String, String>> = emptyList(),
            val isDestructive: Boolean = false,
            val requirement: HelpRequirement = HelpRequirement(null, null, emptyList()),
            val make: (HelpCall) -> HelpAction
        )

        private class WebRule(
            val hosts: Set<String>,
            val suffixes: List<String>,
            val allowsAnyHost: Boolean,
            val allowsAddresses: Boolean,
            val ports: Set<Int>?
        )

        // The list: a tree of segments, so that a look-up does not go through it.

        private class Parameter(val name: String, val type: Type, val isRequired: Boolean)

        /** What a value may be; `textOf` gives the decoded text of a spelling, or null where it is none. */
        private class Type(val notation: String, val textOf: (String, Boolean) -> String?)

        private class Entrance(val entry: Entry, val parameters: List<Parameter>, val pieces: List<Any>, val pathCount: Int)

        /** A path that ends at a branch, with the parameter that each segment holds, -1 for a word. */
        private class Leaf(val pattern: Entrance, val order: List<Int>)

        private class Branch {
            val words = HashMap<String, Branch>()
            val typed = ArrayList<Pair<Type, Branch>>()
            val leaves = ArrayList<Leaf>()
        }

        private object Tree {
            val root = Branch()
            val patterns = HashMap<String, Entrance>()

            init {
                for (entry in Data.entries) {
                    val parameters = ArrayList<Parameter>()
                    val pieces = entry.path.split('/').map<String, Any> { segment ->
                        if (!segment.startsWith("{")) return@map segment
                        val type = typeOf(segment.substring(segment.indexOf(':') + 1, segment.length - 1))
                        parameters.add(Parameter(segment.substring(1, segment.indexOf(':')), type, true))
                        parameters.size - 1
                    }
                    val pathCount = parameters.size
                    for ((name, notation) in entry.query) {
                        parameters.add(Parameter(name, typeOf(notation.removeSuffix("?")), !notation.endsWith("?")))
                    }
                    val pattern = Entrance(entry, parameters, pieces, pathCount)
                    patterns[entry.id] = pattern
                    for (path in listOf(entry.path) + entry.aliases) plant(pattern, path)
                }
            }

            private fun plant(pattern: Entrance, path: String) {
                var branch = root
                val order = path.split('/').map { segment ->
                    if (!segment.startsWith("{")) {
                        branch = branch.words.getOrPut(segment) { Branch() }
                        return@map -1
                    }
                    val name = segment.substring(1, segment.indexOf(':'))
                    val index = pattern.parameters.indexOfFirst { it.name == name }
                    val type = pattern.parameters[index].type
                    var edge = branch.typed.firstOrNull { it.first.notation == type.notation }
                    if (edge == null) {
                        edge = Pair(type, Branch())
                        branch.typed.add(edge)
                    }
                    branch = edge.second
                    index
                }
                branch.leaves.add(Leaf(pattern, order))
            }
        }

        private fun typeOf(notation: String): Type {
            val isChoice = notation.indexOf('|') >= 0
            val open = notation.indexOf('(')
            val name = if (open < 0) notation else notation.substring(0, open)
            val bounds = if (open < 0) emptyList() else notation.substring(open + 1, notation.length - 1).split("...")
            val low = if (bounds.isEmpty()) Long.MIN_VALUE else bounds[0].toLong()
            val high = if (bounds.isEmpty()) Long.MAX_VALUE else bounds[1].toLong()
            return when {
                isChoice -> choice(notation)
                name == "uuid" -> Type(notation) { text, _ -> if (isUuid(text)) text else null }
                name == "slug" -> Type(notation) { text, _ ->
                    if (text != "" && text.all { it in 'a'..'z' || it in '0'..'9' || it == '-' }) text else null
                }
                name == "int" -> Type(notation) { text, _ ->
                    val number = text.toLongOrNull()
                    if (number != null && number.toString() == text && number in low..high) text else null
                }
                name == "text" && open >= 0 -> Type(notation) { text, inPath ->
                    val decoded = decodedText(text, inPath)
                    if (decoded != null && decoded.codePointCount(0, decoded.length) in low..high) decoded else null
                }
                else -> choice(notation)
            }
        }

        private fun choice(notation: String): Type {
            val words = notation.split('|')
            return Type(notation) { text, _ -> if (text in words) text else null }
        }

        private fun isUuid(text: String): Boolean {
            if (text.length != 36) return false
            for (index in text.indices) {
                val isHyphen = index == 8 || index == 13 || index == 18 || index == 23
                if (if (isHyphen) text[index] != '-' else digitOf(text[index]) < 0) return false
            }
            return true
        }

        /** The value of a hexadecimal digit in either case, or -1. */
        private fun digitOf(character: Char): Int = when (character) {
            in '0'..'9' -> character - '0'
            in 'A'..'F' -> character - 'A' + 10
            in 'a'..'f' -> character - 'a' + 10
            else -> -1
        }

        private fun isUnreserved(character: Char): Boolean =
            character in 'a'..'z' || character in 'A'..'Z' || character in '0'..'9' ||
                character == '-' || character == '.' || character == '_' || character == '~'

        /** What a text in its one spelling stands for: escapes in capitals, and only where they are needed. */
        private fun decodedText(text: String, inPath: Boolean): String? {
            if (inPath && (text == "" || text == "." || text == "..")) return null
            var index = 0
            while (index < text.length) {
                if (text[index] != '%') {
                    if (!isUnreserved(text[index])) return null
                    index += 1
                    continue
                }
                if (index + 2 >= text.length || text[index + 1] in 'a'..'f' || text[index + 2] in 'a'..'f') return null
                val (high, low) = Pair(digitOf(text[index + 1]), digitOf(text[index + 2]))
                if (high < 0 || low < 0) return null
                val byte = high * 16 + low
                if (byte < 0x80 && isUnreserved('\u0000' + byte)) return null
                if (inPath && (byte == 0x2F || byte == 0x5C)) return null
                index += 3
            }
            val decoded = percentDecoded(text) ?: return null
            index = 0
            while (index < decoded.length) {
                val value = decoded.codePointAt(index)
                if (isUnsafeInText(value)) return null
                index += Character.charCount(value)
            }
            return decoded
        }

        private fun isUnsafeInText(value: Int): Boolean =
            value < 0x20 || value in 0x7F..0x9F || value in 0x2028..0x202E || value in 0x2066..0x2069 ||
                value in 0xFDD0..0xFDEF || value == 0xFEFF || value == 0xFFFD || (value and 0xFFFE) == 0xFFFE

        /** Every escape resolved once; null where bytes come out that are not UTF-8. */
        private fun percentDecoded(text: String): String? {
            val bytes = text.toByteArray(Charsets.UTF_8)
            val decoded = ByteBuffer.allocate(bytes.size)
            var index = 0
            while (index < bytes.size) {
                val isEscape = bytes[index].toInt() == 0x25 && index + 2 < bytes.size
                if (isEscape) {
                    val high = Character.digit(bytes[index + 1].toInt(), 16)
                    val low = Character.digit(bytes[index + 2].toInt(), 16)
                    decoded.put((high * 16 + low).toByte())
                    index += 3
                } else {
                    decoded.put(bytes[index])
                    index += 1
                }
            }
            decoded.flip()
            return try {
                Charsets.UTF_8.newDecoder().decode(decoded).toString()
            } catch (fault: CharacterCodingException) {
                null
            }
        }

        private fun percentEncoded(text: String): String {
            val result = StringBuilder()
            for (byte in text.toByteArray(Charsets.UTF_8)) {
                val value = byte.toInt() and 0xFF
                if (value < 0x80 && isUnreserved('\u0000' + value)) {
                    result.append('\u0000' + value)
                } else {
                    result.append('%').append("0123456789ABCDEF"[value shr 4]).append("0123456789ABCDEF"[value and 15])
                }
            }
            return result.toString()
        }

        private class Front(val scheme: String, val rest: String?)

        private fun frontOf(destination: String): Front? {
            for (scheme in Data.schemes) {
                if (lower(destination.take(scheme.length + 1)) != scheme + ":") continue
                val rest = destination.substring(scheme.length + 1)
                return Front(scheme, if (rest.startsWith("//")) rest.substring(2) else null)
            }
            val universal = Data.universal ?: return null
            val scheme = Data.schemes.firstOrNull() ?: return null
            val prefix = universal + "/"
            val path = prefix.indexOf('/', 8)
            val isBelow = lower(destination.take(path)) == prefix.take(path) &&
                destination.startsWith(prefix.substring(path), path)
            return if (isBelow) Front(scheme, destination.substring(prefix.length)) else null
        }

        private fun find(rest: String, scheme: String): HelpAnswer? {
            val mark = rest.indexOf('?')
            val segments = (if (mark < 0) rest else rest.substring(0, mark)).split('/')
            val items = if (mark < 0) emptyList() else rest.substring(mark + 1).split('&')
            val open = ArrayList<Pair<Branch, Int>>()
            open.add(Pair(Tree.root, 0))
            while (open.isNotEmpty()) {
                val (branch, depth) = open.removeAt(open.size - 1)
                if (depth == segments.size) {
                    for (leaf in branch.leaves) {
                        val values = valuesOf(leaf, segments, items) ?: continue
                        return matched(leaf.pattern, values, scheme)
                    }
                    continue
                }
                for ((type, next) in branch.typed) {
                    if (type.textOf(segments[depth], true) != null) open.add(Pair(next, depth + 1))
                }
                branch.words[segments[depth]]?.let { open.add(Pair(it, depth + 1)) }
            }
            return null
        }

        /** The spellings of the values by parameter, or null where the query is not one of the pattern's. */
        private fun valuesOf(leaf: Leaf, segments: List<String>, items: List<String>): Array<String?>? {
            val pattern = leaf.pattern
            val values = arrayOfNulls<String>(pattern.parameters.size)
            leaf.order.forEachIndexed { depth, index -> if (index >= 0) values[index] = segments[depth] }
            for (item in items) {
                val equals = item.indexOf('=')
                if (equals < 0) return null
                val name = item.substring(0, equals)
                val value = item.substring(equals + 1)
                var index = pattern.pathCount
                while (index < values.size && pattern.parameters[index].name != name) index += 1
                if (index == values.size || values[index] != null) return null
                if (pattern.parameters[index].type.textOf(value, false) == null) return null
                values[index] = value
            }
            return if (values.indices.all { !pattern.parameters[it].isRequired || values[it] != null }) values else null
        }

        private fun matched(pattern: Entrance, values: Array<String?>, scheme: String): HelpAnswer {
            val pairs = pattern.parameters.mapIndexed { index, parameter ->
                Pair(parameter.name, values[index]?.let { parameter.type.textOf(it, index < pattern.pathCount) })
            }
            val action = pattern.entry.make(HelpCall(pattern.entry.id, *pairs.toTypedArray()))
            return HelpAnswer.Intent(action, scheme + "://" + spell(pattern, values))
        }

        private fun spell(pattern: Entrance, values: Array<String?>): String {
            val path = pattern.pieces.joinToString("/") { piece -> if (piece is Int) values[piece].orEmpty() else piece.toString() }
            val items = (pattern.pathCount until values.size).filter { values[it] != null }
                .joinToString("&") { pattern.parameters[it].name + "=" + values[it] }
            return if (items == "") path else path + "?" + items
        }

        private fun patternOf(action: HelpAction): Entrance = Tree.patterns.getValue(action.call().name)

        private fun spelled(action: HelpAction): String {
            val call = action.call()
            val pattern = patternOf(action)
            val values = arrayOfNulls<String>(pattern.parameters.size)
            pattern.parameters.forEachIndexed { index, parameter ->
                val text = call.textOrNull(parameter.name)
                if (text == null && !parameter.isRequired) return@forEachIndexed
                val isText = parameter.type.notation.startsWith("text(")
                val spelling = if (isText) percentEncoded(text.orEmpty()) else text.orEmpty()
                require(parameter.type.textOf(spelling, index < pattern.pathCount) != null) {
                    parameter.name + " must be " + parameter.type.notation
                }
                values[index] = spelling
            }
            return spell(pattern, values)
        }

        /** The text for a locale: its own, that of its language, that for all, else the first. */
        private fun textFor(texts: List<Pair<String, String>>, locale: String): String? {
            for (wanted in listOf(locale, locale.substringBefore('-'), "")) {
                val found = texts.firstOrNull { it.first == wanted }
                if (found != null) return found.second
            }
            return texts.firstOrNull()?.second
        }

        // Everything that is no intent.

        private object Patterns {
            /** Controls, backslashes and what leaves no mark of its own; the plain space has a rule of its own. */
            val illegal: Pattern = Pattern.compile("[\\\\\\x{FFFD}\\x{D800}-\\x{DFFF}\#(invisible)]")
            val invisible: Pattern = Pattern.compile("[\#(invisible)]")
            val brokenEscape: Pattern = Pattern.compile("%(?![0-9A-Fa-f]{2})")
            val capitals: Pattern = Pattern.compile("__[A-Z0-9_]+")
            val escapeInPath: Pattern = Pattern.compile("(?i)%(?:[01][0-9A-F]|7F|5C|2F)")
            val dotSegment: Pattern = Pattern.compile("(?i)/(?:\\.|%2e){1,2}(?:/|\\z)")
            val schemeOrSlashes: Pattern = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:|[/\\\\]{2}")
            val number: Pattern = Pattern.compile("[0-9]+|0x[0-9a-f]*")
            val byte: Pattern = Pattern.compile("0|1[0-9]{0,2}|2[0-4]?[0-9]?|25[0-5]|[3-9][0-9]?")
            val group: Pattern = Pattern.compile("0|[1-9a-f][0-9a-f]{0,3}")
            val reference: Pattern = Pattern.compile(
                "&(?:(colon|sol|bsol|Tab|NewLine|amp|period|plus|hyphen);|#[xX]([0-9A-Fa-f]+);?|#([0-9]+);?)"
            )
            val schemeInsideOf: List<Pattern> = Data.schemes.map { scheme ->
                Pattern.compile("(?i)(?:^|[^A-Za-z0-9+.-])" + Pattern.quote(scheme) + "(?::|%3a|%253a)(?:/|%2f|%252f)")
            }
        }

        private val systemSchemes = setOf("https", "http", "mailto", "tel")
        private val forbidden = setOf(\#(forbiddenNames.map(Literal.kotlin).joined(separator: ", ")))
        private val marks = mapOf(
            "colon" to ':', "sol" to '/', "bsol" to '\\', "Tab" to '\t', "NewLine" to '\n', "amp" to '&', "period" to '.',
            "plus" to '+', "hyphen" to '-'
        )

        private fun decide(destination: String): HelpAnswer {
            if (destination == "" || Patterns.illegal.matcher(destination).find()) return HelpAnswer.Refused
            val scheme = schemeOf(destination)
            if (destination.indexOf(' ') >= 0 && (scheme != null || !isPathWithSpaces(destination))) return HelpAnswer.Refused
            if (Patterns.brokenEscape.matcher(destination).find()) return HelpAnswer.Refused
            if (destination.any { it == '{' || it == '}' } || holdsPlaceholder(destination)) return HelpAnswer.Refused
            if (destination.startsWith("//")) return HelpAnswer.Refused
            if (scheme == null) return if (isInternal(destination)) HelpAnswer.Internal else HelpAnswer.Refused
            if (scheme.length == 1) return HelpAnswer.Refused
            val front = frontOf(destination)
            if (front != null) return front.rest?.let { find(it, front.scheme) } ?: HelpAnswer.Refused
            val kind = lower(scheme)
            if (kind in forbidden || isMangled(destination, scheme.length + 1)) return HelpAnswer.Refused
            for ((from, to) in Data.rewrites) {
                if (!fits(destination, from)) continue
                val target = to + destination.substring(from.length)
                val targetKind = lower(schemeOf(target).orEmpty())
                if (targetKind !in systemSchemes) continue
                return systemUrl(target, targetKind)?.let { HelpAnswer.Rewrite(it) } ?: HelpAnswer.Refused
            }
            if (kind !in systemSchemes) return HelpAnswer.Refused
            return systemUrl(destination, kind)?.let { HelpAnswer.System(it) } ?: HelpAnswer.Refused
        }

        private fun lower(text: String): String =
            if (text.none { it in 'A'..'Z' }) text
            else text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

        /** The scheme by the grammar of RFC 3986, or null. */
        private fun schemeOf(destination: String): String? {
            val first = destination.firstOrNull() ?: return null
            if (first !in 'a'..'z' && first !in 'A'..'Z') return null
            for ((index, character) in destination.withIndex()) {
                if (character == ':') return destination.substring(0, index)
                if (!isSchemeCharacter(character)) return null
            }
            return null
        }

        private fun isSchemeCharacter(character: Char): Boolean =
            character in 'a'..'z' || character in 'A'..'Z' || character in '0'..'9' ||
                character == '+' || character == '-' || character == '.'

        /** Whether a colon stands before the first slash, question mark or hash. */
        private fun hasEarlyColon(destination: String): Boolean {
            val end = destination.indexOfFirst { it == ':' || it == '/' || it == '?' || it == '#' }
            return end >= 0 && destination[end] == ':'
        }

        /** Whether plain spaces inside would be those of a path: no host, no colon before the first slash. */
        private fun isPathWithSpaces(destination: String): Boolean =
            !destination.startsWith(" ") && !destination.endsWith(" ") && !destination.startsWith("//") &&
                !hasEarlyColon(destination)

        /** Whether a template left something like `__GHOST_URL__` in. */
        private fun holdsPlaceholder(destination: String): Boolean {
            val runs = Patterns.capitals.matcher(destination)
            while (runs.find()) {
                val run = runs.group()
                if (run.length >= 5 && run.endsWith("__") && run.any { it in 'A'..'Z' }) return true
            }
            return false
        }

        private fun isInternal(destination: String): Boolean {
            if (destination == "#" || hasEarlyColon(destination)) return false
            if (isDisguised(destination) || isMangled(destination, 0)) return false
            val path = destination.takeWhile { it != '?' && it != '#' }
            if (Patterns.escapeInPath.matcher(path).find()) return false
            val decoded = percentDecoded(path) ?: return false
            return !Patterns.invisible.matcher(decoded).find()
        }

        /** Whether a scheme or two slashes show after one more round of decoding. */
        private fun isDisguised(destination: String): Boolean {
            val escapes = StringBuilder()
            var index = 0
            while (index < destination.length) {
                if (destination[index] == '%') {
                    escapes.append('\u0000' + (digitOf(destination[index + 1]) * 16 + digitOf(destination[index + 2])))
                    index += 3
                } else {
                    escapes.append(destination[index])
                    index += 1
                }
            }
            val references = StringBuilder()
            val found = Patterns.reference.matcher(destination)
            index = 0
            while (found.find()) {
                references.append(destination, index, found.start())
                references.append(referenceOf(found.group(1), found.group(2), found.group(3)) ?: found.group())
                index = found.end()
            }
            references.append(destination, index, destination.length)
            return listOf(escapes.toString(), references.toString()).any { decoded ->
                val bare = decoded.filter { it > ' ' && it != '\u007F' }
                decoded != destination && Patterns.schemeOrSlashes.matcher(bare).lookingAt()
            }
        }

        private fun referenceOf(name: String?, hexadecimal: String?, decimal: String?): String? {
            if (name != null) return marks[name].toString()
            val digits = (hexadecimal ?: decimal.orEmpty()).trimStart('0')
            if (digits.length > 6) return null
            val value = if (digits == "") 0 else Integer.parseInt(digits, if (hexadecimal != null) 16 else 10)
            return if (value < 0x80) ('\u0000' + value).toString() else null
        }

        /** Whether an intent stands inside another URL, or the app's scheme in the place of a host. */
        private fun isMangled(destination: String, start: Int): Boolean {
            val rest = destination.substring(start)
            if (start > 0 && rest.startsWith("//")) {
                val host = rest.substring(2).takeWhile { it != '/' && it != '?' && it != '#' && it != ':' }
                if (lower(host) in Data.schemes) return true
            }
            return Patterns.schemeInsideOf.any { it.matcher(rest).find() }
        }

        private fun fits(destination: String, from: String): Boolean {
            val scheme = schemeOf(from) ?: return false
            val rest = from.substring(scheme.length + 1)
            val authority =
                if (rest.startsWith("//")) rest.substring(2).takeWhile { it != '/' && it != '?' && it != '#' }.length + 2
                else 0
            val front = scheme.length + 1 + authority
            return lower(destination.take(front)) == lower(from.take(front)) &&
                destination.startsWith(from.substring(front), front) &&
                (from.endsWith("/") || destination.length == from.length)
        }

        /** The address as a page carries it, or null where it is not permitted. */
        private fun systemUrl(destination: String, kind: String): String? {
            val rest = destination.substring(kind.length + 1)
            if (kind == "mailto") return if (rest in Data.mailAddresses) "mailto:" + rest else null
            if (kind == "tel") return if (Data.ALLOWS_TELEPHONE && isTelephone(rest)) "tel:" + rest else null
            val rule = (if (kind == "https") Data.https else Data.http) ?: return null
            if (!rest.startsWith("//")) return null
            val authority = rest.substring(2).takeWhile { it != '/' && it != '?' && it != '#' }
            val tail = rest.substring(2 + authority.length)
            val colon = authority.lastIndexOf(':')
            val hasPort = colon > authority.lastIndexOf(']')
            val host = lower(if (hasPort) authority.substring(0, colon) else authority)
            val port = if (hasPort) authority.substring(colon + 1) else null
            if (authority.indexOf('@') >= 0 || port != null && !isPort(port)) return null
            val form = formOf(host) ?: return null
            val name = host.removeSuffix(".")
            val isBelow = rule.suffixes.any { name.length > it.length && name.endsWith(it) }
            val isListed = name in rule.hosts ||
                if (form == Form.NAME) rule.allowsAnyHost || isBelow else rule.allowsAnyHost && rule.allowsAddresses
            if (!isListed) return null
            if (port != null && !(rule.ports?.contains(port.toInt()) ?: rule.allowsAnyHost)) return null
            if (Patterns.dotSegment.matcher(tail.takeWhile { it != '?' && it != '#' }).find()) return null
            return kind + "://" + host + (if (port == null) "" else ":" + port) + tail
        }

        private fun isTelephone(text: String): Boolean {
            val number = text.substringBefore(';').removePrefix("+")
            val isNumber = number.any { it in '0'..'9' } && number.all { it in '0'..'9' || it in "-.()" }
            if (!isNumber || text.indexOf(';') < 0) return isNumber
            val extension = text.substring(text.indexOf(';')).removePrefix(";ext=")
            return extension != "" && extension.all { it in '0'..'9' }
        }

        private fun isPort(text: String): Boolean =
            text.length in 1..5 && text.all { it in '0'..'9' } && text.toInt() <= 65535 && (text == "0" || text[0] != '0')

        private enum class Form { NAME, ADDRESS }

        /** What a host in lower-case ASCII is, or null when browsers accept none such. */
        private fun formOf(host: String): Form? {
            if (host.startsWith("[")) return if (isIpv6(host)) Form.ADDRESS else null
            val isPlain = host.all { it in 'a'..'z' || it in '0'..'9' || it == '.' || it == '_' || it == '-' }
            val name = host.removeSuffix(".")
            val labels = name.split('.')
            if (!isPlain || name.length > 253 || labels.any { it == "" || it.length > 63 }) return null
            if (!Patterns.number.matcher(labels.last()).matches()) return Form.NAME
            val isAddress = name == host && labels.size == 4 && labels.all { Patterns.byte.matcher(it).matches() }
            return if (isAddress) Form.ADDRESS else null
        }

        /** Whether `[…]` is an IPv6 address in the form of RFC 5952. */
        private fun isIpv6(host: String): Boolean {
            if (!host.endsWith("]") || host.length < 4) return false
            val halves = host.substring(1, host.length - 1).split("::")
            val given = halves.map { if (it == "") emptyList() else it.split(':') }
            val groups = given.flatten()
            if (halves.size > 2 || groups.any { !Patterns.group.matcher(it).matches() }) return false
            if (if (halves.size == 1) groups.size != 8 else groups.size > 7) return false
            val zeros = List(8 - groups.size) { "0" }
            val pieces = given.first() + zeros + given.drop(1).flatten()
            return "[" + compressed(pieces) + "]" == host
        }

        /** The first longest run of two or more zeros as `::`. */
        private fun compressed(pieces: List<String>): String {
            var start = 0
            var length = 1
            for (first in pieces.indices) {
                var end = first
                while (end < pieces.size && pieces[end] == "0") end += 1
                if (end - first > length) {
                    start = first
                    length = end - first
                }
            }
            if (length == 1) return pieces.joinToString(":")
            return pieces.take(start).joinToString(":") + "::" + pieces.drop(start + length).joinToString(":")
        }

        """#

    private static let invisible = invisibleClass { "\\\\x{\($0)}" }
}
