internal import IntentRouting
internal import SourceText

extension Explanation {
    /// For programs: one object on one line, its keys in a fixed order.
    var json: String {
        var members = [("destination", jsonString(destination)), ("verdict", jsonString(verdict))]
        members.append(("accepted", isAccepted ? "true" : "false"))
        for row in rows {
            switch row.value {
            case .text(let text): members.append((row.name, jsonString(text)))
            case .pairs(let pairs):
                members.append((row.name, jsonObject(pairs.map { ($0.name, jsonString($0.value)) })))
            case .stack(let steps):
                let screens = steps.map { step in
                    jsonObject([
                        (step.route, jsonObject(step.values.map { ($0.name, jsonString($0.value.description)) }))
                    ])
                }
                members.append((row.name, "[" + screens.joined(separator: ",") + "]"))
            }
        }
        members.append(("warnings", "[" + warnings.map(jsonObject).joined(separator: ",") + "]"))
        return jsonObject(members)
    }
}

/// An object with members that are JSON already.
func jsonObject(_ members: [(String, String)]) -> String {
    "{" + members.map { jsonString($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
}

/// A text as a JSON string.
func jsonString(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
}
