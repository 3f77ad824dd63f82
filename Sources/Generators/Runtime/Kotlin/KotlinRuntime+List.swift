extension KotlinRuntime {
    /// The tree of segments in which addresses are looked up.
    static let list = #"""
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

        """#
}
