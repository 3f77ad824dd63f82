/// The comments in raw HTML that are addressed to Fingerpost: `<!-- fingerpost-… -->`, in order of place.
///
/// They are for the audit and reach no page.
public func ownComments(in html: ArraySlice<UInt8>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var cursor = html.startIndex
    while let start = html[cursor...].firstIndex(of: 0x3C) {
        cursor = start + 1
        guard html[start...].starts(with: [0x3C, 0x21, 0x2D, 0x2D]) else { continue }
        var word = start + 4
        while word < html.endIndex, html[word] <= 0x20 { word += 1 }
        let isOwn = html[word...].starts(with: Array("fingerpost-".utf8))
        // A comment that is somebody else's can hold what looks like one of ours.
        var end = start + 4
        while end + 2 < html.endIndex, !(html[end] == 0x2D && html[end + 1] == 0x2D && html[end + 2] == 0x3E) {
            end += 1
        }
        guard end + 2 < html.endIndex else { return result }
        if isOwn { result.append(start..<(end + 3)) }
        cursor = end + 3
    }
    return result
}
