extension ExportFormat {
    /// How many bytes of a file ``detect(name:head:)`` wants to see at most.
    public static let headLength = 1 << 16

    /// Tells what a file is by its name and its first bytes (all of a short file, else ``headLength`` of them).
    ///
    /// A name that says it all wins; `.json`, `.xml` and names that say nothing leave it to the content.
    ///
    /// - Parameter name: The file's name or path; empty for standard input.
    public static func detect(name: String, head: [UInt8]) -> FormatDetection {
        switch suffix(of: name) {
        case "md", "markdown", "mdown", "mkd": return .found(.markdown)
        case "html", "htm", "xhtml": return .found(.html)
        case "xcstrings": return .found(.xcstrings)
        case "strings": return .found(.strings)
        case "stringsdict": return .found(.stringsdict)
        case "xlf", "xliff": return .found(.xliff)
        case "csv": return .found(.csv)
        case "tsv", "tab": return .found(.tsv)
        case "json":
            let shape = JSONShape(plain(head))
            return .found(JSONSignature.format(of: shape) ?? (shape.layout == .lines ? .ndjson : .json))
        case "ndjson", "jsonl": return .found(JSONSignature.format(of: JSONShape(plain(head))) ?? .ndjson)
        case "wxr": return .found(.wxr)
        case "enc":
            return .undecided(
                reason: "the file is encrypted, by its name",
                help: "export it anew without encryption: `strapi export --no-encrypt --no-compress` for one of Strapi")
        default: return detect(head: head)
        }
    }

    private static func detect(head: [UInt8]) -> FormatDetection {
        if let packer = UnreadableHead.packer(head) {
            return .undecided(
                reason: "the file is packed with \(packer)",
                help: "only zip, tar and tar.gz are read as they are: unpack it first")
        }
        if let reason = UnreadableHead.reason(head) { return .undecided(reason) }
        let text = plain(head)
        guard let first = text.first else { return .undecided("the file is empty, so there is no telling its format") }
        switch first {
        case UInt8(ascii: "<"): return markup(text)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let shape = JSONShape(text)
            if let format = JSONSignature.format(of: shape) { return .found(format) }
            switch shape.layout {
            case .document: return .found(.json)
            case .lines: return .found(.ndjson)
            case .none: break
            }
        case UInt8(ascii: "\""), UInt8(ascii: "/"):
            if looksLikeStrings(text) { return .found(.strings) }
        default: break
        }
        return .undecided(
            "neither the name nor the first bytes tell the format", among: [.markdown, .csv, .tsv, .strings])
    }

    /// XML by its first element, HTML by anything else that begins with `<`.
    private static func markup(_ text: [UInt8]) -> FormatDetection {
        guard let element = MarkupHead.firstElement(text) else {
            return .undecided("there is no element in the first bytes", among: [.wxr, .android, .xliff, .html])
        }
        switch element {
        case "rss": return .found(.wxr)
        case "resources": return .found(.android)
        case "xliff": return .found(.xliff)
        case "plist": return .found(.stringsdict)
        default: break
        }
        if MarkupHead.isXML(text) {
            return .undecided(
                "the first element is of none of the XML formats", among: [.wxr, .android, .xliff, .stringsdict])
        }
        return .found(.html)
    }

    /// `/* comment */` or `"key" = …`: nothing else begins like that.
    private static func looksLikeStrings(_ text: [UInt8]) -> Bool {
        if text.starts(with: Array("/*".utf8)) { return true }
        guard let line = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).first else { return false }
        let bytes = line.filter { $0 != 0x20 && $0 != 0x09 }
        return bytes.last == UInt8(ascii: ";") && zip(bytes, bytes.dropFirst()).contains { $0 == (0x22, 0x3D) }
    }

    /// The head without byte order mark and leading white space; of UTF-16, every other byte, which is enough to know
    /// ASCII by.
    private static func plain(_ head: [UInt8]) -> [UInt8] {
        var text = head
        if text.starts(with: [0xEF, 0xBB, 0xBF]) {
            text.removeFirst(3)
        } else if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
            text = text.dropFirst(2).filter { $0 != 0 }
        }
        return Array(text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) })
    }

    private static func suffix(of name: String) -> String {
        let file = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? ""[...].utf8
        guard let dot = file.lastIndex(of: UInt8(ascii: ".")), dot > file.startIndex else { return "" }
        return String(Substring(file[file.index(after: dot)...])).lowercased()
    }
}
