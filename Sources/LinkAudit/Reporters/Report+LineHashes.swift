public import Exports
import SourceText

extension Report {
    /// Fills in ``lineHashes`` for the lines with findings, reading each of their files once more.
    ///
    /// A file that cannot be read again has none: GitHub's action then computes them.
    public mutating func hashLines(_ open: (String) -> ByteStream?) {
        var wanted: [String: Set<Int>] = [:]
        for entry in findings {
            guard let line = entry.located.start?.line else { continue }
            wanted[entry.located.finding.place.file, default: []].insert(line)
        }
        for (file, lines) in wanted {
            guard let stream = open(file) else { continue }
            var hashes = LineHashes(lines: lines)
            do throws(FileFault) {
                while true {
                    let chunk = try stream.next()
                    if chunk.isEmpty { break }
                    hashes.add(chunk)
                }
                lineHashes[file] = hashes.finish()
            } catch {
                continue
            }
        }
    }
}
