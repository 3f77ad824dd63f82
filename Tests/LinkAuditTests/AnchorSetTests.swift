import LinkAudit
import Testing

@Suite struct AnchorSetTests {
    private let anchors = AnchorSet(names: ["retry-a-backup", "storage", "größe", "storage-1"])

    private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    @Test func findsExactNamesOnly() {
        #expect(anchors.contains(bytes("storage")) && anchors.contains(bytes("größe")))
        #expect(!anchors.contains(bytes("Storage")) && !anchors.contains(bytes("")) && !anchors.contains(bytes("stor")))
    }

    @Test func offersTheNearestName() {
        #expect(anchors.nearest(to: bytes("retry-backup")) == "retry-a-backup")
        #expect(anchors.nearest(to: bytes("stroage")) == "storage")
        #expect(anchors.nearest(to: bytes("nothing-like-it")) == nil)
    }

    @Test func aPageWithoutAnchorsHasNone() {
        #expect(!AnchorSet().contains(bytes("x")))
    }
}
