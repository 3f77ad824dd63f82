/// Whether a text holds nothing but white space behind a byte order mark.
package func isBlank(_ text: [UInt8]) -> Bool {
    let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    return body.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
}
