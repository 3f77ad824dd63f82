import SourceText
import YAMLSource

// `theme:` and `edit:`, read as strictly as everything else.

extension ConfigurationDecoder {
    mutating func theme(_ node: YAMLNode, into result: inout SiteConfiguration) {
        let keys = ["accent", "accent-dark", "font", "radius", "logo", "logo-dark"]
        guard let map = reader.mapping(node, "`theme`", keys: keys) else { return }
        var style = SiteStyle()
        if let node = map["accent"] { style.accent = accent(node, "accent", .light) }
        if let node = map["accent-dark"] { style.accentDark = accent(node, "accent-dark", .darkness) }
        if let node = map["font"] { style.fonts = fonts(node) }
        if let node = map["radius"] { style.radius = radius(node) }
        if let node = map["logo"] { style.logo = picture(node, "logo") }
        if let node = map["logo-dark"] {
            style.logoDark = picture(node, "logo-dark")
            if map["logo"] == nil {
                reader.report(node.range, "`logo-dark` without `logo`", help: "name the picture for light pages too")
            }
        }
        result.style = style
    }

    private mutating func accent(
        _ node: YAMLNode, _ what: String, _ scheme: AccentContrast.Scheme
    ) -> RGBColor? {
        guard let text = reader.string(node, what) else { return nil }
        guard let color = RGBColor(text) else {
            reader.report(
                node.range, "`\(what)` must be a colour in hexadecimal digits, not `\(visible(text))`",
                help: "write it in quotes, `\"#2456c7\"`: a bare `#` begins a comment")
            return nil
        }
        let contrast = AccentContrast(scheme: scheme)
        let ratio = contrast.ratio(color)
        if ratio < AccentContrast.needed {
            let nearest = contrast.nearestReadable(color)
            reader.report(
                node.range,
                "`\(what)` has a contrast of \(shown(ratio)) on the \(scheme.name) page, and text needs 4.5",
                help: "the nearest shade that has it is `\"\(nearest.text)\"`, with \(shown(contrast.ratio(nearest)))",
                severity: .warning)
        }
        return color
    }

    /// A ratio with two decimals, cut and not rounded: 4.499 is not 4.5.
    private func shown(_ ratio: Double) -> String {
        let hundredths = Int(ratio * 100)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private mutating func fonts(_ node: YAMLNode) -> [String] {
        let names: [YAMLText] = (reader.stringOrStrings(node, "font") ?? []).flatMap { text in
            text.text.split(separator: ",").map { name in
                let name = name.drop { $0 == " " }
                let end = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.startIndex
                return YAMLText(text: String(name[..<end]), range: text.range)
            }
        }
        return names.compactMap { name in
            let isName =
                !name.text.isEmpty
                && name.text.unicodeScalars.allSatisfy {
                    $0.properties.isAlphabetic || (0x30...0x39).contains($0.value) || " -".unicodeScalars.contains($0)
                }
            if isName { return name.text }
            reader.report(
                name.range, "`\(visible(name.text))` cannot be the name of a typeface",
                help: "write names that devices know, without quotes and addresses: `font: [Inter, system-ui]`")
            return nil
        }
    }

    private mutating func radius(_ node: YAMLNode) -> String? {
        guard let text = reader.string(node, "radius") else { return nil }
        if text == "0" { return "0px" }
        let unit = ["rem", "px", "em"].first { text.hasSuffix($0) }
        let number = unit.map { text.dropLast($0.utf8.count) } ?? ""
        let digits = number.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber =
            (1...2).contains(digits.count)
            && digits.allSatisfy {
                !$0.isEmpty && $0.utf8.count <= 4 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
        guard isNumber, let value = Double(String(number)), value <= (unit == "px" ? 32 : 2) else {
            reader.report(
                node.range, "`radius` must be a length up to 32px or 2rem, not `\(visible(text))`",
                help: "write `0`, `8px` or `0.5rem`")
            return nil
        }
        return text
    }

    private mutating func picture(_ node: YAMLNode, _ what: String) -> SitePicture? {
        guard let path = path(node, what, isInside: true) else { return nil }
        return SitePicture(path: path, place: Place(file: reader.file, range: node.range))
    }

    /// An address with `{path}` in it.
    mutating func editAddress(_ node: YAMLNode) -> EditAddress? {
        guard let text = reader.string(node, "edit") else { return nil }
        reader.checkPlaceholders(text, ["path"], of: "edit", at: node.range, in: bytes)
        guard text.hasPrefix("https://") else {
            reader.report(
                node.range, "`edit` must be a web address, not `\(visible(text))`",
                help: "write `https://github.com/me/help/edit/main/content/{path}`")
            return nil
        }
        return EditAddress(pattern: PatternText(text), place: Place(file: reader.file, range: node.range))
    }
}
