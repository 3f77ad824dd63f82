/// A piece of inline content: text with its marks and its link, an image, or the mark of a note.
public struct HelpRun: Sendable, Hashable {
    /// What it is.
    public var content: Content
    /// How it is marked.
    public var marks: HelpMarks
    /// Index of its link in ``HelpPage/links``.
    public var link: Int?

    /// What a run can be.
    public enum Content: Sendable, Hashable {
        /// Text; a line feed is a line break.
        case text(String)
        /// An image: index of its source in ``HelpPage/links``, and the text that stands for it.
        case image(Int, text: String, width: Int?, height: Int?)
        /// The mark of the note of this number.
        case note(Int)
    }

    /// The content as text.
    public var text: String {
        switch content {
        case .text(let text), .image(_, let text, _, _): text
        case .note(let number): "[\(number)]"
        }
    }
}

/// How text is marked.
public struct HelpMarks: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes marks from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Strong.
    public static let strong = HelpMarks(rawValue: 1)
    /// Emphasised.
    public static let emphasis = HelpMarks(rawValue: 2)
    /// Struck through.
    public static let strikethrough = HelpMarks(rawValue: 4)
    /// Code, or a key to be pressed.
    public static let code = HelpMarks(rawValue: 8)
}

extension HelpRun: Decodable {
    private enum Field: String, CodingKey {
        case text, marks, link, image, width, height, note
    }

    /// Reads a run.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        link = try fields.decodeIfPresent(Int.self, forKey: .link)
        marks = []
        for name in try fields.decodeIfPresent([String].self, forKey: .marks) ?? [] {
            switch name {
            case "strong": marks.insert(.strong)
            case "emphasis": marks.insert(.emphasis)
            case "strikethrough": marks.insert(.strikethrough)
            case "code": marks.insert(.code)
            default:
                throw DecodingError.dataCorruptedError(
                    forKey: .marks, in: fields, debugDescription: "an unknown mark, `\(name)`")
            }
        }
        if let note = try fields.decodeIfPresent(Int.self, forKey: .note) {
            content = .note(note)
        } else if let image = try fields.decodeIfPresent(Int.self, forKey: .image) {
            content = .image(
                image, text: try fields.decode(String.self, forKey: .text),
                width: try fields.decodeIfPresent(Int.self, forKey: .width),
                height: try fields.decodeIfPresent(Int.self, forKey: .height))
        } else {
            content = .text(try fields.decode(String.self, forKey: .text))
        }
    }
}
