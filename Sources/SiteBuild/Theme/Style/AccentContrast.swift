/// Whether a colour can be read where the theme puts the accent: as text on the page, and on the page tinted with itself.
struct AccentContrast: Sendable {
    /// A colour scheme of the theme: its page, and the way to more contrast.
    struct Scheme: Sendable {
        var name: String
        var page: RGBColor
        var end: RGBColor
        /// What can stand on a field of the accent, the first that can be read is taken; white or black always can.
        var inks: [RGBColor]

        private static let dark = RGBColor(red: 0x0D, green: 0x15, blue: 0x24)
        static let light = Scheme(name: "light", page: .white, end: .black, inks: [.white, dark, .black])
        static let darkness = Scheme(
            name: "dark", page: RGBColor(red: 0x12, green: 0x14, blue: 0x17), end: .white, inks: [dark, .white, .black])
    }

    /// What text needs (WCAG 2.2, 1.4.3, level AA).
    static let needed = 4.5
    /// The tint of the page behind a chosen entry: 9 of 100 parts accent.
    private static let tint = 23

    let scheme: Scheme

    /// The lower of the two ratios that the accent has as text.
    func ratio(_ accent: RGBColor) -> Double {
        let tinted = scheme.page.mixed(with: accent, AccentContrast.tint)
        return min(accent.contrast(with: scheme.page), accent.contrast(with: tinted))
    }

    /// The colour itself where it can be read, else the nearest one on the way to black or white.
    func nearestReadable(_ accent: RGBColor) -> RGBColor {
        for step in 0..<255 {
            let candidate = accent.mixed(with: scheme.end, step)
            if ratio(candidate) >= AccentContrast.needed { return candidate }
        }
        return scheme.end
    }

    /// What is written on a field of the accent.
    func ink(on accent: RGBColor) -> RGBColor {
        scheme.inks.first { $0.contrast(with: accent) >= AccentContrast.needed } ?? .black
    }
}
