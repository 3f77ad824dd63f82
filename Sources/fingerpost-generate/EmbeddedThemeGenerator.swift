import Foundation

/// Puts `templates/` into a Swift file, so that the program needs no files beside it.
struct EmbeddedThemeGenerator {
    func generate(in package: URL) throws -> [GeneratedFile] {
        let folder = package.appendingPathComponent("templates")
        var text = """
            // Written by `swift run fingerpost-generate` from templates/; change the files there.
            // swift-format-ignore-file

            /// The files of `templates/`, sorted by path.
            enum EmbeddedTheme {
                static let files: [(path: String, text: String)] = [

            """
        for path in try paths(in: folder) {
            let content = try content(of: path, in: folder)
            let fence = fence(for: content)
            text += "        (\"\(path)\", \(fence)\"\"\"\n\(content)\n\"\"\"\(fence)),\n"
        }
        text += "    ]\n}\n"
        return [GeneratedFile(path: "Sources/SiteBuild/Theme/EmbeddedTheme+Generated.swift", text: text)]
    }

    private func content(of path: String, in folder: URL) throws -> String {
        if let first = RuntimeBundle.scripts[path] { return try RuntimeBundle.script(first, from: folder) }
        let data = try Data(contentsOf: folder.appendingPathComponent(path))
        guard let content = String(data: data, encoding: .utf8), !content.contains("\r") else {
            throw Unreadable(path: path)
        }
        if path.hasSuffix(".css") { return StyleSheetBundle.sheet(from: content) }
        return content
    }

    /// A file that cannot stand in a Swift literal.
    struct Unreadable: Error, CustomStringConvertible {
        var path: String
        var description: String { "templates/\(path) is not UTF-8 text with LF line ends" }
    }

    private func paths(in folder: URL) throws -> [String] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let files = all.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            return exists && !isFolder.boolValue && !isHidden && !path.hasPrefix(RuntimeBundle.folder + "/")
        }
        return (files + RuntimeBundle.scripts.keys).sorted()
    }

    /// As many `#` as keep the literal from ending or interpolating early.
    private func fence(for content: String) -> String {
        var fence = "#"
        while content.contains("\"\"\"" + fence) || content.contains("\\" + fence) { fence += "#" }
        return fence
    }
}
