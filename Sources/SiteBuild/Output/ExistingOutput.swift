internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A site that is brought up to date in a folder that holds something already.
struct ExistingOutput {
    /// The folder, absolute and resolved.
    let path: String
    /// The folder as it was named, for messages.
    let name: String

    func write(_ tree: OutputTree) throws(OutputError) -> WriteReport {
        guard let folder = OutputFolder(path) else {
            throw .system(action: "open", path: name, message: systemMessage(errno), changed: 0)
        }
        guard folder.lock() else { throw .busy(output: name) }
        let earlier = OutputManifest(readSmall(OutputManifest.fileName, in: folder)).paths
        let wanted = Set(tree.files.map(\.path))
        try refuseForeign(wanted.subtracting(earlier), stale: earlier.subtracting(wanted), in: folder)

        try clearTemporary(in: folder)
        try folder.makeFolder(DiskWriter.temporaryFolder)
        do throws(OutputError) {
            let report = try update(folder, to: tree, wanted: wanted, earlier: earlier)
            try clearTemporary(in: folder)
            return report
        } catch {
            // The failure that is told is the first one; what remains is removed by the next build.
            try? clearTemporary(in: folder)
            throw error
        }
    }

    private func update(
        _ folder: OutputFolder, to tree: OutputTree, wanted: Set<String>, earlier: Set<String>
    ) throws(OutputError) -> WriteReport {
        let stale = earlier.subtracting(wanted)
        var report = try forEachFile(tree.files) { index, buffer, report throws(OutputError) in
            let file = tree.files[index]
            let contents = FileContents(file, buffer: &buffer)
            if try contents.equalsExisting(file.path, in: folder) {
                report.unchanged += 1
                return
            }
            report.bytes += try contents.create(DiskWriter.temporaryFolder + "/\(index)", in: folder)
        }
        // Nothing of the old site has been touched so far. What is left is quick: no content is made or written.
        let ready = temporaryNames().compactMap { Int($0) }.sorted()
        // From here on everything that may be ours is on the list, so that a build that breaks off can be repeated.
        if earlier.union(wanted) != earlier { try replaceManifest(earlier.union(wanted), in: folder) }
        try clearTheWay(of: wanted, stale: stale, in: folder)
        try makeFolders(for: tree.files, in: folder)
        do throws(OutputError) {
            for index in ready {
                try folder.rename(DiskWriter.temporaryFolder + "/\(index)", to: tree.files[index].path)
                report.written += 1
            }
            report.removed = try remove(stale, from: folder)
            if earlier != wanted { try replaceManifest(wanted, in: folder) }
        } catch {
            throw error.afterChanging(report.written)
        }
        return report
    }

    /// Refuses to replace what no build wrote.
    private func refuseForeign(
        _ paths: Set<String>, stale: Set<String>, in folder: OutputFolder
    ) throws(OutputError) {
        var foreign: [String] = []
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            switch folder.entry(path) {
            case .nothing: break
            case .file, .other: foreign.append(path)
            case .folder: if !stale.contains(where: { $0.hasPrefix(path + "/") }) { foreign.append(path) }
            }
        }
        if !foreign.isEmpty { throw .foreign(output: name, paths: foreign) }
    }

    /// Removes stale files that stand where a folder is needed, and those under what becomes a file.
    private func clearTheWay(of wanted: Set<String>, stale: Set<String>, in folder: OutputFolder) throws(OutputError) {
        guard !stale.isEmpty else { return }
        var needed: Set<String> = []
        for path in wanted { needed.formUnion(folders(above: path)) }
        let blocking = stale.filter { path in
            needed.contains(path) || folders(above: path).contains { wanted.contains($0) }
        }
        _ = try remove(blocking, from: folder)
    }

    /// Removes files and the folders that this leaves empty; gives the number of files.
    private func remove(_ paths: Set<String>, from folder: OutputFolder) throws(OutputError) -> Int {
        var emptied: Set<String> = []
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let above = folders(above: path)
            // A folder that was replaced by a link leads somewhere else: nothing there is ours.
            if above.contains(where: { folder.entry($0) != .folder }) || folder.entry(path) == .folder { continue }
            try folder.remove(path)
            emptied.formUnion(above)
        }
        for path in emptied.sorted(by: { $1.utf8.lexicographicallyPrecedes($0.utf8) }) { folder.removeIfEmpty(path) }
        return paths.count
    }

    private func replaceManifest(_ paths: Set<String>, in folder: OutputFolder) throws(OutputError) {
        let unfinished = DiskWriter.temporaryFolder + "/files"
        try folder.create(unfinished, OutputManifest(paths: paths).bytes)
        try folder.rename(unfinished, to: OutputManifest.fileName)
    }

    /// Removes the folder for unfinished files and what a broken-off build left in it.
    private func clearTemporary(in folder: OutputFolder) throws(OutputError) {
        guard folder.entry(DiskWriter.temporaryFolder) != .nothing else { return }
        for name in temporaryNames() { try folder.remove(DiskWriter.temporaryFolder + "/" + name) }
        if !folder.removeIfEmpty(DiskWriter.temporaryFolder) {
            throw folder.failure("remove", DiskWriter.temporaryFolder, errno)
        }
    }

    /// The names in the folder for unfinished files, in no order.
    private func temporaryNames() -> [String] {
        guard let stream = opendir(path + "/" + DiskWriter.temporaryFolder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let record = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let name = String(
                cString: UnsafeRawPointer(record).advanced(by: offset).assumingMemoryBound(to: CChar.self))
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private func readSmall(_ path: String, in folder: OutputFolder) -> [UInt8] {
        var size = 0
        let file = folder.openExisting(path, size: &size)
        guard file >= 0 else { return [] }
        defer { close(file) }
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < buffer.count {
                let got = retrying { read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count) }
                if got <= 0 { return }
                count += got
            }
        }
    }
}
