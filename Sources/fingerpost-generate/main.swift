import Foundation

// Writes every generated file of the package, or with --check says which are stale. Run in the package's folder:
//   swift run fingerpost-generate [--check]

let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--check" }) else {
    FileHandle.standardError.write(Data("usage: fingerpost-generate [--check]\n".utf8))
    exit(2)
}

do {
    let files =
        try EmbeddedThemeGenerator().generate(in: package) + RulePagesGenerator().generate(in: package)
        + GalleryContractGenerator().generate(in: package)
    let stale = try files.filter { try !$0.isFresh(in: package) }
    if arguments.isEmpty {
        for file in stale {
            try file.write(in: package)
            print("wrote \(file.path)")
        }
    } else if !stale.isEmpty {
        for file in stale { print("stale: \(file.path)") }
        exit(1)
    }
} catch {
    FileHandle.standardError.write(Data("fingerpost-generate: \(error)\n".utf8))
    exit(3)
}
