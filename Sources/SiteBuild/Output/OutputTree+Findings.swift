public import SourceText

extension OutputTree {
    /// Names in the output folder that the writer keeps for itself.
    static let reservedNames: Set<String> = [OutputManifest.fileName, DiskWriter.temporaryFolder]

    /// Paths that cannot be written, paths that two files want, and names that some disks do not tell apart.
    public func findings() -> [Finding] {
        var findings: [Finding] = []
        var owners: [String: Int] = [:]
        var folded: [String: Int] = [:]
        owners.reserveCapacity(files.count)
        folded.reserveCapacity(files.count)
        for (index, file) in files.enumerated() {
            if let fault = pathFault(file.path) {
                findings.append(
                    finding(at: file, "the address `\(visible(file.path))` cannot be written: \(fault)"))
            } else if let first = owners[file.path] {
                findings.append(collision(files[index], with: files[first], "two files have this one address"))
            } else {
                owners[file.path] = index
                let isLowerCase = file.path.utf8.allSatisfy { $0 < 0x80 && !($0 >= 0x41 && $0 <= 0x5A) }
                let name = isLowerCase ? file.path : file.path.lowercased()
                if let first = folded[name] {
                    var finding = collision(
                        files[index], with: files[first],
                        "this address differs from another only in the case of letters")
                    finding.severity = .warning
                    findings.append(finding)
                } else {
                    folded[name] = index
                }
            }
        }
        // Neighbours lie in one folder: what holds of it was seen with the first of them.
        var lastFolder = ""
        for file in files {
            let end = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
            if file.path[..<end] == lastFolder { continue }
            lastFolder = String(file.path[..<end])
            for folder in folders(above: file.path) {
                guard let owner = owners[folder] else { continue }
                lastFolder = ""
                findings.append(
                    collision(file, with: files[owner], "this address needs a folder where another has a file"))
                break
            }
        }
        return findings
    }

    private func collision(_ file: OutputFile, with other: OutputFile, _ fault: String) -> Finding {
        var finding = finding(at: file, "\(fault): \(visible(file.path))")
        if let place = other.origin, file.origin != nil {
            finding.related = [RelatedPlace(place: place, message: "this one has the address \(visible(other.path))")]
        }
        finding.help = "rename one of them, or give one a slug of its own"
        return finding
    }

    private func finding(at file: OutputFile, _ message: String) -> Finding {
        Finding(
            rule: "output-collision", severity: .error, place: file.origin ?? Place(file: file.path, range: nil),
            message: message)
    }
}

/// Why a path cannot be one of the output, or nil when it can.
func pathFault(_ path: String) -> String? {
    if path.isEmpty { return "it is empty" }
    if path.utf8.count > 4_000 { return "it is longer than 4,000 bytes" }
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "it holds a control character" }
    if isPlainPath(path) { return nil }
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        if part.isEmpty { return "it has an empty part" }
        if part == "." || part == ".." { return "it has the part `\(part)`" }
        if part.utf8.count > 255 { return "a part of it is longer than 255 bytes" }
    }
    let first = path.prefix { $0 != "/" }
    if OutputTree.reservedNames.contains(String(first)) { return "the name `\(first)` is kept for the build" }
    return nil
}

/// Whether a path is like nearly all: lower-case letters, digits, `-`, and no part that begins with a dot.
private func isPlainPath(_ path: String) -> Bool {
    var partLength = 0
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "/"):
            if partLength == 0 { return false }
            partLength = 0
        case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"): partLength += 1
        case UInt8(ascii: ".") where partLength > 0: partLength += 1
        default: return false
        }
        if partLength > 255 { return false }
    }
    return partLength > 0
}

/// The folders that a path needs, from the outermost: `a` and `a/b` for `a/b/c`.
func folders(above path: String) -> [String] {
    var folders: [String] = []
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
        folders.append(String(path[..<slash]))
        index = path.index(after: slash)
    }
    return folders
}
