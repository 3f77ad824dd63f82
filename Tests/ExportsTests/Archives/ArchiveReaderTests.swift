import Foundation
import SourceText
import TestSupport
import Testing

@testable import Exports

/// Runs a Python program that writes bytes to standard output.
func python(_ program: String, input: [UInt8] = []) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write("input", input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, folder.path("input"), folder.path("output")]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("output"))))
}

let hasPython = ["/usr/bin/python3", "/usr/local/bin/python3"].contains { FileManager.default.fileExists(atPath: $0) }

/// What came out of an archive.
private struct Unpacked {
    var members: [(name: String, bytes: [UInt8])] = []
    var faults: [ArchiveFault] = []
    var error: FileFault?
    var streamFaults: [FileFault] = []

    init(_ bytes: [UInt8], isFile: Bool = true, limits: ArchiveLimits = ArchiveLimits(), chunkSize: Int = 1000) {
        let input: ArchiveInput =
            isFile
            ? .file(size: bytes.count) { (offset, count) throws(FileFault) in
                Array(bytes[min(offset, bytes.count)..<min(bytes.count, offset + min(count, chunkSize))])
            } : .stream(ByteStream(bytes, chunkSize: chunkSize))
        do throws(FileFault) {
            try ArchiveReader(limits: limits).read(input) { item in
                switch item {
                case .fault(let fault): faults.append(fault)
                case .member(let member):
                    var content: [UInt8] = []
                    do throws(FileFault) {
                        while true {
                            let chunk = try member.content.next()
                            if chunk.isEmpty { break }
                            content += chunk
                        }
                        members.append((member.name, content))
                    } catch {
                        streamFaults.append(error)
                    }
                }
            }
        } catch {
            self.error = error
        }
    }
}

private let prelude = """
    import sys, io, zipfile, tarfile, gzip, struct
    out = open(sys.argv[2], 'wb')
    def tar(mode, members):
        t = tarfile.open(fileobj=out, mode=mode)
        for name, kind, value in members:
            i = tarfile.TarInfo(name); i.type = kind
            if kind == tarfile.REGTYPE:
                i.size = len(value); t.addfile(i, io.BytesIO(value))
            else:
                i.linkname = value; t.addfile(i)
        t.close()

    """

