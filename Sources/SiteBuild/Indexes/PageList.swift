import SourceText

/// The list of the site's pages that the script of a page asks whether a page it remembers still exists.
///
/// A script and no JSON file, because pages load no other data, and none at all from a disk. For each folder it has the
/// names of its pages without `.html`, with `/` between them.
func pageList(_ model: SiteModel) -> [UInt8] {
    let ending = ".html"
    var folders: [String: [String]] = [:]
    for page in model.pages {
        let path = page.output.text
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        guard path.hasSuffix(ending) else { continue }
        folders[String(path[..<start]), default: []].append(String(path[start...].dropLast(ending.utf8.count)))
    }
    var json = JSONWriter()
    json.object { json in
        for (folder, names) in folders.sorted(by: { $0.key < $1.key }) {
            json.member(folder, names.sorted().joined(separator: "/"))
        }
    }
    return Array("window.fingerpostPages=".utf8) + json.bytes + Array(";\n".utf8)
}
