import Foundation

/// The modules of `templates/runtime/` as classic scripts, which a page can load from a disk, too: browsers fetch no
/// modules from there.
///
/// The modules keep to what makes this a matter of text: every import is one line of named imports, every export stands
/// before a declaration, and no two modules declare the same name.
struct RuntimeBundle {
    static let folder = "runtime"
    /// The scripts by their paths in the theme, each with the module that it begins with.
    static let scripts = [
        "assets/fingerpost.js": "start.mjs", "assets/resume.js": "resume-start.mjs", "assets/search.js": "search.mjs",
        "assets/tabs.js": "tabs-start.mjs",
    ]

    /// What the modules do that a bundle cannot take.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    /// The script that begins with a module, without comments and blanks.
    static func script(_ first: String, from templates: URL) throws -> String {
        let folder = templates.appendingPathComponent(folder)
        var order: [String] = []
        var texts: [String: [Substring]] = [:]
        // Depth first without recursion: a module comes again after what it imports.
        var pending = [(name: first, isReady: false)]
        while let (name, isReady) = pending.popLast() {
            if isReady, !order.contains(name) { order.append(name) }
            guard !isReady, texts[name] == nil else { continue }
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            texts[name] = text.split(separator: "\n")
            pending.append((name, true))
            pending += imports(of: texts[name] ?? []).reversed().map { ($0, false) }
        }
        var body: [String] = []
        var declared: [String: String] = [:]
        for name in order {
            for line in code(of: texts[name] ?? []) {
                if let word = declaration(line) {
                    if let other = declared[word] {
                        throw Fault(description: "\(name) and \(other) both declare \(word)")
                    }
                    declared[word] = name
                }
                body.append(line)
            }
        }
        return "(function(){\n\"use strict\";\n" + joined(body.map(tightened)) + "})();\n"
    }

    /// A line without blanks that mean nothing: those next to punctuation, outside of strings. A line that may hold a
    /// regular expression, a comment or a template stays as it is.
    private static func tightened(_ line: String) -> String {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard !line.contains("/"), !line.contains("`"), !line.contains("\\") else { return line }
        return line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index.isMultiple(of: 2) else { return String(part) }
            return part.replacingOccurrences(
                of: " *([-=+*<>!&|?:;,(){}\\[\\]]) *", with: "$1", options: .regularExpression)
        }.joined(separator: "\"")
    }

    /// Lines in one where no line end is needed between them.
    private static func joined(_ lines: [String]) -> String {
        var result = ""
        for line in lines {
            let isOpen = result.last.map { ";{,(".contains($0) } ?? false
            if !result.isEmpty, !isOpen, result.last != "\n" { result += "\n" }
            result += line
            if line.contains("//") { result += "\n" }
        }
        return result + "\n"
    }

    private static func imports(of lines: [Substring]) -> [String] {
        lines.filter { $0.hasPrefix("import ") }.compactMap { line in
            line.split(separator: "\"").dropFirst().first.map { String($0.dropFirst(2)) }
        }
    }

    /// The lines that do something, with the indentation that shows what stands at the top.
    private static func code(of lines: [Substring]) -> [String] {
        var result: [String] = []
        var isComment = false
        for line in lines {
            let text = line.trimmingCharacters(in: .whitespaces)
            if isComment {
                isComment = !text.hasSuffix("*/")
            } else if text.hasPrefix("/*"), !text.contains("*/") {
                isComment = true
            } else if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ")
                || (text.hasPrefix("/*") && text.hasSuffix("*/"))
            {
                continue
            } else {
                result.append(line.hasPrefix("export ") ? String(line.dropFirst(7)) : String(line))
            }
        }
        return result
    }

    /// The name that a line at the top declares.
    private static func declaration(_ line: String) -> String? {
        for keyword in ["async function ", "function ", "const ", "let ", "class "] where line.hasPrefix(keyword) {
            return String(line.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
        }
        return nil
    }
}
