import Documents

extension LinkForm {
    /// The word that listings use.
    var word: String {
        switch self {
        case .inline: "inline"
        case .fullReference: "full-reference"
        case .collapsedReference: "collapsed-reference"
        case .shortcutReference: "shortcut-reference"
        case .autolink: "autolink"
        case .bareAutolink: "bare-autolink"
        case .definition: "definition"
        case .htmlAttribute: "html"
        case .frontMatter: "front-matter"
        case .navigation: "navigation"
        }
    }
}

extension LinkUse {
    /// The word that listings use.
    var word: String {
        switch self {
        case .tap: "tap"
        case .image: "image"
        case .media: "media"
        case .frame: "frame"
        case .form: "form"
        case .refresh: "refresh"
        case .resource: "resource"
        case .base: "base"
        case .citation: "citation"
        case .definition: "definition"
        case .address: "address"
        }
    }
}
