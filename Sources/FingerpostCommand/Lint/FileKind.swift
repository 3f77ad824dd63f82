/// What a file of a folder is for `lint`, by its name.
enum FileKind {
    /// An export, and nothing else.
    case export
    /// An export, or a file that a page shows or links to.
    case data
    /// An archive that is read.
    case archive
    /// Packed in a way that is not read.
    case packed
    /// An export that is encrypted.
    case encrypted
    /// What tells nothing.
    case other

    /// Looks at a path.
    init(ofName path: String) {
        let names = path.split(separator: "/").suffix(2)
        let name = names.last?.lowercased() ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? String(parts[parts.count - 1]) : ""
        let isTar = parts.count > 2 && parts[parts.count - 2] == "tar"
        switch ending {
        case "xcstrings", "strings", "stringsdict", "xlf", "xliff", "ndjson", "jsonl", "wxr": self = .export
        case "xml" where name == "strings.xml" && names.first?.hasPrefix("values") == true: self = .export
        case "json", "csv", "tsv", "html", "htm": self = .data
        case "zip", "tar", "tgz": self = .archive
        case "gz": self = isTar ? .archive : .packed
        case "bz2", "xz", "zst", "7z", "rar", "tbz", "txz": self = .packed
        case "enc": self = .encrypted
        default: self = .other
        }
    }
}