@Suite(.enabled(if: hasPython, "python3 is absent; it makes the archives")) struct ArchiveReaderTests {
    private let files = "[('a/ä 😀.md', tarfile.REGTYPE, b'x' * 100000), ('b.json', tarfile.REGTYPE, b'{}')]"
    private let zipFiles =
        "z = zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED)\nz.writestr('a/ä 😀.md', b'x' * 100000)\nz.writestr('b.json', b'{}')\n"

    private func expectFiles(_ unpacked: Unpacked) {
        #expect(unpacked.error == nil)
        #expect(unpacked.faults.isEmpty)
        #expect(unpacked.members.map(\.name) == ["a/ä 😀.md", "b.json"])
        #expect(unpacked.members.map(\.bytes.count) == [100_000, 2])
        #expect(unpacked.members.first?.bytes.allSatisfy { $0 == UInt8(ascii: "x") } ?? false)
    }

    @Test(arguments: ["w", "w:gz"], [true, false])
    func readsTar(mode: String, isFile: Bool) throws {
        let bytes = try python(prelude + "tar('\(mode)', \(files))")
        #expect(ArchiveReader.isArchive(bytes))
        for size in [1, 511, 70000] { expectFiles(Unpacked(bytes, isFile: isFile, chunkSize: size)) }
    }

    @Test(arguments: [true, false])
    func readsZip(isFile: Bool) throws {
        let bytes = try python(prelude + zipFiles + "z.close()")
        #expect(ArchiveReader.isArchive(bytes))
        for size in [1, 511, 70000] { expectFiles(Unpacked(bytes, isFile: isFile, chunkSize: size)) }
    }

    @Test func readsTarsThatWerePutBehindEachOther() throws {
        let bytes = try python(prelude + "tar('w', \(files))")
        #expect(Unpacked(bytes + bytes).members.count == 4)
        #expect(Unpacked(bytes + bytes).error == nil)
    }

    @Test func passesOverMembersThatLeadElsewhere() throws {
        let names = ["../x.md", "/etc/x.md", "a/../../x.md", "a\\..\\x.md", "C:/x.md", "\\\\host\\x.md"]
        let members = names.map { "(r'\($0)', tarfile.REGTYPE, b'[a](b)')" }.joined(separator: ", ")
        let tar = Unpacked(try python(prelude + "tar('w:gz', [\(members), ('ok.md', tarfile.REGTYPE, b'x')])"))
        #expect(tar.members.map(\.name) == ["ok.md"])
        #expect(tar.faults.map(\.kind) == names.map { _ in .unsafeName })
        #expect(tar.faults.first?.message == "the member `../x.md` leads out of the archive, and was passed over")
        let zipped = names.map { "z.writestr(r'\($0)', b'x')\n" }.joined()
        let zip = Unpacked(try python(prelude + "z = zipfile.ZipFile(out, 'w')\n" + zipped + "z.close()"))
        #expect(zip.members.isEmpty)
        #expect(zip.faults.count == names.count)
    }

    @Test func passesOverLinksAndDevices() throws {
        let unpacked = Unpacked(
            try python(
                prelude
                    + """
                    tar('w', [('s.md', tarfile.SYMTYPE, '/etc/passwd'), ('h.md', tarfile.LNKTYPE, 'ok.md'),
                      ('p.md', tarfile.FIFOTYPE, ''), ('d', tarfile.DIRTYPE, ''), ('ok.md', tarfile.REGTYPE, b'x')])
                    """))
        #expect(unpacked.members.map(\.name) == ["ok.md"])
        #expect(unpacked.faults.map(\.kind) == [.special, .special, .special])
        let zip = Unpacked(
            try python(
                prelude
                    + """
                    z = zipfile.ZipFile(out, 'w')
                    i = zipfile.ZipInfo('s.md'); i.create_system = 3; i.external_attr = 0o120777 << 16
                    z.writestr(i, '/etc/passwd'); z.close()
                    """))
        #expect(zip.members.isEmpty)
        #expect(zip.faults.map(\.kind) == [.special])
    }

    @Test func passesOverEncryptedMembers() throws {
        // The flag is all that tells it; Python cannot encrypt.
        let unpacked = Unpacked(
            try python(
                prelude
                    + """
                    b = io.BytesIO(); z = zipfile.ZipFile(b, 'w'); z.writestr('a.md', b'0123456789abcdef'); z.close()
                    b = bytearray(b.getvalue()); b[6] |= 1
                    c = b.index(b'PK\\x01\\x02'); b[c + 8] |= 1; out.write(b)
                    """))
        #expect(unpacked.members.isEmpty)
        #expect(unpacked.faults.map(\.kind) == [.encrypted])
    }

    @Test func leavesArchivesInArchivesClosed() throws {
        let unpacked = Unpacked(
            try python(
                prelude
                    + """
                    tar('w', [('a.zip', tarfile.REGTYPE, b'x'), ('b.md', tarfile.REGTYPE, gzip.compress(b'x')),
                      ('c.md', tarfile.REGTYPE, b'x')])
                    """))
        #expect(unpacked.members.map(\.name) == ["c.md"])
        #expect(unpacked.faults.map(\.kind) == [.nested, .nested])
        #expect(unpacked.faults.map(\.name) == ["a.zip", "b.md"])
    }

    @Test func noticesEveryCut() throws {
        let tar = try python(prelude + "tar('w', \(files))")
        let gzip = try python(prelude + "tar('w:gz', \(files))")
        let zip = try python(prelude + zipFiles + "z.close()")
        for bytes in [tar, gzip, zip] {
            // A tar is whole as soon as its mark is there, whatever padding follows.
            let end = bytes == tar ? 512 + 100_352 + 512 + 512 + 512 : bytes.count - 1
            for count in stride(from: 30, through: end, by: max(1, bytes.count / 60)) {
                for isFile in [true, false] {
                    let unpacked = Unpacked(Array(bytes[..<count]), isFile: isFile)
                    #expect(unpacked.error != nil, "\(count) of \(bytes.count)")
                }
            }
        }
    }

    @Test func stopsAtBombs() throws {
        for program in [
            "tar('w:gz', [('a.md', tarfile.REGTYPE, bytes(40 << 20)), ('b.md', tarfile.REGTYPE, b'x')])",
            "z = zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED)\nz.writestr('a.md', bytes(40 << 20))\nz.close()",
        ] {
            let unpacked = Unpacked(try python(prelude + program))
            #expect(unpacked.members.isEmpty)
            let error = try #require(unpacked.error)
            #expect(error.message.contains("200 times its size: `a.md`"))
            #expect(unpacked.streamFaults == [error])
        }
    }

    @Test func holdsToItsLimits() throws {
        let bytes = try python(prelude + "tar('w', [(str(i), tarfile.REGTYPE, b'y' * 100) for i in range(50)])")
        var limits = ArchiveLimits()
        limits.members = 20
        #expect(Unpacked(bytes, limits: limits).members.count == 20)
        #expect(Unpacked(bytes, limits: limits).error?.message == "has more than 20 members")
        limits = ArchiveLimits()
        limits.totalSize = 1050
        #expect(Unpacked(bytes, limits: limits).members.count == 10)
        #expect(Unpacked(bytes, limits: limits).error?.message == "unpacks to more than 1050 bytes")
    }

    @Test func showsNamesThatAreNotUTF8() throws {
        let unpacked = Unpacked(
            try python(
                prelude
                    + """
                    name = b'\\xff\\x1b[31m.zip'.decode('utf-8', 'surrogateescape')
                    tar('w', [(name, tarfile.REGTYPE, b'x')])
                    """))
        let fault = try #require(unpacked.faults.first)
        #expect(fault.message.contains("`\u{FFFD}\\u{1B}[31m.zip`"))
    }

    @Test func saysWhatIsNoArchive() {
        #expect(Unpacked(Array("hello".utf8)).error?.message == "is no zip, tar or tar.gz archive")
        #expect(Unpacked([]).error != nil)
        #expect(!ArchiveReader.isArchive(Array("{}".utf8)))
    }

    /// Bytes flipped, taken out, doubled, and the end cut off; `FINGERPOST_SEEDS` says how many archives of each kind.
    @Test func survivesAnyChange() throws {
        let count = ProcessInfo.processInfo.environment["FINGERPOST_SEEDS"].flatMap { Int($0) } ?? 300
        var random = RandomSource(seed: 5)
        let packed = try python(prelude + "tar('w:gz', \(files))")
        let plain = try python(prelude + "tar('w', \(files))")
        let zip = try python(prelude + zipFiles + "z.close()")
        for bytes in [packed, plain, zip] {
            for _ in 0..<count {
                var changed = bytes
                for _ in 0..<random.number(1...6) where !changed.isEmpty {
                    let at = random.number(0...(changed.count - 1))
                    let end = min(changed.count, at + random.number(1...40))
                    switch random.number(0...9) {
                    case 0: changed.removeSubrange(at..<end)
                    case 1: changed.insert(contentsOf: changed[at..<end], at: random.number(0...changed.count))
                    case 2: changed.removeSubrange(end...)
                    default: changed[at] = UInt8(random.number(0...255))
                    }
                }
                let unpacked = Unpacked(changed, isFile: random.chance(0.5))
                // What could be read lies within the limits; names that lead out are never handed over.
                #expect(unpacked.members.allSatisfy { !$0.name.split(separator: "/").contains("..") })
            }
        }
    }

    @Test func givesNoBytesOfAMemberThatIsPast() throws {
        let bytes = try python(prelude + "tar('w', \(files))")
        var kept: ByteStream?
        try ArchiveReader().read(.stream(ByteStream(bytes))) { item in
            guard case .member(let member) = item else { return }
            if let kept { #expect(throws: FileFault.self) { try kept.next() } }
            kept = member.content
        }
    }
}
