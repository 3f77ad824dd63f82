/// Schemes with a meaning of their own, registered with IANA or common on phones and desktops; none of them can be the
/// app's.
let wellKnownSchemes: Set<String> = [
    "aim", "android-app", "app-settings", "apple-music", "bitcoin", "callto", "chrome", "chrome-extension", "cid",
    "coap",
    "content", "dav", "dict", "dns", "ed2k", "facetime", "facetime-audio", "fb", "feed", "ftp", "ftps", "geo", "git",
    "go", "gopher", "h323", "http", "https", "iax", "im", "imap", "info", "ipp", "ipps", "irc", "ircs", "itms",
    "itms-apps", "itms-services", "jar", "jdbc", "ldap", "ldaps", "magnet", "mailto", "maps", "market", "message",
    "mid",
    "mms", "moz-extension", "ms-settings", "msteams", "news", "nfs", "nntp", "otpauth", "pop", "prefs", "pres", "redis",
    "resource", "rsync", "rtmp", "rtsp", "secondlife", "service", "sftp", "shortcuts", "sip", "sips", "skype", "slack",
    "smb", "sms", "sms-open", "smsto", "snmp", "spotify", "ssh", "steam", "stun", "svn", "tel", "telnet", "tftp", "tg",
    "turn", "udp", "urn", "vnc", "vscode", "vscode-insiders", "webcal", "whatsapp", "wpa", "ws", "wss", "x-apple",
    "xmpp",
    "xri", "zoommtg",
]

/// Whether a name is a scheme in lower case by RFC 3986, 3.1, and longer than a drive letter.
func isLowerCaseScheme(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard bytes.count > 1, let first = bytes.first, first >= 0x61, first <= 0x7A else { return false }
    return bytes.allSatisfy { byte in
        switch byte {
        case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}
