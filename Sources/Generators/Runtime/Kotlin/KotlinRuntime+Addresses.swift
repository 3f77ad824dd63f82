extension KotlinRuntime {
    /// Web, mail and telephone addresses.
    static let addresses = #"""
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
}
