import SourceText
import TestSupport
import Testing

@testable import Exports

/// An encoding by a seed, with the declaration of XML that belongs to it.
struct XMLVariant {
    var encoding: TextEncoding
    var mark: Bool
    var declaration: String

    init(seed: UInt64) {
        switch seed % 8 {
        case 0: self.init(.utf8, true, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        case 1: self.init(.utf16LittleEndian, true, "<?xml version=\"1.0\" encoding='UTF-16'?>\r\n")
        case 2: self.init(.utf16BigEndian, true, "")
        case 3: self.init(.latin1, false, "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>")
        default: self.init(.utf8, false, "")
        }
    }

    private init(_ encoding: TextEncoding, _ mark: Bool, _ declaration: String) {
        self.encoding = encoding
        self.mark = mark
        self.declaration = declaration
    }

    var composer: XMLComposer {
        var composer = XMLComposer()
        composer.isWide = encoding != .latin1
        return composer
    }
}

@Suite struct XMLPositionTests {
    private func run(
        _ name: String, compose: (inout ComposedExport, XMLVariant, inout RandomSource) -> Void,
        format: () -> some XMLRecordFormat
    ) throws {
        var count = 0
        for seed in 0..<positionSeeds {
            var random = RandomSource(seed: seed)
            let variant = XMLVariant(seed: seed)
            var export = ComposedExport()
            export.write(variant.declaration)
            compose(&export, variant, &random)
            let pieceSize = random.pick([1, 3, 17, 200, 1 << 16])
            try export.check(encoding: variant.encoding, mark: variant.mark, seed: seed) { input, receive in
                try readXMLRecords(input, format(), options: ReaderOptions(), pieceSize: pieceSize, receive: receive)
            }
            count += export.count
        }
        #expect(count > Int(positionSeeds) * 10)
        reportPositions(name, links: count)
    }

    private func write(
        _ export: inout ComposedExport, _ composer: inout XMLComposer, _ random: inout RandomSource,
        avoiding: String = ""
    ) {
        var local = composer
        export.writeUnit(&random, avoiding: avoiding) { local.put($0, &$1, &$2) }
        local.finish(&export)
        composer = local
    }

    @Test func findsEveryLinkOfWXR() throws {
        try run("wxr") { export, variant, random in
            var composer = variant.composer
            export.write("<rss version=\"2.0\"><channel><language>de</language>\r\n<title>T&amp;T</title>\n")
            for id in 0..<random.number(3...9) {
                export.write("<item>\n<title>é</title><wp:post_id>\(id)</wp:post_id>\n")
                export.write("<content:encoded>")
                write(&export, &composer, &random)
                export.write("</content:encoded>\r\n<excerpt:encoded>")
                write(&export, &composer, &random)
                export.write("</excerpt:encoded><wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>")
                write(&export, &composer, &random)
                export.write("</wp:comment_content></wp:comment></item>\n")
            }
            export.write("</channel></rss>\n")
        } format: {
            WXRItems(options: ReaderOptions())
        }
    }

    @Test func findsEveryLinkOfXLIFF() throws {
        try run("xliff") { export, variant, random in
            var composer = variant.composer
            composer.between += ["<g id=\"1\">", "</g>", "<mrk mtype=\"x\">", "</mrk>"].map { $0 }
            composer.between = ["<!-- - -->", "<bpt id='1'/>", "<g id='2'/>", "<mrk mtype='x'></mrk>"]
            export.write("<xliff version=\"1.2\">\n<file original=\"a\" source-language=\"en\"><body>\n")
            for id in 0..<random.number(4...12) {
                export.write("<group><trans-unit id=\"\(id)\"><source>")
                write(&export, &composer, &random)
                export.write("</source>\r\n<alt-trans><target>old</target></alt-trans><target state='final'>")
                write(&export, &composer, &random)
                export.write("</target></trans-unit></group>\n")
            }
            export.write("</body></file></xliff>")
        } format: {
            XLIFFUnits(options: ReaderOptions())
        }
    }

    @Test func findsEveryLinkOfPropertyLists() throws {
        try run("stringsdict") { export, variant, random in
            var composer = variant.composer
            export.write(
                "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/x.dtd\">\n")
            export.write("<plist version=\"1.0\">\n<dict>\n")
            for id in 0..<random.number(4...10) {
                export.write("<key>k\(id)</key>\r\n<dict><key>NSStringLocalizedFormatKey</key><string>")
                write(&export, &composer, &random)
                export.write("</string><key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>")
                export.write("<key>other</key><string>")
                write(&export, &composer, &random)
                export.write("</string></dict></dict>\n")
            }
            export.write("</dict></plist>")
        } format: {
            PropertyListEntries(options: ReaderOptions())
        }
    }

    @Test func findsEveryLinkOfAndroidResources() throws {
        try run("android") { export, variant, random in
            export.write("<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\n")
            for id in 0..<random.number(8...16) {
                var composer = AndroidComposer(xml: variant.composer)
                export.write("<string name=\"k\(id)\">")
                export.writeUnit(&random) { composer.put($0, &$1, &$2) }
                composer.finish(&export, &random)
                export.write("</string>\r\n")
            }
            export.write("</resources>")
        } format: {
            AndroidResources(options: ReaderOptions())
        }
    }
}
