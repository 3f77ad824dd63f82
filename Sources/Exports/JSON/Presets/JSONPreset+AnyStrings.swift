extension JSONPreset {
    /// One document, every string of it; records are told by their ids.
    static let json = anyStrings(framing: .document)
    /// Values on a line each, every string of them.
    static let ndjson = anyStrings(framing: .lines)

    private static func anyStrings(framing: JSONScanner.Framing) -> JSONPreset {
        JSONPreset(
            framing: framing,
            records: [
                JSONRecordShape(
                    at: [],
                    values: [
                        ("**.id|_id|uuid|documentId", .id),
                        ("**.key|slug|identifier", .name),
                        ("**.locale|language|lang|languages_code|language_code|langcode|locale_code", .locale),
                        ("**.status|state", .state(.word)),
                        ("**.url|uri|href|src", .optionalDestination),
                        ("**", .text(nil)),
                    ])
            ],
            findsRecords: true)
    }
}
