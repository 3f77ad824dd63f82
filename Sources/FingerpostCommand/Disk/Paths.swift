/// `path`, counted from `folder` unless it is absolute; `.` and `..` resolved by name, no slash at the end.
func absolutePath(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
        switch part {
        case ".": continue
        case "..": _ = parts.popLast()
        default: parts.append(part)
        }
    }
    return "/" + parts.joined(separator: "/")
}

/// The folder that an absolute path lies in; that of `/` is `/`.
func parentFolder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// How messages call an absolute path: relative to the working folder, unless that lies in another part of the disk.
func displayPath(_ path: String, in folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    if parts.count == common, base.count == common { return "." }
    guard common > 0 || base.isEmpty, base.count - common <= 3 else { return path }
    return (Array(repeating: "..", count: base.count - common) + parts[common...]).joined(separator: "/")
}

/// The folders from `folder` up to `/`.
func foldersUpwards(from folder: String) -> [String] {
    var folders = [folder]
    var current = folder
    while current != "/" {
        current = parentFolder(of: current)
        folders.append(current)
    }
    return folders
}
