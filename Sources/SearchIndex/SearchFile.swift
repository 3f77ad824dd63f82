/// One file of an index: a script that hands its data to the function that asked for it.
public struct SearchFile: Sendable {
    /// Path in the folder of the index.
    public var path: String
    /// The content.
    public var bytes: [UInt8]

    /// What the files of an index are, by the beginnings of their names.
    enum Kind: String {
        case index
        case words
        case endings
        case postings
        case pages
    }

    /// A file whose data is written by `data`.
    init(_ kind: Kind, _ number: Int, _ data: (inout [UInt8]) -> Void) {
        path = SearchFile.path(kind, number)
        bytes = Array("fingerpostSearch(\"\(kind.rawValue)\",\(number),".utf8)
        data(&bytes)
        bytes += ");\n".utf8
    }

    static func path(_ kind: Kind, _ number: Int) -> String {
        kind == .index ? "index.js" : "\(kind.rawValue)-\(number).js"
    }
}
