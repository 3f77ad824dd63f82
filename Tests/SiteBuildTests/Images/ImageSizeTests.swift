import SiteBuild
import Testing

struct ImageSizeTests {
    private func size(_ bytes: [UInt8]) -> String {
        ImageSize.read(header: bytes).map { "\($0.width)x\($0.height)" } ?? "none"
    }

    @Test(arguments: [(1, 1), (37, 21), (640, 480), (4_000, 3)])
    func readsEveryFormat(width: Int, height: Int) {
        let expected = "\(width)x\(height)"
        #expect(size(ImageSamples.png(width, min(height, 30))) == "\(width)x\(min(height, 30))")
        #expect(size(ImageSamples.jpeg(width, height)) == expected)
        #expect(size(ImageSamples.gif(width, height)) == expected)
        #expect(size(ImageSamples.gif(width, height, version: "GIF87a")) == expected)
        #expect(size(ImageSamples.lossyWebP(width, height)) == expected)
        #expect(size(ImageSamples.losslessWebP(width, height)) == expected)
        #expect(size(ImageSamples.extendedWebP(width, height)) == expected)
    }

    @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF] as [UInt8])
    func readsEveryFrameOfJPEG(frame: UInt8) {
        #expect(size(ImageSamples.jpeg(30, 20, frame: frame)) == "30x20")
    }

    @Test(arguments: 1...8)
    func turnsPicturesThatLieOnTheirSide(orientation: Int) {
        for isLittle in [true, false] {
            let exif = ImageSamples.exif(orientation, isLittle: isLittle)
            let expected = orientation >= 5 ? "20x30" : "30x20"
            #expect(size(ImageSamples.jpeg(30, 20, before: exif)) == expected)
        }
    }

    @Test
    func skipsFillBytesAndLongMetadata() {
        let profile = ImageSamples.segment(0xE2, [UInt8](repeating: 0xFF, count: 65_000))
        let fill = [UInt8](repeating: 0xFF, count: 9)
        #expect(size(ImageSamples.jpeg(30, 20, before: profile + fill + profile)) == "30x20")
    }

    @Test
    func readsLittleOfALargeFile() {
        let before = (0..<150).flatMap { _ in ImageSamples.segment(0xE2, [UInt8](repeating: 7, count: 65_000)) }
        let image = ImageSamples.jpeg(30, 20, before: before)
        var total = 0
        let found = ImageSize.read { offset, count in
            let part = Array(image[min(offset, image.count)..<min(offset + count, image.count)])
            total += part.count
            return part
        }
        #expect(found?.width == 30)
        #expect(image.count > 9_000_000)
        #expect(total < 800_000)
    }

    @Test(arguments: [
        ("<svg width='10' height='20'/>", "10x20"), ("<svg width='10px' height='20.6px'/>", "10x21"),
        ("<svg width='1in' height='72pt'/>", "96x96"), ("<svg width='2.54cm' height='25.4mm'/>", "96x96"),
        ("<svg width='1e2' height='+5'/>", "100x5"), ("<svg viewBox='0 0 24 12'/>", "24x12"),
        ("<svg viewBox='0,0,24,12'></svg>", "24x12"), ("<svg width='48' viewBox='0 0 24 12'/>", "48x24"),
        ("<svg height='48' viewBox='0 0 24 12'/>", "96x48"),
        ("<svg width='100%' height='100%' viewBox='0 0 24 12'/>", "24x12"),
        ("<svg width='2em' height='3em'/>", "none"), ("<svg/>", "none"), ("<svg width='10'/>", "none"),
        ("<svg width='0x10' height='nan'/>", "none"), ("<svg width='inf' height='1'/>", "none"),
        ("<svg width='1e300' height='1'/>", "none"), ("<svg viewBox='0 0 0 1'/>", "none"),
        ("<svg data-width='1' WIDTH='3' width='2' height='2'/>", "2x2"),
        ("\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1' height='1'> -->\n<svg width='2' height='2'/>", "2x2"),
        ("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"x>\"><svg width='2' height='2'/>", "2x2"),
        ("<!DOCTYPE svg [ <!ENTITY a \"]>\"> <!-- ' --> ]>\n<svg width='2' height='2'/>", "2x2"),
        ("<svg:svg xmlns:svg='x' width='2' height='2'/>", "2x2"), ("<svg title='>' width='2' height='2'/>", "2x2"),
        ("<html><svg width='2' height='2'/></html>", "none"), ("<svg width='2' height='2'", "none"),
        ("<!-- <svg width='2' height='2'/>", "none"), ("<!DOCTYPE svg [", "none"), ("svg", "none"), ("", "none"),
        ("<svgs width='2' height='2'/>", "none"), ("<svg viewBox='0 0 0.4 0.2'/>", "1x1"),
    ])
    func readsDrawings(text: String, expected: String) {
        #expect(size(Array(text.utf8)) == expected)
    }

    @Test
    func refusesSidesOfZeroAndBrokenHeaders() {
        #expect(size(ImageSamples.gif(0, 4)) == "none")
        #expect(size(ImageSamples.jpeg(4, 0)) == "none")
        #expect(size(ImageSamples.png(4, 0)) == "none")
        #expect(size([0xFF, 0xD8, 0xFF, 0xC0, 0x00, 0x01]) == "none")
        #expect(size([0xFF, 0xD8] + ImageSamples.segment(0xDA, [1])) == "none")
        #expect(size([UInt8](repeating: 0xFF, count: 100_000)) == "none")
    }

    private var samples: [[UInt8]] {
        [
            ImageSamples.png(5, 4), ImageSamples.gif(5, 4), ImageSamples.lossyWebP(5, 4),
            ImageSamples.losslessWebP(5, 4), ImageSamples.extendedWebP(5, 4),
            ImageSamples.jpeg(5, 4, before: ImageSamples.exif(1, isLittle: true)),
            ImageSamples.jpeg(5, 4, before: ImageSamples.exif(1, isLittle: false)),
            Array("<?xml version='1'?><!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 5 4' width='5px'/>".utf8),
        ]
    }

    @Test
    func givesTheSizeOrNothingForEveryTruncation() {
        for sample in samples {
            #expect(size(sample) == "5x4")
            for length in 0..<sample.count {
                let found = size(Array(sample[..<length]))
                #expect(found == "none" || found == "5x4")
            }
        }
    }

    @Test
    func survivesMutations() {
        var random = SeededGenerator(state: 3)
        for sample in samples {
            for _ in 0..<3_000 {
                var bytes = sample
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] =
                        [0, 1, 0x7F, 0x80, 0xFE, 0xFF, UInt8.random(in: 0...255, using: &random)][
                            Int.random(in: 0..<7, using: &random)]
                }
                if let found = ImageSize.read(header: bytes) { #expect(found.width >= 1 && found.height >= 1) }
            }
        }
    }

    private struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
        }
    }
}
