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
        case .json: return JSONReader(options: options)
        case .ndjson: return NDJSONReader(options: options)
        case .strapi: return StrapiReader(options: options)
        case .contentful: return ContentfulReader(options: options)
        case .sanity: return SanityReader(options: options)
        case .ghost: return GhostReader(options: options)
        case .zendesk: return ZendeskReader(options: options)
        case .intercom: return IntercomReader(options: options)
        case .directus: return DirectusReader(options: options)
        case .xcstrings: return XCStringsReader(options: options)
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
