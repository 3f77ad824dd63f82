/// Who knows hosts outside ASCII (UTS #46).
///
/// The tables behind it are large and differ from platform to platform, so that an app has none of them: pages carry
/// the ASCII form of a host, and the build that wrote them has asked.
package protocol InternationalHosts: Sendable {
    /// What a host with letters outside ASCII stands for, or nil when it is no name.
    func name(ofUnicode host: ArraySlice<UInt8>) -> InternationalName?
    /// What a host in lower-case ASCII with `xn--` labels stands for, or nil when one of them stands for no name.
    func name(ofASCII host: ArraySlice<UInt8>) -> InternationalName?
}

/// A host outside ASCII, as it is known.
package struct InternationalName {
    /// Its ASCII form.
    package var ascii: [UInt8]
    /// Whether one of its labels mixes scripts that no language writes together.
    package var mixesScripts: Bool

    /// Makes a name.
    package init(ascii: [UInt8], mixesScripts: Bool) {
        self.ascii = ascii
        self.mixesScripts = mixesScripts
    }
}
