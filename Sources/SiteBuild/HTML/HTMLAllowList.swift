/// What the policy `clean` lets an author write as raw HTML.
///
/// The list holds elements that carry content. All else goes one of two ways: elements whose content makes no sense
/// without them are dropped with it, every other element is unwrapped, which keeps what stands inside.
enum HTMLAllowList {
    /// Elements that are kept, each with the attributes it may have besides the ones allowed everywhere.
    static let elements: [String: Set<String>] = {
        var table: [String: Set<String>] = [
            "a": ["href", "hreflang", "name", "type", "download"],
            "area": ["href", "alt", "shape", "coords"],
            "audio": ["src", "controls", "loop", "muted", "preload"],
            "blockquote": ["cite"],
            "col": ["span"], "colgroup": ["span"],
            "data": ["value"],
            "del": ["cite", "datetime"],
            "details": ["open", "name"],
            "img": ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding", "usemap", "align"],
            "ins": ["cite", "datetime"],
            "li": ["value"],
            "map": ["name"],
            "meter": ["value", "min", "max", "low", "high", "optimum"],
            "ol": ["start", "type", "reversed"],
            "progress": ["value", "max"],
            "q": ["cite"],
            "source": ["src", "srcset", "sizes", "type", "media", "width", "height"],
            "td": ["colspan", "rowspan", "headers", "align"],
            "th": ["colspan", "rowspan", "headers", "align", "scope", "abbr"],
            "time": ["datetime"],
            "track": ["src", "kind", "srclang", "label", "default"],
            "video": ["src", "poster", "controls", "loop", "muted", "preload", "width", "height", "playsinline"],
        ]
        for name in ["div", "h1", "h2", "h3", "h4", "h5", "h6", "p", "table", "tr"] { table[name] = ["align"] }
        let plain = """
            abbr address article aside b bdi bdo br caption cite code dd dfn dl dt em figcaption figure footer header \
            hgroup hr i kbd mark menu nav picture pre rp rt ruby s samp section small span strong sub summary sup \
            tbody tfoot thead u ul var wbr
            """
        for name in plain.split(separator: " ") { table[String(name)] = [] }
        return table
    }()

    /// Attributes that every kept element may have, beside `aria-…` and `data-…`.
    static let everywhere: Set<String> = ["class", "dir", "hidden", "id", "lang", "role", "title", "translate"]

    /// Elements whose content is text to the tokenizer; dropped with it.
    ///
    /// `noscript` is among them, because browsers that run scripts read it so.
    static let rawText: Set<String> = [
        "iframe", "noembed", "noframes", "noscript", "plaintext", "script", "style", "textarea", "title", "xmp",
    ]

    /// Elements that are dropped with the markup inside them.
    static let dropped: Set<String> = ["datalist", "frameset", "math", "select", "svg", "template"]

    /// Elements without content and end tag.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// Elements that the parser closes by itself when their parent ends.
    static let impliedEnd: Set<String> = [
        "caption", "colgroup", "dd", "dt", "li", "p", "rp", "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
    ]

    /// Elements that the parser opens again after a block that was closed over them.
    static let formatting: Set<String> = ["a", "b", "code", "em", "i", "s", "small", "strong", "u"]

    /// Elements of ours before which everything ends that an author has left open for good.
    static let blocks: Set<String> = [
        "article", "aside", "blockquote", "details", "div", "dl", "figure", "footer", "h1", "h2", "h3", "h4", "h5",
        "h6", "header", "nav", "ol", "p", "pre", "section", "table", "ul",
    ]

    /// Whether an attribute may stay on a kept element; the value of a link is judged elsewhere.
    static func allows(_ attribute: String, on element: String) -> Bool {
        if everywhere.contains(attribute) || elements[element]?.contains(attribute) == true { return true }
        guard attribute.hasPrefix("aria-") || attribute.hasPrefix("data-"), attribute.utf8.count > 5 else {
            return false
        }
        // Those say that a link was checked, and only the emitter may say so.
        if attribute.hasPrefix("data-intent") || attribute.hasPrefix("data-link") { return false }
        return attribute.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
        }
    }
}
