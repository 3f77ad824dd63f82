import Foundation
import TestSupport

extension SiteFixture {
    /// A site that this repository holds.
    static func ofRepository(_ name: String) throws -> SiteFixture {
        let folder = TestData.packageRoot.appendingPathComponent("site/" + name)
        var fixture = SiteFixture()
        fixture.configuration = try String(
            contentsOf: folder.appendingPathComponent("fingerpost.yaml"), encoding: .utf8)
        let catalogue = folder.appendingPathComponent("intents.yaml")
        if FileManager.default.fileExists(atPath: catalogue.path) {
            fixture.catalogue = try String(contentsOf: catalogue, encoding: .utf8)
        }
        let content = folder.appendingPathComponent("content")
        for path in try FileManager.default.subpathsOfDirectory(atPath: content.path) {
            let file = content.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            // Assets other than text only have to be there.
            if exists, !isFolder.boolValue {
                fixture.files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            }
        }
        return fixture
    }
}
