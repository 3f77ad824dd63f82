import SourceText

/// An address in 16 bytes, by the numbers of its words; -1 for a word that it does not have.
struct CompactAddress {
    private(set) var record: Int32
    private(set) var locale: Int32
    private(set) var field: Int32
    private(set) var state: Int32

    /// Packs an address, whose words are kept in `words`.
    init(_ address: ContentAddress, in words: inout InternedBytes) {
        func number(_ word: String?) -> Int32 { word.map { words.insert($0.utf8) } ?? -1 }
        record = number(address.record)
        locale = number(address.locale)
        field = number(address.field)
        state = number(address.state)
    }

    /// The address.
    func address(in words: InternedBytes) -> ContentAddress {
        func word(_ number: Int32) -> String? { number < 0 ? nil : words.text(number) }
        return ContentAddress(record: word(record), locale: word(locale), field: word(field), state: word(state))
    }
}
