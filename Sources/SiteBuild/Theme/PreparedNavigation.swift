import Templating

/// The navigation of a folder's pages, rendered once for all of them.
///
/// Pages of one folder see the same navigation but for the item that is the page itself. It is rendered twice, with no
/// item and with every item marked as current; a page takes the first with its own item from the second.
public struct PreparedNavigation: Sendable {
    private var plain: [UInt8] = []
    private var marked: [UInt8] = []
    private var plainSpans: [RepetitionSpan] = []
    private var markedSpans: [RepetitionSpan] = []

    init(_ items: [NavigationItem], site: SiteData, template: MustacheTemplate) {
        guard !items.isEmpty else { return }
        var items = items
        for index in items.indices { items[index].isCurrent = false }
        plainSpans = Self.render(items, site, template, &plain)
        for index in items.indices { items[index].isCurrent = true }
        markedSpans = Self.render(items, site, template, &marked)
    }

    /// The navigation of one page.
    func html(current: Int?) -> [UInt8] {
        guard let current else { return plain }
        var result: [UInt8] = []
        result.reserveCapacity(plain.count + 64)
        var position = 0
        for (plainSpan, markedSpan) in zip(plainSpans, markedSpans) where plainSpan.index == current {
            result.append(contentsOf: plain[position..<plainSpan.start])
            result.append(contentsOf: marked[markedSpan.start..<markedSpan.end])
            position = plainSpan.end
        }
        result.append(contentsOf: plain[position...])
        return result
    }

    private static func render(
        _ items: [NavigationItem], _ site: SiteData, _ template: MustacheTemplate, _ output: inout [UInt8]
    ) -> [RepetitionSpan] {
        let data = ThemeRecord.navigation.data(NavigationData(site: site, items: items))
        return template.render(data, to: &output, tracing: ThemeName.navigation.key)
    }
}

/// What the navigation's own template is filled with.
struct NavigationData: Sendable {
    var site: SiteData
    var items: [NavigationItem]
}
