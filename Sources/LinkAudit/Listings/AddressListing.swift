import IntentRouting

/// Nothing but the addresses, one on each line, as the input of another program: those that a page would carry.
///
/// White space and controls are percent-encoded, so that a line is an address.
public struct AddressListing: LinkListing {
    /// Makes a listing.
    public init() {}

    /// The address of a link.
    public func line(_ link: AuditedLink, isFirst: Bool) -> String {
        var address = link.destination
        if case .rewrite(let target) = link.verdict { address = target.url }
        var text: [UInt8] = []
        for byte in address {
            if byte <= 0x20 || byte == 0x7F {
                text += ("%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self) + "\n"
    }
}
