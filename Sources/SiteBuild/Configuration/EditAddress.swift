import SourceText

/// Where the file of a page can be changed: a web address with `{path}`, the file's path below the content root.
public struct EditAddress: Sendable, Hashable {
    let pattern: PatternText
    /// Where the configuration names it.
    let place: Place

    /// The address for a file.
    func address(of path: String) -> String {
        var encoded: [UInt8] = []
        RelativeURL.appendEncoded(Array(path.utf8)[...], into: &encoded)
        return pattern.filled(["path": String(decoding: encoded, as: UTF8.self)])
    }
}
