/// Programs around generated code: they read URLs from standard input, one a line as hexadecimal UTF-8, and write an
/// answer a line in the form of ``Answer``.
enum Runner {
    static let swift = """
        func hex(_ text: String) -> String {
            text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        func values(_ values: [(String, String)]) -> String {
            values.sorted { $0.0 < $1.0 }.map { $0.0 + "=" + hex($0.1) }.joined(separator: ",")
        }

        func text(_ line: String) -> String {
            let digits = Array(line.utf8)
            var bytes: [UInt8] = []
            func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : digit - 0x57 }
            for index in stride(from: 0, to: digits.count, by: 2) {
                bytes.append(value(digits[index]) << 4 | value(digits[index + 1]))
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        let router = try LinkRouter<HelpAction, HelpRoute>(HelpLinks.catalogue)

        // Generic, because the compiler sees that a catalogue without routes has none and warns of what never runs.
        func shown<Route: LinkRoute>(_ route: Route) -> String {
            route.step.route + "(" + values(route.step.values.map { ($0.name, $0.value.description) }) + ")"
        }

        func described(_ routed: RoutedAction<HelpAction, HelpRoute>, _ url: String) throws -> String {
            let action = routed.action
            guard HelpAction(url: url) == action else { return "the initialiser disagrees" }
            guard (routed.stack?.steps ?? []) == action.stack else { return "the stacks disagree" }
            let stack = action.stack.map(shown)
            return [
                "intent", action.intent, try action.url, try action.universalURL ?? "-",
                values(action.values.map { ($0.key, $0.value.description) }), stack.joined(separator: ">"),
                "\\(action.confirmation(for: "en") != nil)",
            ].joined(separator: " ")
        }

        func answer(_ url: String) throws -> String {
            switch router.route(url) {
            case .action(let routed): return try described(routed, url)
            case .sensitive(let sensitive):
                guard let routed = sensitive.confirmed(by: sensitive.question.agreed()) else { return "not confirmed" }
                return try described(routed, url)
            case .system(let link): return "system " + String(decoding: link.url, as: UTF8.self)
            case .rewritten(let link): return "rewrite " + String(decoding: link.url, as: UTF8.self)
            case .discarded(.relative): return "internal"
            case .discarded: return "refused"
            }
        }

        while let line = readLine() { print(try answer(text(line))) }

        """

    static let typeScript = """
        import { readFileSync, writeSync } from "node:fs";
        import * as help from "./help.js";

        const hex = (text) => Buffer.from(text, "utf8").toString("hex");
        const values = (given) =>
          Object.keys(given ?? {}).sort().map((name) => `${name}=${hex(String(given[name]))}`).join(",");

        function answer(url) {
          const given = help.answer(url);
          if (given.kind === "system" || given.kind === "rewrite") return `${given.kind} ${given.url}`;
          if (given.kind !== "intent") return given.kind;
          const action = given.action;
          const again = help.answer(given.url);
          if (JSON.stringify(again, plain) !== JSON.stringify(given, plain)) return "the canonical URL disagrees";
          const stack = help.stackOf(action).map(({ route, values: given }) => `${route}(${values(given)})`).join(">");
          const confirms = help.confirmationOf(action, "en") !== undefined;
          const universal = help.universalURLOf(action) ?? "-";
          return `intent ${action.id} ${help.urlOf(action)} ${universal} ${values(action.parameters)} ${stack} ${confirms}`;
        }

        const plain = (_, value) => (typeof value === "bigint" ? `${value}n` : value);
        const lines = readFileSync(0, "latin1").split("\\n").slice(0, -1);
        const text = lines.map((line) => answer(Buffer.from(line, "hex").toString("utf8")) + "\\n").join("");
        const bytes = Buffer.from(text, "utf8");
        for (let offset = 0; offset < bytes.length; ) offset += writeSync(1, bytes, offset);

        """

    static let kotlin = """
        package help

        import java.io.PrintStream

        private fun hex(text: String): String =
            text.toByteArray(Charsets.UTF_8).joinToString("") { String.format("%02x", it) }

        private fun values(given: Map<String, String>): String =
            given.keys.sorted().joinToString(",") { it + "=" + hex(given.getValue(it)) }

        private fun text(line: String): String {
            val bytes = ByteArray(line.length / 2)
            for (index in bytes.indices) bytes[index] = Integer.parseInt(line.substring(index * 2, index * 2 + 2), 16).toByte()
            return String(bytes, Charsets.UTF_8)
        }

        private fun answer(url: String): String {
            val given = HelpLinks.answer(url)
            if (given is HelpAnswer.System) return "system " + given.url
            if (given is HelpAnswer.Rewrite) return "rewrite " + given.url
            if (given is HelpAnswer.Internal) return "internal"
            if (given !is HelpAnswer.Intent) return "refused"
            val action = given.action
            if (HelpLinks.answer(given.url) != given) return "the canonical URL disagrees"
            val stack = HelpLinks.stack(action).joinToString(">") { it.call().name + "(" + values(it.call().values) + ")" }
            val universal = HelpLinks.universalUrl(action) ?: "-"
            val confirms = HelpLinks.confirmation(action, "en") != null
            return listOf(
                "intent", action.call().name, HelpLinks.url(action), universal, values(action.call().values), stack, confirms
            ).joinToString(" ")
        }

        fun main() {
            val out = PrintStream(System.out, false, "UTF-8")
            for (line in generateSequence(::readLine)) {
                out.print(answer(text(line)))
                out.print('\\n')
            }
            out.flush()
        }

        """
}
