/// Where the site will stand on the web: an `https` address that ends in `/`.
///
/// Pages link to each other by relative addresses and do not need it. The sitemap, canonical addresses and the page for
/// addresses that do not exist do.
public struct SiteAddress: Sendable, Hashable {
    /// The whole address with its final `/`.
    public let text: String
    /// The path of the address, from the first `/` to the last.
    public let path: String

    /// Checks an address; nil when it is not `https://host/path` without query and fragment.
    ///
    /// The host has to be written in ASCII: letters, digits, `-` and `.`, optionally a port.
    public init?(_ address: String) {
        let prefix = "https://"
        guard address.hasPrefix(prefix) else { return nil }
        let rest = address.dropFirst(prefix.count)
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        let authority = rest[..<slash].split(separator: ":", omittingEmptySubsequences: false)
        guard let host = authority.first, authority.count <= 2, SiteAddress.isHost(host) else { return nil }
        if authority.count == 2, UInt16(authority[1]) == nil || authority[1].utf8.first == UInt8(ascii: "+") {
            return nil
        }
        let path = rest[slash...]
        let segments = path.split(separator: "/", omittingEmptySubsequences: true)
        guard path.utf8.allSatisfy(SiteAddress.isPathByte), !path.contains("//"),
            !segments.contains(where: { $0 == "." || $0 == ".." })
        else { return nil }
        self.path = path.hasSuffix("/") ? String(path) : path + "/"
        text = prefix + rest[..<slash] + self.path
    }

    /// The absolute address of a file of the output; an index page is named by its folder.
    public func address(of output: PathBytes) -> [UInt8] {
        var result = Array(text.utf8)
        var path = output.bytes[...]
        if output.name.elementsEqual("index.html".utf8) { path = path.dropLast("index.html".utf8.count) }
        RelativeURL.appendEncoded(path, into: &result)
        return result
    }

    private static func isHost(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.utf8.count <= 253
            && labels.allSatisfy { label in
                !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
            }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || "/-._~%!$()*+,;=@".utf8.contains(byte)
    }
}
