import SourceText

/// Where a finding of an export stands, in words: `record help:7, locale es, field body, state draft`.
///
/// Of a very long name, such as a key that is a whole text, the middle is left out: it is for people to find the place.
func addressWords(_ address: ContentAddress?) -> String? {
    guard let address else { return nil }
    let parts = [
        ("record", address.record), ("locale", address.locale), ("field", address.field), ("state", address.state),
    ]
    let words = parts.compactMap { name, value in value.map { name + " " + visible(shortened($0)) } }
    return words.isEmpty ? nil : words.joined(separator: ", ")
}

private func shortened(_ name: String) -> String {
    guard name.utf8.count > 160, name.count > 160 else { return name }
    return name.prefix(90) + "…" + name.suffix(60)
}
