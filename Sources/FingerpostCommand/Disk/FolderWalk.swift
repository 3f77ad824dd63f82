internal import SiteBuild
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The walk behind a folder listing: depth first, in the order of bytes, without recursion.
struct FolderWalk {
    /// What a name in a folder is.
    private enum EntryKind { case file, folder, link, special, unknown }

    private struct Entry {
        var name: [UInt8]
        var kind: EntryKind
    }

    /// A folder that is being listed or waits for it.
    private struct Folder {
        /// Relative to the root, with a slash at its end; empty for the root.
        var path: String
        /// Absolute, links resolved.
        var real: String
        /// Its entries that are still to be seen, the next one last.
        var entries: [Entry] = []
    }

    /// Folders that are entered through links, in all.
    ///
    /// Links to links could make a walk endless in practice.
    static let linkedFolderLimit = 1_000

    let root: String
    let namePrefix: String
    private(set) var paths: [String] = []
    private(set) var findings: [Finding] = []
    private var realRoot = ""
    private var stack: [Folder] = []
    private var linkedFolders = 0

    init(root: String, namePrefix: String) {
        self.root = root
        self.namePrefix = namePrefix
    }

    /// Walks the whole tree.
    mutating func run() {
        guard let real = resolvedPath(root) else {
            note("unreadable-file", "", "cannot be read: " + systemMessage(errno))
            return
        }
        realRoot = real
        enter("", real: real)
        while let top = stack.indices.last {
            guard let entry = stack[top].entries.popLast() else {
                stack.removeLast()
                continue
            }
            visit(entry, in: stack[top])
        }
        // A link sorts as a file does and can lead to a folder.
        if linkedFolders > 0 { paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }

    private mutating func visit(_ entry: Entry, in folder: Folder) {
        let name = String(decoding: entry.name, as: UTF8.self)
        // Decoding repairs what is not UTF-8, and then differs.
        guard name.utf8.elementsEqual(entry.name) else {
            note("file-name", folder.path + name, "has a name that is not UTF-8", help: "rename it")
            return
        }
        let path = folder.path + name
        switch entry.kind {
        case .file: paths.append(path)
        case .folder:
            if name.hasPrefix("_") { return }
            if SiteInput.isPage(name) {
                note("unreadable-file", path, "is a folder where a page is expected", help: "rename it")
                return
            }
            enter(path + "/", real: folder.real + "/" + name)
        case .link: follow(path, from: folder, name: name)
        case .special, .unknown:
            note(
                "unreadable-file", path,
                PathKind(ofPath: root + "/" + path).fault?.message ?? "is no file", help: "take it out of the folder")
        }
    }

    private mutating func follow(_ path: String, from folder: Folder, name: String) {
        let full = root + "/" + path
        guard let target = resolvedPath(full) else {
            let code = errno
            let message =
                code == ELOOP
                ? "is a link that leads in a circle"
                : "is a link to something that " + (PathKind.nothing(code).fault?.message ?? "cannot be read")
            note(code == ELOOP ? "symlink-loop" : "unreadable-file", path, message, help: "mend the link or remove it")
            return
        }
        guard isInside(target, realRoot) else {
            note(
                "outside-root", path, "is a link that leads out of the folder",
                help: "copy what it leads to into the folder")
            return
        }
        switch PathKind(ofPath: target) {
        case .file: paths.append(path)
        case .folder:
            if name.hasPrefix("_") { return }
            if stack.contains(where: { $0.real == target }) {
                note(
                    "symlink-loop", path, "is a link to a folder that it lies in itself",
                    help: "remove the link, or let it lead to a folder beside it")
                return
            }
            linkedFolders += 1
            guard linkedFolders <= FolderWalk.linkedFolderLimit else {
                note(
                    "symlink-loop", path,
                    "is one link too many: \(FolderWalk.linkedFolderLimit) folders were entered through links before")
                return
            }
            enter(path + "/", real: target)
        case let other:
            note("unreadable-file", path, other.fault?.message ?? "is no file", help: "take it out of the folder")
        }
    }

    /// Reads the names in a folder and puts it on top of the stack.
    private mutating func enter(_ path: String, real: String) {
        guard let stream = opendir(root + "/" + path) else {
            note(
                "unreadable-file", path.isEmpty ? "" : String(path.dropLast()),
                "cannot be read: " + systemMessage(errno))
            return
        }
        defer { closedir(stream) }
        var folder = Folder(path: path, real: real)
        while true {
            errno = 0
            guard let record = readdir(stream) else { break }
            let entry = entry(record, in: root + "/" + path)
            // Hidden names, and with them `.` and `..`; of the hidden ones the web knows just one.
            if entry.name.first == 0x2E, !entry.name.elementsEqual(".well-known".utf8) { continue }
            folder.entries.append(entry)
        }
        if errno != 0 {
            note(
                "unreadable-file", path.isEmpty ? "" : String(path.dropLast()),
                "cannot be read: " + systemMessage(errno))
        }
        // Bytes of whole paths decide: a folder sorts as its name and a slash.
        folder.entries.sort { left, right in sortsBefore(right, left) }
        stack.append(folder)
    }

    private func sortsBefore(_ left: Entry, _ right: Entry) -> Bool {
        let common = min(left.name.count, right.name.count)
        for index in 0..<common where left.name[index] != right.name[index] {
            return left.name[index] < right.name[index]
        }
        func next(_ entry: Entry) -> Int {
            if entry.name.count > common { return Int(entry.name[common]) }
            return entry.kind == .folder ? 0x2F : -1
        }
        return next(left) < next(right)
    }

    /// Copies a directory record; its name has no fixed length, so it is read where the record lies.
    private func entry(_ record: UnsafeMutablePointer<dirent>, in folder: String) -> Entry {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = UnsafeRawPointer(record).advanced(by: offset)
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        let name = [UInt8](UnsafeRawBufferPointer(start: start, count: length))
        switch Int(record.pointee.d_type) {
        case Int(DT_REG): return Entry(name: name, kind: .file)
        case Int(DT_DIR): return Entry(name: name, kind: .folder)
        case Int(DT_LNK): return Entry(name: name, kind: .link)
        case Int(DT_UNKNOWN): return Entry(name: name, kind: kind(of: folder, name))
        default: return Entry(name: name, kind: .special)
        }
    }

    /// Some file systems do not tell the kind beside the name.
    private func kind(of folder: String, _ name: [UInt8]) -> EntryKind {
        var status = stat()
        guard lstat(folder + "/" + String(decoding: name, as: UTF8.self), &status) == 0 else { return .unknown }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .special
        }
    }

    private mutating func note(_ rule: String, _ path: String, _ message: String, help: String? = nil) {
        // A fault of the root itself is told under its name.
        let name = path.isEmpty ? String(namePrefix.dropLast()) : namePrefix + path
        findings.append(
            Finding(
                rule: rule, severity: .error,
                place: Place(file: name.isEmpty ? displayRoot : name, range: nil), message: message, help: help))
    }

    /// What the root itself is called.
    private var displayRoot: String { String(root.split(separator: "/").last ?? "/") }
}
