extension LinkPolicy {
    /// `mailto:` and exactly a listed address.
    func acceptMail(_ destination: ArraySlice<UInt8>, colon: Int) throws(Refusal) -> SystemLink {
        let base = destination.startIndex
        let address = destination[(colon + 1)...]
        let range = offsets(colon + 1 - base, destination.count)
        if !storage.mailAddresses.contains(address) {
            let listed = storage.mailAddresses.items.map { String(decoding: $0, as: UTF8.self) }
            let bare = address.drop { $0 == UInt8(ascii: "/") }.prefix { $0 != UInt8(ascii: "?") }
            let near = nearestText(to: String(decoding: bare, as: UTF8.self), among: listed)
            let detail: String
            if listed.isEmpty {
                detail = "the catalogue lists no mail addresses"
            } else if address.contains(UInt8(ascii: "?")) {
                detail = "header fields are not permitted"
            } else if address.first == UInt8(ascii: "/") {
                detail = "no `//` follows `mailto:`"
            } else {
                detail = "`\(visible(address))` is not among the addresses"
            }
            throw Refusal(
                .mailtoNotAllowed, detail, range: range, nearest: near.map { "mailto:\($0)" },
                help: near == nil ? "list the address under `destinations`" : nil)
        }
        return SystemLink(kind: .mailto, url: Array("mailto:".utf8) + address, subject: offsets(7, 7 + address.count))
    }

    /// `tel:` with an optional `+`, digits among `-`, `.`, `(`, `)`, and an optional `;ext=digits`.
    func acceptTelephone(_ destination: ArraySlice<UInt8>, colon: Int) throws(Refusal) -> SystemLink {
        guard storage.allowsTelephone else {
            throw unknownScheme(destination, colon: colon)
        }
        let base = destination.startIndex
        let number = destination[(colon + 1)...]
        func refuse(_ detail: String, _ start: Int, _ end: Int) -> Refusal {
            Refusal(
                .malformedTel, detail, range: offsets(start - base, end - base),
                help: "a number such as `tel:+1-555-0100` or `tel:+1-555-0100;ext=12`")
        }
        if number.starts(with: [0x2F, 0x2F]) {
            throw refuse("no `//` follows `tel:`", number.startIndex, number.startIndex + 2)
        }
        let semicolon = number.firstIndex(of: UInt8(ascii: ";")) ?? number.endIndex
        let digits =
            number[..<semicolon].first == UInt8(ascii: "+") ? number[..<semicolon].dropFirst() : number[..<semicolon]
        if let odd = digits.firstIndex(where: { !isDigit($0) && ![0x2D, 0x2E, 0x28, 0x29].contains($0) }) {
            throw refuse("`\(visible(destination[odd...].prefix(1)))` is not part of a number", odd, odd + 1)
        }
        guard digits.contains(where: isDigit) else {
            throw refuse("it holds no digits", number.startIndex, number.endIndex)
        }
        let suffix = number[semicolon...]
        if !suffix.isEmpty {
            let rest = suffix.dropFirst(5)
            guard suffix.starts(with: Array(";ext=".utf8)), !rest.isEmpty, rest.allSatisfy(isDigit) else {
                throw refuse("only `;ext=` with digits may follow the number", semicolon, number.endIndex)
            }
        }
        return SystemLink(kind: .tel, url: Array("tel:".utf8) + number, subject: offsets(4, 4 + number.count))
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
