internal import SourceText

/// What a format of records in XML adds to ``readXMLRecords(_:_:options:pieceSize:receive:)``: where a record begins,
/// and what is in it.
protocol XMLRecordFormat {
    /// The local names that the outermost element may have.
    var roots: Set<String> { get }
    /// What a record is called in messages.
    var recordName: String { get }

    /// Takes an event that is not part of a record.
    ///
    /// - Parameter path: The elements around it, outermost first; for a start or an end, without the element itself.
    mutating func outside(_ event: XMLEvent, path: ArraySlice<String>, text: SlidingText)

    /// Whether a record begins with this tag.
    func beginsRecord(_ tag: XMLTag, path: [String]) -> Bool

    /// Whether the record ends with the end of this element, which stands side by side with its first.
    func endsRecord(_ name: String) -> Bool

    /// Takes an event of the record, its first start and last end included.
    ///
    /// - Parameters:
    ///   - path: The elements around it, from the record's first element on.
    ///   - base: The offset that the record begins at; maps of units count from there.
    mutating func inside(_ event: XMLEvent, path: ArraySlice<String>, base: Int, text: SlidingText)

    /// The units of the record that has ended, and what is wrong with it; forgets both.
    mutating func finish() -> (units: [ExportUnit], faults: [RecordFault])
}

extension XMLRecordFormat {
    mutating func outside(_ event: XMLEvent, path: ArraySlice<String>, text: SlidingText) {}
    func endsRecord(_ name: String) -> Bool { true }
}
