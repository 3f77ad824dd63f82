internal import SiteBuild
internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

extension ProcessEnvironment {
    /// The process that is running.
    public static var current: ProcessEnvironment {
        ProcessEnvironment(
            arguments: Array(CommandLine.arguments.dropFirst()), variables: environmentVariables(),
            workingFolder: currentFolder(),
            standardInput: {
                guard let bytes = readChunk(0, atMost: 1 << 18) else {
                    return .failure(FileFault(message: "cannot be read: " + systemMessage(errno)))
                }
                return .success(bytes)
            },
            output: stream(1), errors: stream(2))
    }

    private static func stream(_ descriptor: Int32) -> Stream {
        Stream(terminalColumns: terminalColumns(descriptor)) { bytes in
            bytes.withUnsafeBytes { buffer in
                var done = 0
                while done < buffer.count {
                    let written = retrying {
                        write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
                    }
                    if written <= 0 { return false }
                    done += written
                }
                return true
            }
        }
    }

    private static func terminalColumns(_ descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        let answer = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    private static func currentFolder() -> String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    /// Only what commands look at, so that nothing else of the environment can change what they do.
    private static func environmentVariables() -> [String: String] {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "SOURCE_DATE_EPOCH", "TERM"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}

/// Ends the process.
public func exitProcess(_ code: Int32) -> Never { exit(code) }
