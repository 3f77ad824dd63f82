public import SourceText

extension Document {
    /// Moves every place in the file by some bytes: for a text that was parsed with something of ours before it.
    public mutating func moveSources(by distance: Int) {
        for index in nodes.indices { nodes[index].source = nodes[index].source.shifted(by: distance) }
        for index in links.indices {
            links[index].source = links[index].source.shifted(by: distance)
            links[index].destinationSource = links[index].destinationSource.shifted(by: distance)
        }
        for index in definitions.indices {
            definitions[index].source = definitions[index].source.shifted(by: distance)
            definitions[index].labelSource = definitions[index].labelSource.shifted(by: distance)
            definitions[index].destinationSource = definitions[index].destinationSource.shifted(by: distance)
        }
        for index in undefinedReferences.indices {
            undefinedReferences[index].source = undefinedReferences[index].source.shifted(by: distance)
            undefinedReferences[index].labelSource = undefinedReferences[index].labelSource.shifted(by: distance)
        }
        for index in rawHTMLSegments.indices {
            rawHTMLSegments[index].sourceStart = UInt32(
                clamping: Int(rawHTMLSegments[index].sourceStart) + distance)
        }
        for index in hints.colons.indices { hints.colons[index] += Int32(distance) }
        for index in anchors.indices { anchors[index].source = anchors[index].source.shifted(by: distance) }
        for index in activeContent.indices {
            activeContent[index].range = activeContent[index].range.shifted(by: distance)
        }
    }

    /// Says of the links whose construct covers a range of the file that they stand alone.
    public mutating func markStandingAlone(_ range: ByteRange) {
        for index in links.indices where links[index].source == range { links[index].standsAlone = true }
    }

    /// Leaves out the links that a reader of another kind does not take for links.
    ///
    /// Only the list of links is changed; a node of the tree that pointed to one points to none.
    public mutating func removeLinks(where isNone: (Link) -> Bool) {
        guard links.contains(where: isNone) else { return }
        for link in links where link.node >= 0 { nodes[Int(link.node)].number = -1 }
        links.removeAll(where: isNone)
        for (index, link) in links.enumerated() where link.node >= 0 { nodes[Int(link.node)].number = Int32(index) }
    }

    /// Leaves out references that a reader of another kind does not take for ones.
    public mutating func removeUndefinedReferences(where isNone: (UndefinedReference) -> Bool) {
        undefinedReferences.removeAll(where: isNone)
    }

    /// Leaves out the headings: for a text whose blocks are not shown.
    public mutating func removeHeadings() { headings.removeAll() }
}
