import Foundation
import SourceText
import Testing

@testable import Exports

/// What a reader makes of a file.
struct ReadUnits {
    var records: [ExportRecord] = []
    var error: ReaderError?

    init(_ text: String, _ format: ExportFormat, options: ReaderOptions = ReaderOptions()) {
        self.init(Array(text.utf8), format, options: options)
    }

    init(_ bytes: [UInt8], _ format: ExportFormat, options: ReaderOptions = ReaderOptions(), chunkSize: Int = 1 << 16) {
        guard let reader = format.makeReader(options: options) else {
            Issue.record("\(format) has no reader")
            return
        }
        do throws(ReaderError) {
            try reader.read(ByteStream(bytes, chunkSize: chunkSize)) { records.append($0) }
        } catch {
            self.error = error
        }
    }

    var units: [ExportUnit] { records.flatMap(\.units) }
    var faults: [RecordFault] { records.flatMap(\.faults) }
    var texts: [String] { units.map { String(decoding: $0.text, as: UTF8.self) } }
    var fields: [String?] { units.map(\.address.field) }
    var locales: [String?] { units.map(\.address.locale) }
    var ids: [String?] { units.map(\.address.record) }
    var keys: [String?] { units.map(\.translationKey) }

    /// The message of the error, with line and column.
    var failure: String? {
        guard case .malformed(let place, let message, _) = error else { return nil }
        return "\(place.line):\(place.scalarColumn): \(message)"
    }

    /// What stands in the file where a word of a text stands, for each text that holds it.
    func sources(of word: String) -> [String] {
        records.flatMap { record in
            record.units.compactMap { unit -> String? in
                let text = String(decoding: unit.text, as: UTF8.self)
                guard let range = text.range(of: word) else { return nil }
                let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                let place = unit.map.source(of: ByteRange(start, start + word.utf8.count))
                return String(decoding: record.window.text[place.range], as: UTF8.self)
            }
        }
    }
}
