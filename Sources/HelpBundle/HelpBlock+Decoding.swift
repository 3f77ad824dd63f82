/// How deep blocks may stand in one another; the build refuses pages long before.
private let maximumDepth = 200

extension HelpBlock: Decodable {
    private enum Field: String, CodingKey {
        case kind, runs, button, level, id, formerIDs, ordered, start, items, blocks, callout, title, language, text
        case columns, header, rows, number, tabs, caption, summary
    }

    /// Reads a block.
    public init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "blocks stand too deep in one another"))
        }
        let fields = try decoder.container(keyedBy: Field.self)
        func runs() throws -> [HelpRun] { try fields.decode([HelpRun].self, forKey: .runs) }
        func blocks() throws -> [HelpBlock] { try fields.decode([HelpBlock].self, forKey: .blocks) }
        func text(_ field: Field) throws -> String { try fields.decode(String.self, forKey: field) }
        switch try text(.kind) {
        case "paragraph":
            self = .paragraph(try runs(), isButton: try fields.decodeIfPresent(Bool.self, forKey: .button) ?? false)
        case "figure": self = .figure(try runs(), caption: try text(.caption))
        case "card": self = .card(try runs(), summary: try text(.summary))
        case "heading":
            self = .heading(
                level: try fields.decode(Int.self, forKey: .level),
                id: try fields.decodeIfPresent(String.self, forKey: .id),
                formerIDs: try fields.decodeIfPresent([String].self, forKey: .formerIDs) ?? [], try runs())
        case "list":
            let isOrdered = try fields.decodeIfPresent(Bool.self, forKey: .ordered) ?? false
            self = .list(
                start: isOrdered ? try fields.decode(Int.self, forKey: .start) : nil,
                try fields.decode([HelpItem].self, forKey: .items))
        case "quote": self = .quote(try blocks())
        case "callout": self = .callout(kind: try text(.callout), title: try text(.title), try blocks())
        case "details": self = .details(title: try text(.title), try blocks())
        case "tabs": self = .tabs(try fields.decode([HelpTab].self, forKey: .tabs))
        case "code":
            self = .code(language: try fields.decodeIfPresent(String.self, forKey: .language), try text(.text))
        case "rule": self = .rule
        case "table":
            self = .table(
                HelpTable(
                    columns: try fields.decode([HelpTable.Alignment].self, forKey: .columns),
                    header: try fields.decode([[HelpRun]].self, forKey: .header),
                    rows: try fields.decode([[[HelpRun]]].self, forKey: .rows)))
        case "note": self = .note(number: try fields.decode(Int.self, forKey: .number), try blocks())
        case let kind:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: fields, debugDescription: "a block of an unknown kind, `\(kind)`")
        }
    }
}

extension HelpItem: Decodable {
    private enum Field: String, CodingKey {
        case blocks, task
    }

    /// Reads an item.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        blocks = try fields.decode([HelpBlock].self, forKey: .blocks)
        isDone = try fields.decodeIfPresent(String.self, forKey: .task).map { $0 == "done" }
    }
}
