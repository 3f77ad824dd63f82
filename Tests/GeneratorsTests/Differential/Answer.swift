import IntentCatalogue
import IntentRouting

/// The auditor's answer in the form that the runners write.
enum Answer {
    static func line(_ policy: Policy, _ url: String) throws -> String {
        switch policy.judge(url).verdict {
        case .system(let link): return "system " + String(decoding: link.url, as: UTF8.self)
        case .rewrite(_, let link): return "rewrite " + String(decoding: link.url, as: UTF8.self)
        case .internalPath: return "internal"
        case .refused: return "refused"
        case .intent(let match, _):
            let given = Dictionary(match.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            // Whatever scheme was used, an action is printed with the first.
            let printed = try policy.catalogue.table.print(match.id, given)
            let stack = match.stack.map { step in
                step.route + "(" + values(step.values.map { ($0.name, $0.value.description) }) + ")"
            }
            let asks = policy.catalogue.intent(match.id)?.confirm != nil
            return [
                "intent", match.id, printed.url, printed.universalURL ?? "-",
                values(given.map { ($0.key, $0.value.description) }), stack.joined(separator: ">"), "\(asks)",
            ].joined(separator: " ")
        }
    }

    static func hex(_ text: String) -> String {
        var digits: [UInt8] = []
        let alphabet = Array("0123456789abcdef".utf8)
        for byte in text.utf8 { digits += [alphabet[Int(byte >> 4)], alphabet[Int(byte & 15)]] }
        return String(decoding: digits, as: UTF8.self)
    }

    private static func values(_ values: [(String, String)]) -> String {
        values.sorted { $0.0 < $1.0 }.map { $0.0 + "=" + hex($0.1) }.joined(separator: ",")
    }
}
