#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// What the system says of an error number, as the end of a sentence: `permission denied`.
package func systemMessage(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    let message = String(cString: text)
    return message.prefix(1).lowercased() + message.dropFirst()
}

/// Repeats a system call that a signal interrupted.
package func retrying(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// The path with every link resolved, or nil and `errno`.
package func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}

/// Whether `path` is `folder` or lies in it; both absolute and resolved.
package func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
}

/// The path with every link resolved, as far as it exists; what does not exist yet stands behind as it is.
package func resolvedAsFarAsItExists(_ path: String) -> String {
    var existing = path
    var rest = ""
    while existing.count > 1 {
        if let resolved = resolvedPath(existing) { return resolved == "/" ? rest : resolved + rest }
        guard let slash = existing.lastIndex(of: "/") else { break }
        rest = existing[slash...] + rest
        existing = String(existing[..<slash])
    }
    return rest.isEmpty ? "/" : rest
}
