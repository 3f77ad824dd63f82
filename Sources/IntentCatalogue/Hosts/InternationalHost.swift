import CIDN2
import IntentRouting

/// Hosts outside ASCII, by the tables of the library.
struct InternationalNames: InternationalHosts {
    func name(ofUnicode host: ArraySlice<UInt8>) -> InternationalName? {
        asciiHost(fromUnicode: host).map { InternationalName(ascii: $0, mixesScripts: mixesScripts(host)) }
    }

    func name(ofASCII host: ArraySlice<UInt8>) -> InternationalName? {
        guard let unicode = unicodeHost(fromASCII: host), asciiHost(fromUnicode: unicode[...]) == Array(host) else {
            return nil
        }
        return InternationalName(ascii: Array(host), mixesScripts: mixesScripts(unicode[...]))
    }
}

/// The ASCII form of a host by UTS #46, nontransitional; nil when it has none.
func asciiHost(fromUnicode host: ArraySlice<UInt8>) -> [UInt8]? {
    // The library's tables map the capital sharp s to "ss", newer ones to the small letter: two different hosts.
    guard !contains(host, [0xE1, 0xBA, 0x9E]) else { return nil }
    return convert(host) { input, output in
        idn2_to_ascii_8z(input, output, Int32(IDN2_NONTRANSITIONAL.rawValue | IDN2_NFC_INPUT.rawValue))
    }
}

/// The Unicode form of a host whose labels are ASCII; nil when an `xn--` label is malformed.
func unicodeHost(fromASCII host: ArraySlice<UInt8>) -> [UInt8]? {
    convert(host) { input, output in idn2_to_unicode_8z8z(input, output, 0) }
}

private func contains(_ bytes: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
}

private func convert(
    _ host: ArraySlice<UInt8>,
    _ body: (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
) -> [UInt8]? {
    // The library wants a C string, so a NUL would hide what follows it.
    guard !host.contains(0) else { return nil }
    var output: UnsafeMutablePointer<CChar>?
    defer { idn2_free(output) }
    let status = (host.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer -> Int32 in
        guard let base = buffer.baseAddress else { return -1 }
        return body(base, &output)
    }
    guard status == 0, let text = output else { return nil }
    var bytes: [UInt8] = []
    var index = 0
    while text[index] != 0 {
        bytes.append(UInt8(bitPattern: text[index]))
        index += 1
    }
    return bytes
}
