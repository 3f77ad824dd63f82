import IntentRouting
import SourceText

/// The small JSON values that stand in attributes of a page.
enum JSONText {
    /// An object of parameters in declared order; a number stays a number.
    static func object(_ members: [(name: String, value: ParameterValue)]) -> [UInt8] {
        var json = JSONWriter()
        write(members, to: &json)
        return json.bytes
    }

    /// The history that an intent stands for: `[{"project":{"id":"…"}},{"task":{"id":"…"}}]`.
    static func stack(_ steps: [RouteStep]) -> [UInt8] {
        var json = JSONWriter()
        json.array { json in
            for step in steps {
                json.object { json in
                    json.name(step.route)
                    write(step.values.map { ($0.name, $0.value) }, to: &json)
                }
            }
        }
        return json.bytes
    }

    private static func write(_ members: [(name: String, value: ParameterValue)], to json: inout JSONWriter) {
        json.object { json in
            for member in members {
                if case .int(let number) = member.value {
                    json.member(member.name, number)
                } else {
                    json.member(member.name, member.value.description)
                }
            }
        }
    }
}
