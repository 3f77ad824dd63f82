/// Schemes with a meaning of their own that no registry lists, common on phones and desktops; like those of
/// ``registeredSchemes`` none of them can be the app's.
let wellKnownSchemes: Set<String> = [
    "android-app", "app-prefs", "app-settings", "apple-music", "brave", "calshow", "comgooglemaps", "discord", "edge",
    "facetime-audio", "fb", "fb-messenger", "figma", "ftps", "google.navigation", "googlechrome", "googlechromes",
    "instagram", "itms-apps", "itms-appss", "itms-beta", "itms-books", "itms-services", "jdbc", "line", "mobilenotes",
    "moz-extension", "msteams", "notion", "obsidian", "opera", "package", "photos-redirect", "podcasts", "prefs",
    "sgnl", "shareddocuments", "shortcuts", "slack", "sms-open", "smsto", "snapchat", "telprompt", "tg", "threema",
    "tiktok", "twitter", "viber", "vnd.youtube", "waze", "weixin", "whatsapp", "workflow", "wpa", "x-apple",
    "x-apple-calevent", "x-apple-reminder", "x-callback-url", "x-help-action", "x-web-search", "youtube", "zoommtg",
    "zoomus",
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
