/// The look-up tables of a policy, never changed after they are made.
final class PolicyStorage: Sendable {
    struct WebTable: Sendable {
        var hosts: SortedBytes
        var suffixes: SortedBytes
        var rule: Destinations.WebRule
    }

    struct Rewrite: Sendable {
        /// Scheme and authority in lower case.
        var from: [UInt8]
        /// Length of scheme and authority, which are compared without regard to case.
        var frontLength: Int
        var to: [UInt8]
        var isPrefix: Bool
    }

    let table: IntentTable
    let schemes: [[UInt8]]
    let https: WebTable?
    let http: WebTable?
    let mailAddresses: SortedBytes
    let rewrites: [Rewrite]
    let allowsTelephone: Bool
    let international: (any InternationalHosts)?

    init(_ table: IntentTable, _ destinations: Destinations, _ international: (any InternationalHosts)?) {
        self.table = table
        self.international = international
        schemes = table.schemes.map { Array($0.utf8) }
        func web(_ rule: Destinations.WebRule?) -> WebTable? {
            rule.map { WebTable(hosts: SortedBytes($0.hosts), suffixes: SortedBytes($0.suffixes), rule: $0) }
        }
        https = web(destinations.https)
        http = web(destinations.http)
        mailAddresses = SortedBytes(destinations.mailAddresses)
        rewrites = destinations.rewrites.map { rewrite in
            var from = Array(rewrite.from.utf8)
            let length = frontLength(of: from[...])
            for index in 0..<length where from[index] >= 0x41 && from[index] <= 0x5A { from[index] |= 0x20 }
            return Rewrite(
                from: from, frontLength: length, to: Array(rewrite.to.utf8), isPrefix: from.last == UInt8(ascii: "/"))
        }
        allowsTelephone = destinations.allowsTelephone
    }
}

/// Length of `scheme://authority` of a URL, or of `scheme:`.
func frontLength(of url: ArraySlice<UInt8>) -> Int {
    guard let colon = schemeEnd(of: url) else { return 0 }
    let rest = url[(colon + 1)...]
    guard rest.starts(with: [0x2F, 0x2F]) else { return colon + 1 - url.startIndex }
    let end = rest.dropFirst(2).firstIndex { [0x2F, 0x3F, 0x23].contains($0) } ?? rest.endIndex
    return end - url.startIndex
}

/// A set of byte strings that is asked with slices, without making an array of them.
struct SortedBytes: Sendable {
    let items: [[UInt8]]

    init(_ texts: [String]) {
        items = texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func contains(_ wanted: ArraySlice<UInt8>) -> Bool {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return low < items.count && items[low].count == wanted.count && items[low].elementsEqual(wanted)
    }
}
