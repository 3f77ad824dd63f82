public import SourceText

/// An attribute, or one of the candidates in it, that names a destination.
public struct HTMLLinkAttribute: Sendable, Hashable {
    /// The element's name in lower case.
    public var element: String
    /// The attribute's name in lower case.
    public var attribute: String
    /// The decoded value, white space around it included.
    ///
    /// For `srcset` and `refresh` only the address.
    public var value: String
    /// The value in the input, without quotes.
    public var valueRange: ByteRange
    /// The start tag in the input.
    public var tagRange: ByteRange
    /// What a reader or browser does with it.
    public var use: LinkUse
    /// Index of the element in ``HTMLTree/nodes``, or nil for a tag that the parser ignores.
    public var node: Int?

    /// Makes one.
    public init(
        element: String, attribute: String, value: String, valueRange: ByteRange, tagRange: ByteRange, use: LinkUse,
        node: Int?
    ) {
        self.element = element
        self.attribute = attribute
        self.value = value
        self.valueRange = valueRange
        self.tagRange = tagRange
        self.use = use
        self.node = node
    }
}

extension HTMLTree {
    /// Every attribute that names a destination, in order of place.
    ///
    /// `a area link base [href]`, `img source [src srcset]`, `video audio track embed iframe frame input script [src]`,
    /// `video[poster]`, `object[data]`, `form[action]`, `button input [formaction]`, `meta[http-equiv=refresh]`,
    /// `blockquote q del ins [cite]`, `href` and `xlink:href` in SVG and MathML, and what browsers still follow though
    /// nobody should write it: `a area [ping]`, `[background]`, `link[imagesrcset]`, `img iframe frame [longdesc]`,
    /// `html[manifest]`, `img[lowsrc dynsrc]`, `object[classid codebase]`, `applet[codebase archive]`.
    public func linkAttributes() -> [HTMLLinkAttribute] {
        var result: [HTMLLinkAttribute] = []
        for index in nodes.indices where !nodes[index].attributes.isEmpty && !nodes[index].isClone {
            let node = nodes[index]
            collect(node.name, node.namespace, node.attributes, node.source, index, &result)
        }
        for tag in ignoredTags { collect(tag.name, .html, tag.attributes, tag.source, nil, &result) }
        if result.count > 1 {
            result.sort { ($0.valueRange.start, $0.valueRange.end) < ($1.valueRange.start, $1.valueRange.end) }
        }
        return result
    }

    /// What naming a destination in this attribute does, or nil where it names none.
    public static func linkUse(
        element: String, namespace: HTMLNamespace, attribute: String
    ) -> LinkUse? {
        guard namespace == .html else {
            guard attribute == "href" || attribute == "xlink:href" else { return nil }
            switch element {
            case "a": return .tap
            case "image", "feimage": return .image
            default: return namespace == .math ? .tap : .resource
            }
        }
        guard let uses = usesByAttribute[attribute] else { return nil }
        return uses[element] ?? uses["*"]
    }

    private static let usesByAttribute: [String: [String: LinkUse]] = [
        "href": ["a": .tap, "area": .tap, "link": .resource, "base": .base],
        "src": [
            "img": .image, "source": .image, "video": .media, "audio": .media, "track": .media, "embed": .media,
            "iframe": .frame, "frame": .frame, "input": .image, "script": .resource, "bgsound": .media,
        ],
        "srcset": ["img": .image, "source": .image],
        "imagesrcset": ["link": .image],
        "poster": ["video": .image],
        "data": ["object": .media],
        "action": ["form": .form],
        "formaction": ["button": .form, "input": .form],
        "cite": ["blockquote": .citation, "q": .citation, "del": .citation, "ins": .citation],
        "ping": ["a": .resource, "area": .resource],
        "background": ["*": .image],
        "longdesc": ["img": .citation, "iframe": .citation, "frame": .citation],
        "manifest": ["html": .resource],
        "lowsrc": ["img": .image],
        "dynsrc": ["img": .media],
        "classid": ["object": .media],
        "codebase": ["object": .media, "applet": .media],
        "archive": ["applet": .media],
    ]

