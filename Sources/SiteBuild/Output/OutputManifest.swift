/// The list of files in an output folder that a build wrote, so that a later one can remove what is no longer part of
/// the site and leave alone what is not its own.
struct OutputManifest: Equatable {
    /// Its name in the output folder.
    static let fileName = ".fingerpost-files"
    private static let heading = "# Files that fingerpost wrote. The next build removes those that it no longer makes."

    /// The paths, relative to the output folder.
    var paths: Set<String>

    init(paths: Set<String>) { self.paths = paths }

    /// Reads a list.
    ///
    /// Lines that are no path of an output are passed over: nothing outside can be named.
    init(_ bytes: [UInt8]) {
        paths = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let path = String(line.hasPrefix("./") ? line.dropFirst(2) : line)
            if pathFault(path) == nil { paths.insert(path) }
        }
    }

    /// The list as it is written: a heading and the paths in the order of their bytes.
    var bytes: [UInt8] {
        var bytes = Array(OutputManifest.heading.utf8) + [0x0A]
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            // So that a name that begins with the sign of a comment is not taken for one.
            if path.hasPrefix("#") { bytes += Array("./".utf8) }
            bytes += Array(path.utf8) + [0x0A]
        }
        return bytes
    }
}
