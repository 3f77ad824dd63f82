/// The start tag of one link or image, decided by somebody who knows the site. The emitter looks nothing up.
public struct LinkAttributes: Sendable, Hashable {
    /// The address; nil writes the text of the link without a link around it.
    public var href: [UInt8]?
    /// What is written in place of a link without an address, as plain text; nil for the text of the link.
    public var replacement: [UInt8]?
    /// Further attributes in the order in which they are written: names from our own code, values escaped by the
    /// emitter. An empty value is written as `name=""`.
    public var others: [(name: StaticString, value: [UInt8])]
    /// Classes of the link, separated by spaces; empty for none.
    public var classes: StaticString
    /// Classes of the paragraph when the link is all there is in it; empty for none.
    public var paragraphClasses: StaticString
    /// What such a paragraph says about the target behind the link, as plain text; empty for nothing.
    public var summary: [UInt8] = []

    /// Makes attributes.
    public init(
        href: [UInt8]?, others: [(name: StaticString, value: [UInt8])] = [], classes: StaticString = "",
        paragraphClasses: StaticString = ""
    ) {
        self.href = href
        self.others = others
        self.classes = classes
        self.paragraphClasses = paragraphClasses
    }

    /// Equal when they would be written alike.
    public static func == (left: LinkAttributes, right: LinkAttributes) -> Bool {
        left.href == right.href && left.replacement == right.replacement
            && left.classes.description == right.classes.description
            && left.paragraphClasses.description == right.paragraphClasses.description
            && left.summary == right.summary
            && left.others.elementsEqual(right.others) {
                $0.name.description == $1.name.description && $0.value == $1.value
            }
    }

    /// Hashes what is most telling.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(href)
        hasher.combine(others.count)
    }
}

/// What the emitter asks about the links and images of one document, by their index in `Document.links`.
public protocol LinkPresentation {
    /// The start tag of a link or image.
    func attributes(ofLink index: Int) -> LinkAttributes
    /// Width and height of an image in CSS pixels, where known.
    func size(ofImage index: Int) -> (width: Int, height: Int)?
}