    private func collect(
        _ name: String, _ namespace: HTMLNamespace, _ range: Range<Int32>, _ source: ByteRange, _ node: Int?,
        _ result: inout [HTMLLinkAttribute]
    ) {
        let attributes = self.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
        for attribute in attributes {
            func add(_ use: LinkUse, _ value: String, _ valueRange: ByteRange) {
                result.append(
                    HTMLLinkAttribute(
                        element: name, attribute: attribute.name, value: value, valueRange: valueRange,
                        tagRange: source, use: use, node: node))
            }
            let written = input[attribute.valueRange.range]
            func addParts(_ use: LinkUse, _ split: (ArraySlice<UInt8>) -> [Range<Int>]) {
                let decoded = split(bytes(attribute.value))
                let places = split(written)
                for (index, part) in decoded.enumerated() {
                    // A comma or space written as a character reference splits the value only once it is decoded.
                    let place = places.count == decoded.count ? ByteRange(places[index]) : attribute.valueRange
                    add(use, String(decoding: pool[part], as: UTF8.self), place)
                }
            }
            if namespace == .html, name == "meta", attribute.name == "content", isRefresh(attributes) {
                addParts(.refresh) { value in Self.refreshTarget(value).map { [$0] } ?? [] }
                continue
            }
            guard let use = Self.linkUse(element: name, namespace: namespace, attribute: attribute.name) else {
                continue
            }
            switch attribute.name {
            case "srcset", "imagesrcset": addParts(use) { value in HTMLImageCandidate.split(value).map(\.address) }
            case "ping": addParts(use, HTMLImageCandidate.words)
            default:
                add(isMediaSource(node, attribute) ? .media : use, string(attribute.value), attribute.valueRange)
            }
        }
    }

    /// A `source` inside `video` or `audio` is media, inside `picture` an image.
    private func isMediaSource(_ node: Int?, _ attribute: HTMLAttribute) -> Bool {
        guard let node, nodes[node].name == "source", attribute.name == "src", nodes[node].parent >= 0 else {
            return false
        }
        return ["video", "audio"].contains(nodes[Int(nodes[node].parent)].name)
    }

    private func isRefresh(_ attributes: ArraySlice<HTMLAttribute>) -> Bool {
        attributes.contains { $0.name == "http-equiv" && lowercased(bytes($0.value)) == "refresh" }
    }

    /// The address in `5; url=address`, by the HTML standard's shared declarative refresh steps.
    static func refreshTarget(_ value: ArraySlice<UInt8>) -> Range<Int>? {
        var cursor = value.startIndex
        func skip(_ matches: (UInt8) -> Bool) {
            while cursor < value.endIndex, matches(value[cursor]) { cursor += 1 }
        }
        skip(HTMLStartTag.isSpace)
        let number = cursor
        skip { (0x30...0x39).contains($0) }
        guard cursor > number || (cursor < value.endIndex && value[cursor] == 0x2E) else { return nil }
        skip { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard cursor < value.endIndex else { return nil }
        guard [0x3B, 0x2C].contains(value[cursor]) || HTMLStartTag.isSpace(value[cursor]) else { return nil }
        skip(HTMLStartTag.isSpace)
        if cursor < value.endIndex, [0x3B, 0x2C].contains(value[cursor]) { cursor += 1 }
        skip(HTMLStartTag.isSpace)
        guard cursor < value.endIndex else { return nil }
        let start = cursor
        if lowercased(value[cursor...].prefix(3)) == "url" {
            cursor += 3
            skip(HTMLStartTag.isSpace)
            if cursor < value.endIndex, value[cursor] == 0x3D {
                cursor += 1
                skip(HTMLStartTag.isSpace)
            } else {
                cursor = start
            }
        }
        guard cursor < value.endIndex else { return nil }
        let quote = value[cursor]
        guard quote == 0x22 || quote == 0x27 else { return cursor..<value.endIndex }
        let end = value[(cursor + 1)...].firstIndex(of: quote) ?? value.endIndex
        return (cursor + 1)..<end
    }
}
