import SourceText

/// Where a finding of an export stands, in words: `record help:7, locale es, field body, state draft`.
func addressWords(_ address: ContentAddress?) -> String? {
    guard let address else { return nil }
    let parts = [
        ("record", address.record), ("locale", address.locale), ("field", address.field), ("state", address.state),
    ]
    let words = parts.compactMap { name, value in value.map { name + " " + visible($0) } }
    return words.isEmpty ? nil : words.joined(separator: ", ")
}
