import IntentCatalogue
import IntentRouting

/// Placeholders in the address of an intent that stand for a whole declared parameter.
///
/// A string such as `[Open](gallery-action://task/%@)` is filled in by the app before it is shown. Where the catalogue
/// has a parameter in exactly that place, the value is held to its type when the link is tapped, so that the placeholder
/// is no hole in the list. Anything less (a part of a segment, a scheme, a literal, `%#@…@`, which stands for a phrase)
/// stays refused.
struct TypedSlots {
    /// The address with a sample of the right type in each slot, by which position and entry are judged.
    var url: [UInt8]
    /// The parameters, placeholders as written.
    var parameters: [AuditedLink.Parameter]

    /// Fills the slots of a destination; nil where a placeholder in it stands for anything else.
    static func fill(_ destination: [UInt8], _ policy: Policy) -> TypedSlots? {
        let text = String(decoding: destination, as: UTF8.self)
        guard let mark = text.firstRange(of: "://"),
            policy.catalogue.schemes.contains(text[..<mark.lowerBound].lowercased())
        else { return nil }
        let rest = text[mark.upperBound...]
        let path = rest.prefix { $0 != "?" }
        let query = rest.dropFirst(path.count)
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let items = query.dropFirst().split(separator: "&", omittingEmptySubsequences: false).map(String.init)
        for intent in policy.catalogue.intents {
            for declared in [intent.pattern.segments] + intent.pattern.aliases {
                var slots: [String: String] = [:]
                guard let filledPath = fill(segments, declared, &slots),
                    let filledItems = fill(items, intent.pattern.query, &slots), !slots.isEmpty
                else { continue }
                var url = String(text[..<mark.upperBound]) + filledPath.joined(separator: "/")
                if !query.isEmpty { url += "?" + filledItems.joined(separator: "&") }
                guard case .intent(let match, _) = policy.judge(url).verdict, match.id == intent.id else {
                    continue
                }
                let parameters = match.parameters.map { parameter in
                    AuditedLink.Parameter(
                        name: parameter.name, value: slots[parameter.name] ?? parameter.value.description)
                }
                return TypedSlots(url: Array(url.utf8), parameters: parameters)
            }
        }
        return nil
    }

    private static func fill(
        _ segments: [String], _ declared: [IntentPattern.Segment], _ slots: inout [String: String]
    ) -> [String]? {
        guard segments.count == declared.count else { return nil }
        var filled: [String] = []
        for (segment, pattern) in zip(segments, declared) {
            switch pattern {
            case .literal(let literal):
                guard segment == literal else { return nil }
                filled.append(segment)
            case .parameter(let name, let type):
                if isPlaceholder(segment, for: type) {
                    slots[name] = segment
                    filled.append(sample(of: type))
                } else {
                    filled.append(segment)
                }
            }
        }
        return filled
    }

    private static func fill(
        _ items: [String], _ declared: [IntentPattern.QueryItem], _ slots: inout [String: String]
    ) -> [String]? {
        items.map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let known = declared.first(where: { $0.name == parts[0] }),
                isPlaceholder(parts[1], for: known.type)
            else { return item }
            slots[known.name] = parts[1]
            return known.name + "=" + sample(of: known.type)
        }
    }

    /// Whether a text is one placeholder and nothing else, of a kind that can give a value of the type: a number fits a
    /// number and a text.
    private static func isPlaceholder(_ text: String, for type: ParameterType) -> Bool {
        if text == "%arg" { return true }
        for (open, close) in [("{{", "}}"), ("${", "}"), ("{", "}")] where text.hasPrefix(open) && text.hasSuffix(close)
        {
            let name = text.dropFirst(open.count).dropLast(close.count)
            return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_.- ".contains($0) }
        }
        guard text.hasPrefix("%") else { return false }
        var rest = text.dropFirst()
        if let dollar = rest.firstIndex(of: "$"), dollar > rest.startIndex, rest[..<dollar].allSatisfy(\.isNumber) {
            rest = rest[rest.index(after: dollar)...]
        }
        if rest == "@" || rest == "s" { return true }
        let letters = rest.drop { "lhqzjt".contains($0) }
        guard letters.count == 1, let kind = letters.first, "diu".contains(kind) else { return false }
        switch type {
        case .int, .text: return true
        default: return false
        }
    }

    /// A value of a type.
    private static func sample(of type: ParameterType) -> String {
        switch type {
        case .uuid: "00000000-0000-4000-8000-000000000000"
        case .int(let range): String(range.map { $0.contains(1) ? 1 : $0.lowerBound } ?? 1)
        case .slug: "a"
        case .text(let range): String(repeating: "a", count: max(1, range.lowerBound))
        case .choice(let words): words.first ?? "a"
        }
    }
}
