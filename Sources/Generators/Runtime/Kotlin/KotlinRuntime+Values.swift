extension KotlinRuntime {
    /// What a value may be, and how its text is escaped.
    static let values = #"""
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

        """#
}
