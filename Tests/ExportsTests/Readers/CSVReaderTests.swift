import SourceText
import TestSupport
import Testing

@testable import Exports

@Suite struct CSVReaderTests {
    @Test func knowsKeysLanguagesAndAddresses() {
        let read = ReadUnits(
            "key,en,pt-BR,url,note\r\nretry,\"Say \"\"hi\"\". [R](a://b)\",\"Dites\n[R](a://b)\",a://c,\n", .csv)
        #expect(read.texts == ["retry", "Say \"hi\". [R](a://b)", "Dites\n[R](a://b)", "a://c"])
        #expect(read.fields == ["key", "en", "pt-BR", "url"])
        #expect(read.locales == [nil, "en", "pt-BR", nil])
        #expect(read.ids.allSatisfy { $0 == "retry" })
        #expect(read.keys == [nil, "retry", "retry", nil])
        #expect(read.units.map(\.syntax) == [.markdown, .markdown, .markdown, .destination])
        #expect(read.sources(of: "\"hi\"") == ["\"\"hi\"\""])
        #expect(read.faults.isEmpty)
    }

    @Test func knowsALanguageOfTheRow() {
        let read = ReadUnits("id;locale;body\n7;de;x\n7;en;y\n", .csv)
        #expect(read.locales == ["de", "de", "de", "en", "en", "en"])
        #expect(read.units.filter { $0.address.field == "body" }.map(\.translationKey) == ["7/body", "7/body"])
    }

    @Test(arguments: [
        ("a,b\n1;2,3\n", ExportFormat.csv), ("a;b\n\"1;2\";3\n", .csv), ("a\tb\n1;2\t3\n", .tsv),
        ("a\tb\n1;2\t3", .csv),
        ("sep=;\r\na;b\r\n\"1;2\";3\r\n", .csv), ("\u{FEFF}\"a\",b\n1;2,3", .csv), ("a,b\r1;2,3\r\r\r", .csv),
    ])
    func findsTheSeparator(text: String, format: ExportFormat) {
        let read = ReadUnits(text, format)
        #expect(read.texts == ["1;2", "3"])
        #expect(read.fields == ["a", "b"])
        #expect(read.faults.isEmpty)
    }

    @Test func readsTheColumnsThatAreAskedFor() {
        let text = "key,en,de\na,b,c\n"
        #expect(ReadUnits(text, .csv, options: ReaderOptions(fields: ["de"])).texts == ["c"])
        #expect(
            ReadUnits(text, .csv, options: ReaderOptions(fields: ["dee"])).failure == "1:1: no column is headed `dee`")
    }

    @Test func goesOnBehindABrokenRow() {
        let read = ReadUnits(Array("a,b\n1\n2,3,4\n\"5\"x,6\n7,".utf8) + [0xFF, 0x0A] + Array("8,9\n".utf8), .csv)
        #expect(read.texts == ["1", "2", "3", "4", "5x", "6", "8", "9"])
        #expect(read.fields[3] == "column 3")
        #expect(
            read.faults.map(\.message) == [
                "the row has 1 cell, where the header has 2", "the row has 3 cells, where the header has 2",
                "a closing quote is followed by text", "the row is not valid UTF-8, and was left out",
            ])
        #expect(read.records.map(\.window.start.line) == [2, 3, 4, 5, 6])
    }

    @Test func saysWhereAQuoteOpensThatNeverCloses() {
        let read = ReadUnits("a,b\n1,2\n3,\"4\n5,6\n", .csv)
        #expect(read.failure == "3:3: the quote that opens here is never closed")
        #expect(read.texts == ["1", "2"])
    }

    @Test func leavesOutARowThatIsTooLarge() {
        let read = ReadUnits(
            "a\n" + String(repeating: "x", count: 200_000) + "\ny\n", .csv, options: ReaderOptions(recordLimit: 1000))
        #expect(read.texts == ["y"])
        #expect(read.faults.map(\.message) == ["the row is larger than 1000 bytes, and was left out"])
        #expect(read.records.last?.window.start.line == 3)
    }
}
