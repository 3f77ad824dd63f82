import Foundation

/// A style sheet without what browsers do not read: comments, indentation, blanks around punctuation.
///
/// Strings stay as they are. Nothing is reordered, merged or renamed, so that the sheet still says what its source says.
struct StyleSheetBundle {
    static func sheet(from text: String) -> String {
        var result = ""
        for part in parts(text) {
            guard !part.isString else {
                result += part.text
                continue
            }
            var code = part.text.replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression)
            code = code.replacingOccurrences(of: " ?([{};,>]) ?", with: "$1", options: .regularExpression)
            // A pseudo-class has no blank behind its colon, a declaration has.
            code = code.replacingOccurrences(of: ": ", with: ":")
            code = code.replacingOccurrences(of: "([ :,(-])0\\.([0-9])", with: "$1.$2", options: .regularExpression)
            result += code
        }
        result = result.replacingOccurrences(of: ";}", with: "}").trimmingCharacters(in: .whitespacesAndNewlines)
        // One rule a line, so that a difference can be read.
        return result.replacingOccurrences(of: "}", with: "}\n")
    }

    /// Strings, and what stands between them without its comments.
    private static func parts(_ text: String) -> [(text: String, isString: Bool)] {
        var parts: [(text: String, isString: Bool)] = []
        var code = ""
        var index = text.startIndex
        while index < text.endIndex {
            let rest = text[index...]
            if rest.hasPrefix("/*") {
                index = rest.range(of: "*/")?.upperBound ?? text.endIndex
            } else if text[index] == "\"" {
                let end = rest.dropFirst().firstIndex(of: "\"").map(text.index(after:)) ?? text.endIndex
                parts.append((code, false))
                parts.append((String(text[index..<end]), true))
                code = ""
                index = end
            } else {
                code.append(text[index])
                index = text.index(after: index)
            }
        }
        return parts + [(code, false)]
    }
}
