/// The path of a field in the one notation that readers take, `articles.*.body`, from those that people know.
///
/// `articles[].body`, `articles[*].body`, `.articles[].body` (jq), `$.articles[*].body` and `$..body` (RFC 9535) are understood,
/// and so are an index and a key in quotes between the brackets.
enum FieldPath {
    /// The path in steps with dots between them, `*` for any one step and `**` for any number.
    static func normal(_ path: String) -> String {
        var rest = Array(path.unicodeScalars)[...]
        if rest.first == "$", rest.count == 1 || [".", "["].contains(rest[rest.startIndex + 1]) { rest.removeFirst() }
        var steps: [String] = []
        var step = String.UnicodeScalarView()
        func end() {
            if !step.isEmpty { steps.append(String(step)) }
            step = .init()
        }
        while let scalar = rest.popFirst() {
            if scalar == "." {
                end()
                if rest.first == "." {
                    rest.removeFirst()
                    steps.append("**")
                }
            } else if scalar == "[", let close = rest.firstIndex(of: "]"), let inner = bracketed(rest[..<close]) {
                end()
                steps.append(inner)
                rest = rest[(close + 1)...]
            } else {
                step.append(scalar)
            }
        }
        end()
        return steps.isEmpty ? "**" : steps.joined(separator: ".")
    }

    /// What is left of a path, in steps, below the place of a record: of `articles.*.body` below `articles.#` it is `body`.
    ///
    /// Empty for a path that ends there or above, nil for one that leads elsewhere.
    static func path(_ path: String, below place: String) -> String? {
        let steps = path.split(separator: ".")
        let places = place.split(separator: ".")
        for (step, place) in zip(steps, places) {
            let isIndex = step.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard step == "*" || step == place || place == "*" || place == "#" && isIndex else { return nil }
        }
        return steps.dropFirst(places.count).joined(separator: ".")
    }

    /// The step that stands between brackets; nil for what is part of a name.
    private static func bracketed(_ inner: ArraySlice<Unicode.Scalar>) -> String? {
        if inner.isEmpty || inner.elementsEqual(["*"]) { return "*" }
        if inner.allSatisfy({ ("0"..."9").contains($0) }) { return text(inner) }
        guard inner.count > 2, let quote = inner.first, quote == "'" || quote == "\"", inner.last == quote else {
            return nil
        }
        return text(inner.dropFirst().dropLast())
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
