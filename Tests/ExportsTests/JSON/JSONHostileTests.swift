import Exports
import SourceText
import TestSupport
import Testing

@Suite struct JSONHostileTests {
    struct Reading {
        var units: [ExportUnit] = []
        var faults: [(fault: RecordFault, at: TextPosition)] = []
        var largestWindow = 0
        var error: ReaderError?

        var firstMessage: String? {
            if let fault = faults.first { return fault.fault.message }
            if case .malformed(_, let message, _) = error { return message }
            return nil
        }

        var place: TextPosition? {
            if let fault = faults.first { return fault.at }
            if case .malformed(let place, _, _) = error { return place }
            return nil
        }
    }

    static func read(
        _ input: ByteStream, _ format: ExportFormat, limit: Int = 64 << 20, keeping: Bool = true
    ) throws -> Reading {
        var reading = Reading()
        let reader = try #require(format.makeReader(options: ReaderOptions(recordLimit: limit)))
        do throws(ReaderError) {
            try reader.read(input) { record in
                if keeping { reading.units += record.units }
                reading.largestWindow = max(reading.largestWindow, record.window.text.count)
                reading.faults += record.faults.map { ($0, record.window.position(at: $0.range.lowerBound)) }
            }
        } catch {
            reading.error = error
        }
        return reading
    }

