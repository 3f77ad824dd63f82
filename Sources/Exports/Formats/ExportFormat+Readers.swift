extension ExportFormat {
    /// The reader of the format, or nil for one that cannot be read yet.
    ///
    /// A Markdown file and a body of HTML are one text each; the pages of a site are read elsewhere.
    public func makeReader(options: ReaderOptions) -> (any ExportReader)? {
        switch self {
        case .markdown: return DocumentReader(options: options)
        case .html:
            var options = options
            options.syntax = .html
            return DocumentReader(options: options)
        case .json: return JSONReader(.json, options: options)
        case .ndjson: return JSONReader(.ndjson, options: options)
        case .strapi: return JSONReader(.strapi, options: options)
        case .contentful: return JSONReader(.contentful, options: options)
        case .sanity: return JSONReader(.sanity, options: options)
        case .ghost: return JSONReader(.ghost, options: options)
        case .zendesk: return JSONReader(.zendesk, options: options)
        case .intercom: return JSONReader(.intercom, options: options)
        case .directus: return JSONReader(.directus, options: options)
        case .xcstrings: return JSONReader(.stringCatalogue, options: options)
        case .wxr: return WXRReader(options: options)
        case .strings: return StringsReader(options: options)
        case .stringsdict: return StringsDictReader(options: options)
        case .android: return AndroidReader(options: options)
        case .xliff: return XLIFFReader(options: options)
        case .csv: return CSVReader(options: options)
        case .tsv: return TSVReader(options: options)
        }
    }
}
