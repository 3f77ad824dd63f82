import SourceText

/// What a site changes about the look of the theme: `theme:` in its configuration.
public struct SiteStyle: Sendable, Hashable {
    /// The colour of links, buttons and what is chosen, where the page is light.
    var accent: RGBColor?
    /// The same where the page is dark; a lighter shade of ``accent`` when it is not given.
    var accentDark: RGBColor?
    /// Names of typefaces, the first that a device has counts.
    var fonts: [String] = []
    /// How round corners are, as a CSS length.
    var radius: String?
    /// The sign beside the title, a file of the content.
    var logo: SitePicture?
    /// The same where the page is dark.
    var logoDark: SitePicture?

    /// The style sheet that says so, or nil when nothing differs from the theme's own.
    ///
    /// It is a file and no attribute, because pages allow no styles written into them.
    var sheet: String? {
        var common: [String] = []
        var dark: [String] = []
        if let accent {
            common += colours(accent, .light)
            let scheme = AccentContrast(scheme: .darkness)
            dark += colours(accentDark ?? scheme.nearestReadable(accent), .darkness)
        } else if let accentDark {
            dark += colours(accentDark, .darkness)
        }
        if !fonts.isEmpty { common.append("--font:" + fonts.map(quoted).joined(separator: ",")) }
        if let radius { common.append("--radius:" + radius) }
        guard !common.isEmpty || !dark.isEmpty else { return nil }
        var text = ":root{" + common.joined(separator: ";") + "}\n"
        if !dark.isEmpty {
            let values = dark.joined(separator: ";")
            text += "@media screen and (prefers-color-scheme:dark){"
            text += ":root:not([data-appearance=\"light\"]){\(values)}}\n"
            text += "@media screen{:root[data-appearance=\"dark\"]{\(values)}}\n"
        }
        return text
    }

    private func colours(_ accent: RGBColor, _ scheme: AccentContrast.Scheme) -> [String] {
        ["--accent:" + accent.text, "--on-accent:" + AccentContrast(scheme: scheme).ink(on: accent).text]
    }

    /// Names of kinds of typefaces stand without quotes; every other name stands in them.
    private func quoted(_ font: String) -> String { SiteStyle.genericFonts.contains(font) ? font : "\"\(font)\"" }

    static let genericFonts: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded",
    ]
}

/// A picture of the content that the configuration names.
public struct SitePicture: Sendable, Hashable {
    /// Path below the content root.
    var path: String
    /// Where the configuration names it.
    var place: Place
}
