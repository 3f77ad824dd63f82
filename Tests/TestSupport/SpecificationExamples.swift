import Foundation

/// One example of the GFM specification or of a test file in its form.
public struct SpecificationExample: Codable, Sendable, CustomStringConvertible {
    /// Markdown, with tabs in place of the specification's arrows.
    public var markdown: String
    /// The HTML the specification gives.
    public var html: String
    /// Number in the file, from 1.
    public var example: Int
    /// Section heading.
    public var section: String?

    /// Number and section.
    public var description: String { "\(example) \(section ?? "")" }
}

extension TestData {
    /// The examples of `spec/NAME.json`; empty where test data is absent.
    public static func examples(_ name: String) -> [SpecificationExample] {
        guard let file = folder?.appendingPathComponent("spec/\(name).json"),
            let data = FileManager.default.contents(atPath: file.path)
        else { return [] }
        // A file that is there and cannot be read must fail the test that asks for it, not empty it.
        do {
            return try JSONDecoder().decode([SpecificationExample].self, from: data)
        } catch {
            preconditionFailure("\(file.path): \(error)")
        }
    }
}
