internal import SourceText

/// A record of an export, or the rest of the file, is not of its format.
///
/// What cannot be read cannot be linted. A record at fault is left out and the rest is read; where the file ends or breaks off,
/// nothing behind that place has been looked at, and the run ends with exit code 3.
///
/// ## How to fix
///
/// Export the file again; name its format with `--format` where it was guessed wrong.
enum MalformedExport: FileRule {
    static let name = "malformed-export"
    static let severity = Severity.error
    static let exampleLanguage = "json"
    static let examples: [RuleExample] = []
}
