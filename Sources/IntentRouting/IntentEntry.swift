/// A pattern prepared for matching and printing; shared by all matches of it.
final class IntentEntry: Sendable {
    struct Parameter: Sendable {
        var name: String
        var type: ParameterType
        var isRequired: Bool
        /// The name as bytes; empty for a parameter of the path.
        var queryName: [UInt8]
    }

    /// A piece of the canonical path: bytes as they are, or the index of a parameter.
    enum Piece: Sendable {
        case literal([UInt8])
        case parameter(Int)
    }

    let pattern: IntentPattern
    let parameters: [Parameter]
    /// Number of parameters that stand in the path.
    let pathCount: Int
    let pieces: [Piece]
    /// The bytes of the literal pieces, as ``byteSet(_:)`` gives them.
    let literalBytes: UInt64
    /// Length of the path without its parameters.
    var pathLength: Int {
        pieces.reduce(max(0, pieces.count - 1)) { length, piece in
            if case .literal(let bytes) = piece { length + bytes.count } else { length }
        }
    }
    /// For each alias, the parameter each of its segments holds, -1 for a literal.
    let aliasParameters: [[Int]]

    init(_ pattern: IntentPattern) {
        self.pattern = pattern
        var parameters: [Parameter] = []
        var pieces: [Piece] = []
        for segment in pattern.segments {
            switch segment {
            case .literal(let text): pieces.append(.literal(Array(text.utf8)))
            case .parameter(let name, let type):
                pieces.append(.parameter(parameters.count))
                parameters.append(Parameter(name: name, type: type, isRequired: true, queryName: []))
            }
        }
        pathCount = parameters.count
        for item in pattern.query {
            parameters.append(
                Parameter(
                    name: item.name, type: item.type, isRequired: item.isRequired, queryName: Array(item.name.utf8)))
        }
        let names = parameters.prefix(pathCount).map(\.name)
        aliasParameters = pattern.aliases.map { segments in
            segments.map { segment in
                guard case .parameter(let name, _) = segment else { return -1 }
                return names.firstIndex(of: name) ?? -1
            }
        }
        self.parameters = parameters
        self.pieces = pieces
        literalBytes = pieces.reduce(0) { set, piece in
            if case .literal(let bytes) = piece { set | byteSet(bytes) } else { set }
        }
    }

    /// Puts a canonical URL together from the bytes of each parameter; nil for one that is left out.
    func spell(prefix: [UInt8], values: [ArraySlice<UInt8>?], capacity: Int = 0) -> (
        url: [UInt8], ranges: [(parameter: Int, range: Range<Int>)]
    ) {
        var url: [UInt8] = []
        url.reserveCapacity(capacity)
        url += prefix
        var ranges: [(parameter: Int, range: Range<Int>)] = []
        ranges.reserveCapacity(values.count)
        func append(_ index: Int) {
            guard let bytes = values[index] else { return }
            let start = url.count
            url += bytes
            ranges.append((index, start..<url.count))
        }
        for (index, piece) in pieces.enumerated() {
            if index > 0 { url.append(UInt8(ascii: "/")) }
            switch piece {
            case .literal(let bytes): url += bytes
            case .parameter(let parameter): append(parameter)
            }
        }
        var separator = UInt8(ascii: "?")
        for index in pathCount..<parameters.count where values[index] != nil {
            url.append(separator)
            url += parameters[index].queryName
            url.append(UInt8(ascii: "="))
            append(index)
            separator = UInt8(ascii: "&")
        }
        return (url, ranges)
    }
}
