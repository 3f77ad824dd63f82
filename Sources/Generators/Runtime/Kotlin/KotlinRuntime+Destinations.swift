extension KotlinRuntime {
    /// Everything that is no intent, and what is refused.
    static let destinations = #"""
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

        """#

    private static let invisible = invisibleClass { "\\\\x{\($0)}" }
}
