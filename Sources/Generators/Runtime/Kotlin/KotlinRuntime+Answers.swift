extension KotlinRuntime {
    /// What an app asks, and what it is told.
    static let answers = #"""

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

        """#
}
