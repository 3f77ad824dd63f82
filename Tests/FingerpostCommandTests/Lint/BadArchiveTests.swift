import Foundation
import TestSupport
import Testing

@testable import FingerpostCommand

/// Archives that are cut off, that lead elsewhere, or that would fill a disk.
@Suite(needsPython) struct BadArchiveTests {
    private static let catalogue = SampleSite.files["intents.yaml"] ?? ""
    private static let record = #"{"id":1,"body":"[x](app://backup/rety)"}"#

    /// A folder in which a script has run.
    private func folder(_ script: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "intents.yaml": Self.catalogue, "in/a.json": Self.record, "in/b.json": Self.record,
        ])
        try runPython("import io, os, shutil, tarfile, zipfile\n" + script, in: folder.path)
        return folder
    }

    private func lint(_ name: String, in folder: TemporaryFolder) -> CommandRun {
        CommandRun("lint", name, "--report", "compact", in: folder.path)
    }

    @Test(arguments: [("zip", "zip"), ("tar.gz", "gztar"), ("tar", "tar")])
    func endsWithThreeWhereverAnArchiveIsCut(ending: String, form: String) throws {
        let folder = try folder("shutil.make_archive('x', '\(form)', 'in')")
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("x." + ending))))
        let whole = lint("x." + ending, in: folder)
        let found = whole.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(found == ["x.\(ending)/a.json:1:21:", "x.\(ending)/b.json:1:21:"], "\(whole)")
        // Of a tar the zeros behind its end are not missed.
        let end = ending == "tar" ? 4 * 512 + 512 : bytes.count - 1
        for cut in stride(from: end, to: 0, by: -max(1, end / 12)) {
            try folder.write("cut." + ending, Array(bytes[..<cut]))
            let run = lint("cut." + ending, in: folder)
            #expect(run.code == 3, "\(cut) of \(bytes.count): \(run)")
            #expect(run.errors.contains("`cut.\(ending)` "), "\(cut): \(run)")
            let piped = CommandRun(
                words: ["lint", "-", "--format", "json"], in: folder.path, inputBytes: Array(bytes[..<cut]))
            #expect(piped.code == 3, "\(cut) of \(bytes.count): \(piped)")
        }
    }

    @Test func stopsAtABombByItsRatio() throws {
        let folder = try folder(
            """
            text = b'{"a":"' + b' ' * (64 << 20) + b'"}'
            with zipfile.ZipFile('x.zip', 'w', zipfile.ZIP_DEFLATED) as z:
                z.writestr('a.json', open('in/a.json').read()); z.writestr('bomb.json', text)
            with tarfile.open('x.tar.gz', 'w:gz') as t:
                info = tarfile.TarInfo('bomb.json'); info.size = len(text); t.addfile(info, io.BytesIO(text))
            """)
        let zip = lint("x.zip", in: folder)
        #expect(zip.code == 3)
        #expect(zip.errors.components(separatedBy: "more than 200 times").count == 2)
        #expect(zip.errors.contains("`x.zip` holds a member that unpacks to more than 200 times its size: `bomb.json`"))
        #expect(zip.output.contains("x.zip/a.json:1:21: error: `app:"))
        #expect(lint("x.tar.gz", in: folder).code == 3)
    }

    @Test func tellsNamesThatLeadOutOfTheArchive() throws {
        let folder = try folder(
            """
            text = open('in/a.json').read()
            with zipfile.ZipFile('x.zip', 'w') as z:
                for name in ['../up.json', '/etc/a.json', 'a/../../b.json', 'C:\\\\x.json', 'good.json']: z.writestr(name, text)
            with tarfile.open('x.tar.gz', 'w:gz') as t:
                for name in ['../up.json', '/etc/a.json', 'good.json']:
                    info = tarfile.TarInfo(name); info.size = len(text); t.addfile(info, io.BytesIO(text.encode()))
                info = tarfile.TarInfo('link.json'); info.type = tarfile.SYMTYPE; info.linkname = '/etc/passwd'; t.addfile(info)
            """)
        for (name, count) in [("x.zip", 4), ("x.tar.gz", 2)] {
            let run = lint(name, in: folder)
            #expect(run.code == 3)
            #expect(run.output.contains("\(name)/good.json:1:21: error: `app:"))
            #expect(
                run.output.components(separatedBy: "and was passed over [malformed-export]").count - 1 >= count,
                "\(run.output)")
            #expect(run.output.contains("the member `../up.json` leads out of the archive"))
            #expect(run.output.contains("the member `/etc/a.json` has an absolute name"))
        }
        #expect(folder.files() == ["in/a.json", "in/b.json", "intents.yaml", "x.tar.gz", "x.zip"])
    }

    @Test func showsNamesOfMembersOnOneLine() throws {
        let folder = try folder(
            """
            with zipfile.ZipFile('x.zip', 'w') as z:
                z.writestr('a\\nb\\x1b.json', open('in/a.json').read()); z.writestr('../c\\nd.json', 'x')
            """)
        let run = lint("x.zip", in: folder)
        #expect(run.code == 3)
        #expect(run.output.split(separator: "\n").count == 2 && !run.output.contains("\u{1B}"), "\(run.output)")
    }

    @Test func tellsAPackedFileFromAPackedTar() throws {
        let folder = try folder(
            """
            import gzip
            data = gzip.compress(open('in/a.json', 'rb').read())
            open('a.json.gz', 'wb').write(data); open('cut.json.gz', 'wb').write(data[:-8])
            """)
        let run = lint("a.json.gz", in: folder)
        #expect(run.code == 3)
        #expect(
            run.errors == """
                fingerpost: error: `a.json.gz` is packed with gzip and holds no tar
                  help: unpack it: `gzip -dc FILE | fingerpost lint -`

                """)
        let cut = lint("cut.json.gz", in: folder)
        #expect(cut.code == 3 && cut.errors.contains("it may have been cut off"), "\(cut)")
    }

    @Test func saysOfAnEmptyZipThatNothingWasLinted() throws {
        let folder = try folder("zipfile.ZipFile('x.zip', 'w').close()")
        let run = lint("x.zip", in: folder)
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("fingerpost: error: nothing was linted: there is no text to look at in `x.zip`"))
    }

    @Test func readsAnEncryptedMemberAsWhatItIs() throws {
        // The bit that says so, set in both headers of a zip.
        let folder = try folder(
            """
            with zipfile.ZipFile('x.zip', 'w') as z: z.writestr('a.json', open('in/a.json').read())
            data = bytearray(open('x.zip', 'rb').read())
            data[6] |= 1; at = data.find(b'PK\\x01\\x02'); data[at + 8] |= 1
            open('x.zip', 'wb').write(data)
            """)
        let run = lint("x.zip", in: folder)
        #expect(run.code == 3)
        #expect(run.output.contains("the member `a.json` is encrypted, and was passed over"), "\(run)")
    }
}
