internal import SiteBuild

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Reads a descriptor to its end; nil and `errno` when that fails.
///
/// `expected` is the size that is likely, so that a file is read into one allocation.
func readAll(_ descriptor: Int32, expected: Int) -> [UInt8]? {
    var failed = false
    // One byte more than expected, so that the end is seen without growing.
    var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
        while count < buffer.count {
            let got = retrying { read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count) }
            if got < 0 { failed = true }
            if got <= 0 { return }
            count += got
        }
    }
    // It grew while it was read, or its size was not known.
    while !failed, bytes.count > expected {
        let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            let got = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
            if got < 0 { failed = true }
            count = max(0, got)
        }
        if more.isEmpty { break }
        bytes += more
    }
    return failed ? nil : bytes
}
