import Exports
import SourceText
import TestSupport
import Testing

@Suite struct JSONPositionTests {
    @Test(arguments: SampleExport.formats)
    func leadsEveryLinkBackToItsFirstByte(format: ExportFormat) throws {
        var total = 0
        for seed in 0..<positionSeeds {
            var sample = SampleExport(seed: seed)
            let (bytes, links) = sample.file(format)
            let found = try places(in: bytes, format: format, chunk: [1, 7, 64, 1 << 16][Int(seed % 4)])
            total += links.count
            for (offset, link) in links {
                let places = found[link.number] ?? []
                try #require(places.count == 1, "seed \(seed): \(link.destination) found \(places.count) times")
                try #require(places[0].position.byteOffset == offset, "seed \(seed): \(link.destination)")
                try #require(places[0].record == link.record, "seed \(seed): \(link.destination)")
                try #require(places[0].locale == link.locale, "seed \(seed): \(link.destination)")
            }
            try #require(found.count == links.count)
            if seed % 10 == 0 { try checkLines(bytes, links, found) }
        }
        reportPositions(format.rawValue, links: total)
        #expect(total > Int(positionSeeds) * 3)
    }

    /// Lines and columns, counted from the start of the file.
    private func checkLines(
        _ bytes: [UInt8], _ links: [(offset: Int, link: SampleLink)], _ found: [Int: [Place]]
    ) throws {
        let table = LineTable(bytes)
        for (offset, link) in links {
            try #require(found[link.number]?.first?.position == table.position(at: offset))
        }
    }

    struct Place {
        var position: TextPosition
        var record: String?
        var locale: String?
    }

    private func places(in bytes: [UInt8], format: ExportFormat, chunk: Int) throws -> [Int: [Place]] {
        let reader = try #require(format.makeReader(options: ReaderOptions()))
        var places: [Int: [Place]] = [:]
        var faults: [RecordFault] = []
        try reader.read(ByteStream(bytes, chunkSize: chunk)) { record in
            faults += record.faults
            for unit in record.units {
                for (number, range) in destinations(in: unit.text) {
                    let source = unit.map.source(of: ByteRange(range))
                    places[number, default: []].append(
                        Place(
                            position: record.window.position(at: source.lowerBound), record: unit.address.record,
                            locale: unit.address.locale))
                }
            }
        }
        #expect(faults.isEmpty)
        return places
    }

    /// The links of a text, by their numbers.
    private func destinations(in text: [UInt8]) -> [(number: Int, range: Range<Int>)] {
        let mark = Array("gallery-action://p/".utf8)
        var result: [(Int, Range<Int>)] = []
        var at = 0
        while at + mark.count <= text.count {
            guard text[at] == mark[0], text[at..<(at + mark.count)].elementsEqual(mark) else {
                at += 1
                continue
            }
            var end = at + mark.count
            var number = 0
            while end < text.count, (0x30...0x39).contains(text[end]) {
                number = number * 10 + Int(text[end] - 0x30)
                end += 1
            }
            result.append((number, at..<end))
            at = end
        }
        return result
    }
}
