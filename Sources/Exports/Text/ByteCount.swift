/// A number of bytes as messages say it: whole mebibytes and gibibytes where it is that.
func byteCount(_ bytes: Int) -> String {
    if bytes >= 1 << 30, bytes & (1 << 30 - 1) == 0 { return "\(bytes >> 30) GiB" }
    return bytes >= 1 << 20 && bytes & (1 << 20 - 1) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
}
