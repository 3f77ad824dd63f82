public import Documents
import IntentRouting
public import SourceText

/// One of the app's addresses in a text, kept without the document that it stands in.
public struct IntentUse: Sendable, Hashable {
    /// What it is there.
    public enum Form: UInt8, Sendable, Hashable {
        /// A link that the app follows.
        case link
        /// A link that the app discards.
        case refused
        /// No link: a near miss, or plain text.
        case lost
    }
    /// The address, its scheme in lower case.
    public var address: [UInt8]
    /// The name of the intent that it leads to; nil when the catalogue has none there.
    public var intent: String?
    /// What is the same in every language: the intent and its parameters but for free text, which is translated; the
    /// address where there is no intent.
    public var meaning: [UInt8]
    /// What it is there.
    public var form: Form
    /// The address in the text.
    public var place: ByteRange

    /// Makes a use.
    public init(
        address: [UInt8], intent: String?, meaning: [UInt8]? = nil, form: Form, place: ByteRange
    ) {
        var address = address
        for index in address.indices {
            if address[index] == UInt8(ascii: ":") { break }
            if address[index] >= 0x41, address[index] <= 0x5A { address[index] |= 0x20 }
        }
        self.address = address
        self.meaning = meaning ?? address
        self.intent = intent
        self.form = form
        self.place = place
    }

    /// The address without regard to upper and lower case.
    var folded: [UInt8] { address.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }
}

extension IntentUse {
    /// The intent and those of its parameters that no translator changes.
    static func meaning(of match: IntentMatch) -> [UInt8] {
        var meaning = match.id
        for (name, value) in match.parameters {
            if case .text = value { continue }
            meaning += "\u{0}" + name + "=" + value.description
        }
        return Array(meaning.utf8)
    }
}

extension PageAuditor {
    /// The app's addresses that a page holds, in order of place: links that are tapped, and links that are none.
    public func intentUses(of audit: PageAudit, in document: Document) -> [IntentUse] {
        var result: [IntentUse] = []
        for (link, verdict) in zip(document.links, audit.verdicts) where link.use == .tap && link.form != .definition {
            switch verdict {
            case .intent(let match):
                result.append(
                    IntentUse(
                        address: Array(document.bytes(link.destination)), intent: match.id,
                        meaning: IntentUse.meaning(of: match), form: .link, place: link.destinationSource))
            case .refused where nearMissSearch.isIntent(document.bytes(link.destination)):
                result.append(
                    IntentUse(
                        address: Array(document.bytes(link.destination)), intent: nil, form: .refused,
                        place: link.destinationSource))
            default: break
            }
        }
        for miss in audit.nearMisses where miss.isIntent {
            result.append(
                IntentUse(address: miss.destination, intent: nil, form: .lost, place: miss.destinationSource))
        }
        return result.sorted { $0.place.start < $1.place.start }
    }
}

extension NearMissSearch {
    /// Whether a destination has one of the app's schemes, in any case of its letters.
    func isIntent(_ destination: ArraySlice<UInt8>) -> Bool {
        schemes.contains { scheme in
            destination.count > scheme.count
                && destination[destination.startIndex + scheme.count] == UInt8(ascii: ":")
                && destination.prefix(scheme.count).elementsEqual(scheme) {
                    ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1
                }
        }
    }
}
