import Foundation
import SourceText
import Testing

@testable import Exports

/// Links of Contentful to entries and assets: what the reader hands over of them.
@Suite struct RecordReferenceTests {
    private static let text = #"""
        {"contentTypes":[{"sys":{"id":"t","linkType":"Entry"}}],
         "entries":[{"fields":{"n":{"en":1},"rich":{"de":{"nodeType":"document","content":[
          {"nodeType":"entry-hyperlink","data":{"target":{"sys":{"id":"e\u0032","type":"Link","linkType":"Entry"}}},"content":[]},
          {"nodeType":"embedded-asset-block","data":{"target":{"sys":{"linkType":"Asset","type":"Link","id":"a1"}}}},
          {"nodeType":"resource-hyperlink","data":{"target":{"sys":{"urn":"crn:x","linkType":"Contentful:Entry"}}}},
          {"nodeType":"embedded-entry-inline","data":{"target":{"sys":{"id":"e9","type":"Entry"},"fields":{}}}}]}}},
          "sys":{"id":"e1"}},
          {"sys":{"id":"e2"},"fields":{}}],
         "assets":[{"sys":{"id":"a1"},"fields":{}}]}
        """#

    @Test(arguments: [1, 7, 64, 1 << 16]) func handsOverNamesAndReferences(chunkSize: Int) {
        let result = ReadUnits(Array(Self.text.utf8), .contentful, chunkSize: chunkSize)
        #expect(
            result.records.flatMap(\.names) == [
                RecordName(kind: "Entry", id: "e1"), RecordName(kind: "Entry", id: "e2"),
                RecordName(kind: "Asset", id: "a1"),
            ])
        let references = result.records.flatMap(\.references)
        #expect(references.map(\.name) == [RecordName(kind: "Entry", id: "e2"), RecordName(kind: "Asset", id: "a1")])
        #expect(references.allSatisfy { $0.address.record == "e1" && $0.address.locale == "de" })
        #expect(references.map(\.address.field).first == "fields.rich.de.content.0.data.target.sys")
        let written = result.records.flatMap { record in
            record.references.map { String(decoding: record.window.text[$0.place.range], as: UTF8.self) }
        }
        #expect(written == [#"e\u0032"#, "a1"])
    }

    @Test func keepsNothingOfWhatItHasHandedOver() throws {
        let plan = try #require(JSONPlan(.contentful, ReaderOptions()))
        var walk = JSONWalk(plan, ByteStream(Array(Self.text.utf8), chunkSize: 64))
        var count = 0
        try walk.run { count += $0.references.count }
        #expect(count == 2 && walk.pendingReferences.isEmpty && walk.names.isEmpty && walk.pendingCost == 0)
    }

    @Test func saysNothingOfAnAnswerThatMayBeAPageOfMany() {
        let answer = Self.text.replacingOccurrences(of: "\"entries\"", with: "\"total\":2,\"items\"")
        let result = ReadUnits(answer, .contentful)
        #expect(result.records.flatMap(\.references).isEmpty)
        #expect(result.records.flatMap(\.names).allSatisfy { $0.kind == "Asset" })
    }

    @Test func leavesReferencesOutWhereAFieldIsAskedFor() {
        let options = ReaderOptions(fields: ["fields.n"])
        #expect(ReadUnits(Self.text, .contentful, options: options).records.flatMap(\.references).isEmpty)
    }
}
