extension KotlinRuntime {
    /// The way from an address to an action, and back.
    static let lookUp = #"""
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

        """#
}
