extension SiteConfiguration {
    /// The theme's words for a locale, with those that the site says differently.
    func interfaceTexts(_ locale: SiteLocale, from library: InterfaceTextLibrary) -> InterfaceTexts {
        var result = library.texts(locale: locale.code)
        for (key, text) in texts {
            if let text = text.byLocale[locale.code] ?? text.common { result[key] = text }
        }
        return result
    }
}
