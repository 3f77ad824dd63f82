internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A site that is written where none is: into a folder beside its place, which is renamed when it is whole.
struct FreshOutput {
    /// Where the site goes; nothing is there yet.
    let path: String

    private var parent: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    private var stage: String { parent + "/." + path.dropFirst(parent.count + 1) + ".fingerpost-unfinished" }

    func write(_ tree: OutputTree) throws(OutputError) -> WriteReport {
        try makeParents()
        try removeStage()
        guard mkdir(stage, 0o777) == 0 else { throw failure("make the folder", stage) }
        do throws(OutputError) {
            let report = try fill(tree)
            guard rename(stage, path) == 0 else { throw failure("make the folder", path) }
            return report
        } catch {
            // The failure that is told is the first one; what remains of the folder is removed by the next build.
            try? removeStage()
            // Nothing of an earlier site was touched, however many files the stage held.
            guard case .system(let action, let path, let message, _) = error else { throw error }
            throw .system(action: action, path: path, message: message, changed: 0)
        }
    }

    private func fill(_ tree: OutputTree) throws(OutputError) -> WriteReport {
        guard let folder = OutputFolder(stage) else { throw failure("open", stage) }
        guard folder.lock() else { throw .busy(output: path) }
        try makeFolders(for: tree.files, in: folder)
        let report = try forEachFile(tree.files) { index, buffer, report throws(OutputError) in
            let file = tree.files[index]
            report.bytes += try FileContents(file, buffer: &buffer).create(file.path, in: folder)
            report.written += 1
        }
        try folder.create(OutputManifest.fileName, OutputManifest(paths: Set(tree.files.map(\.path))).bytes)
        return report
    }

    private func makeParents() throws(OutputError) {
        var made = ""
        for part in parent.split(separator: "/") {
            made += "/" + part
            if mkdir(made, 0o777) != 0, errno != EEXIST { throw failure("make the folder", made) }
        }
    }

    /// Removes what an interrupted build left, unless that build is still at it.
    private func removeStage() throws(OutputError) {
        var status = stat()
        guard lstat(stage, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw failure("make the folder", stage, EEXIST) }
        if let folder = OutputFolder(stage), !folder.lock() { throw .busy(output: path) }
        try removeTree(stage)
    }

    /// Removes a folder and all in it, without recursion and without following links.
    private func removeTree(_ top: String) throws(OutputError) {
        var stack = [top]
        while let folder = stack.last {
            var folders: [String] = []
            guard let stream = opendir(folder) else { throw failure("remove", folder) }
            defer { closedir(stream) }
            while let record = readdir(stream) {
                let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
                let name = String(
                    cString: UnsafeRawPointer(record).advanced(by: offset).assumingMemoryBound(to: CChar.self))
                if name == "." || name == ".." { continue }
                let path = folder + "/" + name
                if unlink(path) == 0 { continue }
                guard errno == EISDIR || errno == EPERM else { throw failure("remove", path) }
                folders.append(path)
            }
            if folders.isEmpty {
                guard rmdir(folder) == 0 else { throw failure("remove", folder) }
                stack.removeLast()
            } else {
                stack += folders
            }
        }
    }

    private func failure(_ action: String, _ path: String, _ code: Int32 = errno) -> OutputError {
        .system(action: action, path: path, message: systemMessage(code), changed: 0)
    }
}
