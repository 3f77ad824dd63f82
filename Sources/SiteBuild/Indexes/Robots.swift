/// What crawlers are told: everything may be read, and where the sitemap is.
///
/// A crawler reads it at the root of a host only; in a folder it does no harm.
func robotsFile(address: SiteAddress?) -> [UInt8] {
    var text = "User-agent: *\nDisallow:\n"
    if let address { text += "\nSitemap: \(address.text)sitemap.xml\n" }
    return Array(text.utf8)
}
