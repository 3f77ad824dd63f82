extension ExportFormat {
    /// The reader of the format, or nil for those that are no exports: Markdown and HTML are read as documents.
    public func makeReader(options: ReaderOptions) -> (any ExportReader)? {
        switch self {
        case .markdown, .html: nil
        case .json, .ndjson, .strapi, .contentful, .sanity, .ghost, .zendesk, .intercom, .directus, .xcstrings: nil
        case .wxr, .strings, .stringsdict, .android, .xliff, .csv, .tsv: nil
        }
    }
}