    static func read(_ text: String, _ format: ExportFormat, limit: Int = 64 << 20) throws -> Reading {
        try read(ByteStream(Array(text.utf8), chunkSize: 10), format, limit: limit)
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":["])
    func nestingOfAnyDepthIsAnErrorAtItsPlace(piece: String) throws {
        let text = String(repeating: piece, count: 100_000)
        let reading = try Self.read(text, .json)
        #expect(reading.firstMessage?.contains("nested deeper") == true)
        #expect(reading.place?.byteOffset ?? 0 > 500)
        let lines = try Self.read(text + "\n{\"id\":1,\"body\":\"[x](y)\"}\n", .ndjson)
        #expect(lines.error == nil)
        #expect(lines.faults.count == 1)
        #expect(lines.units.map { $0.address.record } == ["1"])
    }

    @Test func jsonInStringsIsOpenedToABoundAndWithoutRecursion() throws {
        var text = #"{"url":"gallery-action://x"}"#
        for _ in 0..<12 {
            let inside = text.replacing("\\", with: "\\u005c").replacing("\"", with: "\\u0022")
            text = "{\"a\":\"" + inside + "\"}"
        }
        let reading = try Self.read(text, .json)
        #expect(reading.error == nil)
        #expect(reading.units.count == 1)
    }

    static let faults: [(String, String, Int, Int)] = [
        (#"{"a":"x","a":"y"}"#, "stands twice", 1, 11), (#"{"\u0061":1,"a":2}"#, "stands twice", 1, 14),
        (#"{"a":"\q"}"#, "no escape", 1, 7), (#"{"a":"\ud83d x"}"#, "surrogate", 1, 7),
        (#"{"a":"\udc00"}"#, "surrogate", 1, 7), (#"{"a":"\u12x4"}"#, "no escape", 1, 7),
        ("{\"a\":\"x\ty\"}", "control character", 1, 8), ("{\"a\":1} x", "behind the end", 1, 9),
        ("{\n \"a\" 1}", "`:`", 2, 6), ("{'a':1}", "double quotes", 1, 2), ("[1,]", "a value", 1, 4),
        ("{\"a\":1,}", "a key", 1, 8), ("[1 2]", "`,` or `]`", 1, 4), ("[01]", "no number", 1, 2),
        ("[nul]", "a value", 1, 2), ("{\"a\":\"x", "not closed", 1, 6), ("{\"a\":", "ends inside", 1, 6),
        ("", "no JSON value", 1, 1), ("\u{FEFF}{\"é\":1,\r\n\"é\":2}", "stands twice", 2, 2),
        ("[1] // x", "behind the end", 1, 5),
    ]

    @Test(arguments: faults) func saysWhatIsWrongAndWhere(text: String, words: String, line: Int, column: Int) throws {
        let reading = try Self.read(text, .json)
        #expect(reading.firstMessage?.contains(words) == true, "\(reading.firstMessage ?? "nothing")")
        #expect(reading.place?.line == line)
        #expect(reading.place?.scalarColumn == column)
    }

    @Test(arguments: ["", "\u{FEFF}", "  \n", "\n\n\n"]) func anEmptyFileIsAnErrorInEveryFraming(text: String) throws {
        for format in [ExportFormat.json, .ndjson, .strapi, .sanity, .ghost, .xcstrings] {
            let reading = try Self.read(text, format)
            #expect(reading.firstMessage == "there is no JSON value in the file")
            #expect(reading.error != nil && reading.faults.isEmpty)
        }
    }

    @Test func bytesThatAreNotUTF8AreAFaultAndTheRestIsRead() throws {
        let bytes =
            Array("{\"id\":1,\"a\":\"[x](gallery-action://a) ".utf8) + [0xFF, 0xE2, 0x82] + Array("[y](z)\"}".utf8)
        let reading = try Self.read(ByteStream(bytes, chunkSize: 3), .json)
        #expect(reading.faults.map(\.fault.message) == Array(repeating: "the bytes here are not UTF-8", count: 2))
        #expect(reading.faults.map(\.at.byteOffset) == [37, 38])
        #expect(
            reading.units.map { String(decoding: $0.text, as: UTF8.self) } == [
                "[x](gallery-action://a) \u{FFFD}\u{FFFD}[y](z)"
            ])
    }

    @Test func aBrokenLineIsAFaultAtItsPlaceAndTheRestIsRead() throws {
        let text = """
            {"id":1,"body":"[a](b)"}
            {"id":2,"body":"[a](b)
            {"id":3,"body":"[a](b)"} {"id":4}
            {"id":5,"x":"[kept](b)",
            not json
            {"id":6,"body":"[a](b)"}
            {"id":7,"body":"[a](b)"
            """
        let reading = try Self.read(text, .ndjson)
        #expect(reading.error == nil)
        #expect(reading.units.map { $0.address.record } == ["1", "3", "5", "6", "7"])
        #expect(reading.faults.map(\.at.line) == [2, 3, 4, 5, 7])
        #expect(reading.faults.map(\.fault.rule).allSatisfy { $0 == "malformed-export" })
        for format in [ExportFormat.sanity, .strapi] {
            let lines = try Self.read(
                "{\"_id\":\"a\" \"x\"}\n{\"_id\":\"b\",\"id\":1,\"type\":\"api::a\",\"x\":\"[a](b)\"}\n", format)
            #expect(lines.error == nil)
            #expect(lines.faults.map(\.at.scalarColumn) == [12])
        }
    }

    @Test(
        arguments: [
            ([0x1F, 0x8B, 8, 0], "gzip"), (Array("PK\u{3}\u{4}".utf8), "zip"), ([0x7B, 0, 0x22, 0], "UTF-16"),
            ([0, 0x7B, 0, 0x22], "UTF-16"), ([0xFF, 0xFE, 0x7B, 0], "UTF-16"),
            ([0x93, 0x11, 0xF2, 0x80, 0x17], "not text"),
            ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-"),
        ] as [([UInt8], String)])
    func refusesWhatIsNoTextWithASentence(bytes: [UInt8], words: String) throws {
        for format in [ExportFormat.strapi, .ndjson, .json, .xcstrings] {
            let reading = try Self.read(ByteStream(bytes, chunkSize: 1), format)
            guard case .malformed(_, let message, let help) = reading.error else {
                Issue.record("\(format) was read")
                continue
            }
            #expect(message.contains(words))
            #expect(help?.isEmpty == false)
            if format == .strapi, words == "gzip" { #expect(help?.contains("--no-encrypt --no-compress") == true) }
        }
    }

    @Test func anExportThatEndsInAnErrorIsAnErrorAtItsPlace() throws {
        let text = """
            {"_id":"a","_type":"faq","body":"[a](b)"}
            {"statusCode":500,"error":"Internal Server Error","message":"x"}

            """
        let reading = try Self.read(text, .sanity)
        #expect(reading.units.count == 1)
        #expect(reading.place?.line == 2)
        #expect(reading.firstMessage?.contains("ends in an error") == true)
        #expect(reading.error != nil)
        let fine = try Self.read("{\"_id\":\"a\",\"_type\":\"faq\",\"error\":\"[a](b)\"}\n", .sanity)
        #expect(fine.error == nil)
        #expect(fine.units.count == 1)
    }

    @Test func aStringAboveTheLimitIsAFaultAndNeverKept() throws {
        let long = String(repeating: "lorem \\u00e9 ", count: 1000)
        let text = #"[{"id":1,"body":"\#(long)"},{"id":2,"body":"[x](y)"}]"#
        for format in [ExportFormat.json, .ndjson] {
            let reading = try Self.read(text + "\n", format, limit: 2000)
            #expect(reading.error == nil)
            #expect(reading.firstMessage?.contains("longer than 2000 bytes") == true)
            #expect(reading.place?.byteOffset == 16)
            #expect(reading.units.map { $0.address.record } == ["2"])
            #expect(reading.largestWindow < 5000)
        }
    }

    @Test func aRecordAboveTheLimitIsAFaultAndReadInParts() throws {
        let field = #""[x](gallery-action://a)""#
        let text = #"{"id":"r","list":["# + Array(repeating: field, count: 500).joined(separator: ",") + "]}\n"
        let reading = try Self.read(text, .ndjson, limit: 2000)
        #expect(reading.error == nil)
        #expect(reading.faults.map(\.fault.message) == ["the record is larger than 2000 bytes; it is read in parts"])
        #expect(reading.units.count == 500)
        #expect(reading.units.allSatisfy { $0.address.record == "r" })
        #expect(reading.largestWindow < 5000)
    }

    /// Gives a text over and over without holding it.
    static func stream(head: String, piece: String, times: Int, tail: String) -> ByteStream {
        var left = times + 2
        return ByteStream { () throws(FileFault) in
            left -= 1
            if left < 0 { return [] }
            return Array((left == times + 1 ? head : left == 0 ? tail : piece).utf8)
        }
    }

    @Test func aLongDocumentIsReadInWindowsOfABoundedSize() throws {
        let record = #"{"id":7,"body":"[x](gallery-action://a) and more of it"},"#
        let piece = String(repeating: record, count: 200)
        for (head, tail) in [("[", "0]"), (#"{"data":{"meta":"[x](y)","list":["#, "0]}}"), (#"{"a":[["#, "1]]}")] {
            let reading = try Self.read(
                Self.stream(head: head, piece: piece, times: 60, tail: tail), .json, limit: 1 << 16,
                keeping: false)
            #expect(reading.error == nil)
            #expect(reading.faults.isEmpty)
            #expect(reading.largestWindow < 1 << 17)
        }
        for format in [ExportFormat.contentful, .ghost, .zendesk, .strapi] {
            let reading = try Self.read(
                Self.stream(head: #"{"data":["#, piece: piece, times: 60, tail: "0]}"), format, limit: 1 << 16,
                keeping: false)
            #expect(reading.error == nil)
            #expect(reading.faults.isEmpty)
            #expect(reading.largestWindow < 1 << 17)
        }
    }

    @Test func aLongLineOfOneRecordIsReadInParts() throws {
        let reading = try Self.read(
            Self.stream(
                head: #"{"id":"r","list":["#, piece: String(repeating: #""[x](y)","#, count: 1000), times: 60,
                tail: "0]}\n"), .ndjson, limit: 1 << 16, keeping: false)
        #expect(reading.error == nil)
        #expect(reading.faults.count == 1)
        #expect(reading.largestWindow < 3 << 16)
    }
}
