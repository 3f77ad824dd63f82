extension LinkPolicy {
    /// `https:` and `http:`: exactly `//`, a host that browsers accept and the catalogue lists, no user information.
    func acceptWeb(
        _ destination: ArraySlice<UInt8>, colon: Int, _ kind: SystemLink.Kind, _ table: PolicyStorage.WebTable?,
        _ notes: inout [PolicyNote]
    ) throws(Refusal) -> SystemLink {
        let base = destination.startIndex
        let start = colon + 3
        guard start <= destination.endIndex, destination[colon + 1] == UInt8(ascii: "/"),
            destination[colon + 2] == UInt8(ascii: "/")
        else {
            throw Refusal(
                .malformedURL, "`//` is missing after the scheme", range: offsets(colon - base, colon + 1 - base),
                help: "write `\(kind.rawValue)://` and the host")
        }
        var end = start
        var at: Int?
        var portColon: Int?
        while end < destination.endIndex {
            let byte = destination[end]
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            if byte == UInt8(ascii: "@") { at = end }
            if byte == UInt8(ascii: ":") { portColon = end }
            if byte == UInt8(ascii: "]") { portColon = nil }
            end += 1
        }
        if let at {
            throw Refusal(
                .userInfo, "it holds an `@` before the host", range: offsets(start - base, at + 1 - base),
                help: "the host is what follows the last `@`; remove the part before it")
        }
        let host = destination[start..<(portColon ?? end)]
        let hostRange = offsets(start - base, host.endIndex - base)
        let reading: HostReading
        do throws(HostFault) {
            reading = try readHost(host, storage.international)
        } catch {
            throw Refusal(
                .malformedURL, error.detail, range: hostRange,
                nearest: error.nearest.map { "\(kind.rawValue)://\($0)\(visible(destination[host.endIndex...]))" })
        }
        let port = try portColon.map { (index: Int) throws(Refusal) in
            try readPort(destination[(index + 1)..<end], base: base)
        }
        try refuseUnlisted(
            HostInURL(host: host, reading: reading, port: port, kind: kind, rest: destination[end...]), hostRange, table
        )
        try refuseDotSegments(in: destination[end...], base: base)
        addNotes(for: reading, hostRange, &notes)
        return link(destination, colon: colon, host: host, reading, kind)
    }

    /// A host with what is needed to decide about it.
    struct HostInURL {
        var host: ArraySlice<UInt8>
        var reading: HostReading
        var port: Int?
        var kind: SystemLink.Kind
        var rest: ArraySlice<UInt8>
    }

    private func readPort(_ digits: ArraySlice<UInt8>, base: Int) throws(Refusal) -> Int {
        let range = offsets(digits.startIndex - 1 - base, digits.endIndex - base)
        guard !digits.isEmpty else { throw Refusal(.malformedURL, "the port after `:` is empty", range: range) }
        var port = 0
        for byte in digits {
            guard byte >= 0x30, byte <= 0x39 else {
                throw Refusal(.malformedURL, "the port is not a number", range: range)
            }
            port = min(port * 10 + Int(byte - 0x30), 100_000)
        }
        guard port <= 65_535 else { throw Refusal(.malformedURL, "the port is above 65535", range: range) }
        guard digits.first != 0x30 || digits.count == 1 else {
            throw Refusal(.malformedURL, "the port has leading zeros", range: range)
        }
        return port
    }

    private func refuseUnlisted(
        _ address: HostInURL, _ range: Range<Int>, _ table: PolicyStorage.WebTable?
    ) throws(Refusal) {
        guard let table else {
            throw Refusal(
                .hostNotAllowed, "the catalogue lists no \(address.kind.rawValue) hosts", range: range,
                help: "list the host under `destinations`")
        }
        var name = address.reading.canonical?[...] ?? address.host
        if address.reading.endsWithDot { name = name.dropLast() }
        let isExact = table.hosts.contains(name)
        let isAddress = address.reading.form == .address
        if !isExact, isAddress {
            guard table.rule.allowsAnyHost, table.rule.allowsAddresses else {
                throw Refusal(
                    .hostNotAllowed, "address literals are not listed", range: range, help: "name the host")
            }
        } else if !isExact, !table.rule.allowsAnyHost, !isBelowListed(name, table.suffixes) {
            let shown = visible(name)
            let near = nearestText(to: shown, among: table.rule.hosts)
            throw Refusal(
                .hostNotAllowed, "`\(shown)` is not among the hosts", range: range,
                nearest: near.map { "\(address.kind.rawValue)://\($0)\(visible(address.rest))" },
                help: near == nil ? "list the host under `destinations`" : nil)
        }
        guard let port = address.port else { return }
        guard table.rule.ports?.contains(port) ?? table.rule.allowsAnyHost else {
            let shown = visible(name)
            throw Refusal(
                .hostNotAllowed, "port \(port) is not listed", range: range,
                nearest: "\(address.kind.rawValue)://\(shown)\(visible(address.rest))",
                help: "list it under `ports`")
        }
    }

    private func isBelowListed(_ name: ArraySlice<UInt8>, _ suffixes: SortedBytes) -> Bool {
        guard !suffixes.items.isEmpty else { return false }
        var index = name.startIndex
        while index < name.endIndex {
            if name[index] == UInt8(ascii: "."), index > name.startIndex, suffixes.contains(name[index...]) {
                return true
            }
            index += 1
        }
        return false
    }

    /// `.` and `..` in a path, escaped or not: browsers resolve them, others do not.
    private func refuseDotSegments(in rest: ArraySlice<UInt8>, base: Int) throws(Refusal) {
        var start = rest.startIndex
        while start < rest.endIndex, rest[start] == UInt8(ascii: "/") {
            var end = start + 1
            while end < rest.endIndex, rest[end] != UInt8(ascii: "/"), rest[end] != UInt8(ascii: "?"),
                rest[end] != UInt8(ascii: "#")
            { end += 1 }
            if isDotSegment(rest[(start + 1)..<end]) {
                throw Refusal(
                    .malformedURL, "its path has a dot segment", range: offsets(start + 1 - base, end - base),
                    help: "write the path without it")
            }
            start = end
        }
    }

    private func isDotSegment(_ segment: ArraySlice<UInt8>) -> Bool {
        guard let first = segment.first, first == 0x2E || first == UInt8(ascii: "%"), segment.count <= 6 else {
            return false
        }
        var index = segment.startIndex
        var dots = 0
        while index < segment.endIndex {
            if segment[index] == 0x2E {
                index += 1
            } else if index + 2 < segment.endIndex, segment[index] == UInt8(ascii: "%"),
                segment[index + 1] == UInt8(ascii: "2"), segment[index + 2] | 0x20 == UInt8(ascii: "e")
            {
                index += 3
            } else {
                return false
            }
            dots += 1
        }
        return dots <= 2
    }

    private func addNotes(for reading: HostReading, _ range: Range<Int>, _ notes: inout [PolicyNote]) {
        func note(_ detail: String) {
            let nearest = reading.isNonASCII ? reading.canonical.map { visible($0) } : nil
            notes.append(PolicyNote(kind: .mixedScriptHost, detail: detail, range: range, nearest: nearest))
        }
        if reading.mixesScripts {
            note("it mixes letters of several scripts")
        } else if reading.isNonASCII {
            note("it holds letters outside ASCII")
        }
        if reading.endsWithDot { note("it ends with a dot") }
    }

    private func link(
        _ destination: ArraySlice<UInt8>, colon: Int, host: ArraySlice<UInt8>, _ reading: HostReading,
        _ kind: SystemLink.Kind
    ) -> SystemLink {
        let start = host.startIndex - destination.startIndex
        var url = Array(destination)
        for index in 0..<(colon - destination.startIndex) where url[index] >= 0x41 && url[index] <= 0x5A {
            url[index] |= 0x20
        }
        guard let canonical = reading.canonical else {
            return SystemLink(kind: kind, url: url, subject: offsets(start, start + host.count))
        }
        url.replaceSubrange(start..<start + host.count, with: canonical)
        return SystemLink(kind: kind, url: url, subject: offsets(start, start + canonical.count))
    }
}
