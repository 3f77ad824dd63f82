import Foundation
import SourceText
import TestSupport
import Testing

@testable import Exports

/// Decoded texts beside those of Python's standard library, which knows nothing of our grammar.
@Suite(.enabled(if: hasPython, "python3 is absent; its readers are the other side")) struct PythonComparisonTests {
    /// The texts that a Python program makes of files, which it gets one behind the other with a NUL between.
    private func texts(_ program: String, of files: [[UInt8]]) throws -> [[String]] {
        let output = try python(
            """
            import sys, json, io, csv, plistlib
            import xml.etree.ElementTree as ET
            def texts(b):
            \(program.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            files = open(sys.argv[1], 'rb').read().split(b'\\0')
            json.dump([texts(f) for f in files], open(sys.argv[2], 'w'))
            """, input: Array(files.joined(separator: [0])))
        return try JSONDecoder().decode([[String]].self, from: Data(output))
    }

    private func compare(_ format: ExportFormat, _ files: [[UInt8]], program: String) throws {
        let expected = try texts(program, of: files)
        for (file, texts) in zip(files, expected) {
            let read = ReadUnits(file, format)
            #expect(read.error == nil)
            #expect(read.texts == texts, "\(String(decoding: file, as: UTF8.self))")
        }
    }

    private func random(_ random: inout RandomSource, _ pieces: [String]) -> String {
        (0..<random.number(0...12)).map { _ in random.pick(pieces) }.joined()
    }

    private static let inXML = [
        "a", " ", "\n", "\r\n", "\r", "\t", "é", "😀", "&amp;", "&lt;", "&#65;", "&#x1F600;", "&#13;", "&quot;", "\"",
        "'",
        "<![CDATA[<b>&amp;]]>", "<![CDATA[]]]]><![CDATA[>]]>", "<![CDATA[\r\n]]>", "<!-- & -->", "<?p q?>", "]", "]]",
        ">x",
    ]

    @Test func readsXMLAlike() throws {
        var source = RandomSource(seed: 21)
        let files = (0..<200).map { _ -> [UInt8] in
            let items = (0..<5).map { _ in
                "<item><content:encoded>" + random(&source, Self.inXML).replacingOccurrences(of: "]]>x", with: "]] >x")
                    + "</content:encoded></item>"
            }
            return Array(
                ("<rss xmlns:content='c'><channel>" + items.joined(separator: "\r\n") + "</channel></rss>").utf8)
        }
        try compare(
            .wxr, files,
            program: "return [t for t in ((e.text or '') for e in ET.fromstring(b).iter('{c}encoded')) if t]")
    }

    @Test func readsPropertyListsAlike() throws {
        var source = RandomSource(seed: 22)
        let files = (0..<200).map { _ -> [UInt8] in
            let entries = (0..<5).map {
                "<key>k\($0)</key><dict><key>a</key><string>"
                    + random(&source, Self.inXML).replacingOccurrences(of: "]]>x", with: "]] >x")
                    + "</string></dict>\n"
            }
            return Array(("<plist version='1.0'><dict>" + entries.joined() + "</dict></plist>").utf8)
        }
        try compare(.stringsdict, files, program: "return [v['a'] for v in plistlib.loads(b).values() if v['a']]")
    }

    @Test func readsTablesAlike() throws {
        var source = RandomSource(seed: 23)
        let plain = ["a", " ", "é", "😀", ";", "\t", "x\"y", "'"]
        let quoted = plain.filter { $0 != "x\"y" } + ["\"\"", ",", "\n", "\r\n", "\r"]
        let files = (0..<300).map { _ -> [UInt8] in
            let end = source.pick(["\n", "\r\n", "\r"])
            var text = "c1,c2,c3" + end
            for _ in 0..<6 {
                let cells = (0..<3).map { _ in
                    source.chance(0.5) ? "\"" + random(&source, quoted) + "\"" : "x" + random(&source, plain)
                }
                text += cells.joined(separator: ",") + end
            }
            return Array(text.utf8)
        }
        try compare(
            .csv, files,
            program: """
                rows = list(csv.reader(io.StringIO(b.decode(), newline='')))
                return [c for r in rows[1:] for c in r if c]
                """)
    }
}
