import IntentRouting

/// Writes small JSON values for attributes, in the order they are given.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    /// An object of parameters in declared order; a number stays a number.
    static func object(_ members: [(name: String, value: ParameterValue)]) -> [UInt8] {
        var json = JSONText()
        json.object(members)
        return json.bytes
    }

    /// The history that an intent stands for: `[{"project":{"id":"…"}},{"task":{"id":"…"}}]`.
    static func stack(_ steps: [RouteStep]) -> [UInt8] {
        var json = JSONText()
        json.raw("[")
        for (index, step) in steps.enumerated() {
            json.raw(index > 0 ? ",{" : "{")
            json.string(step.route)
            json.raw(":")
            json.object(step.values.map { ($0.name, $0.value) })
            json.raw("}")
        }
        json.raw("]")
        return json.bytes
    }

    private mutating func object(_ members: [(name: String, value: ParameterValue)]) {
        raw("{")
        for (index, member) in members.enumerated() {
            if index > 0 { raw(",") }
            string(member.name)
            raw(":")
            if case .int(let number) = member.value { raw(String(number)) } else { string(member.value.description) }
        }
        raw("}")
    }

    private mutating func raw(_ text: String) { bytes += text.utf8 }

    /// A string in quotes; only what JSON cannot hold is escaped (RFC 8259, 7).
    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                bytes += "\\u00".utf8
                bytes.append(JSONText.digit(byte >> 4))
                bytes.append(JSONText.digit(byte & 15))
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
