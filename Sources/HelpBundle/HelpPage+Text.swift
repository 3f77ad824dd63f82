public import Foundation

/// Attributes of help text beside Foundation's own `.link`.
public enum HelpMarksAttribute: AttributedStringKey {
    /// The marks of a run.
    public typealias Value = HelpMarks
    /// The name of the attribute.
    public static let name = "fingerpost.marks"
}

extension HelpPage {
    /// A run as attributed text: `.link` is the canonical URL of what it links to, so that `Text` shows a link and
    /// `openURL` is asked with it.
    public func attributedText(_ run: HelpRun) -> AttributedString {
        var attributes = AttributeContainer()
        if let link = run.link, links.indices.contains(link), let url = links[link].url { attributes.link = url }
        if !run.marks.isEmpty { attributes[HelpMarksAttribute.self] = run.marks }
        return AttributedString(run.text, attributes: attributes)
    }

    /// Several runs as one text.
    public func attributedText(_ runs: [HelpRun]) -> AttributedString {
        runs.reduce(into: AttributedString()) { $0.append(attributedText($1)) }
    }
}
