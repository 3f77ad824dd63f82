extension PageData {
    /// The app versions that the page is about, in the theme's words; nil for all of them.
    var versions: String? {
        switch (since, until) {
        case (let since?, let until?) where since == until: site.texts.filled(.version, ["version": since])
        case (let since?, let until?): site.texts.filled(.versions, ["since": since, "until": until])
        case (let since?, nil): site.texts.filled(.sinceVersion, ["version": since])
        case (nil, let until?): site.texts.filled(.untilVersion, ["version": until])
        case (nil, nil): nil
        }
    }
}

/// A platform as its makers write it; a name that is not known stays as it is.
func platformName(_ name: String) -> String {
    switch name {
    case "android": "Android"
    case "ios": "iOS"
    case "ipados": "iPadOS"
    case "linux": "Linux"
    case "macos": "macOS"
    case "tvos": "tvOS"
    case "visionos": "visionOS"
    case "watchos": "watchOS"
    case "web": "Web"
    case "windows": "Windows"
    default: name
    }
}
