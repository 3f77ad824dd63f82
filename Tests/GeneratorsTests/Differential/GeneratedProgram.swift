import Foundation
import Generators
import IntentCatalogue
import TestSupport
import Testing

/// Generated code with a runner around it, built by the language's compiler with its strictest flags.
struct GeneratedProgram {
    let folder: TemporaryFolder
    let program: String
    let arguments: [String]
    let secondsToBuild: Double

    /// The answers to URLs, one a line.
    func answers(to input: String) throws -> (lines: [Substring], seconds: Double) {
        let run = try ProgramRun(program, arguments, in: folder.path, input: input)
        #expect(run.code == 0, "\(run.errors.prefix(2000))")
        return (run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast(), run.seconds)
    }

    static func swift(_ catalogue: Catalogue) throws -> GeneratedProgram {
        let swiftc = try #require(Toolchain.swiftc)
        let folder = try TemporaryFolder([
            "HelpLinks.swift": try generate(.swift, from: catalogue),
            "main.swift": "import IntentRouting\n\n" + Runner.swift,
        ])
        let objects = try FileManager.default.contentsOfDirectory(
            atPath: Toolchain.build.appendingPathComponent("IntentRouting.build").path
        ).filter { $0.hasSuffix(".o") }.map { Toolchain.build.path + "/IntentRouting.build/" + $0 }
        let seconds = try build(
            swiftc,
            [
                "-swift-version", "6", "-warnings-as-errors", "-strict-concurrency=complete",
                "-enable-upcoming-feature",
                "InternalImportsByDefault", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
                "MemberImportVisibility", "-I", Toolchain.build.appendingPathComponent("Modules").path, "-o", "runner",
                "HelpLinks.swift", "main.swift",
            ] + objects, folder)
        return GeneratedProgram(
            folder: folder, program: folder.path("runner"), arguments: [], secondsToBuild: seconds)
    }

    static func typeScript(_ catalogue: Catalogue) throws -> GeneratedProgram {
        let (tsc, node) = (try #require(Toolchain.tsc), try #require(Toolchain.node))
        let folder = try TemporaryFolder([
            "help.ts": try generate(.typescript, from: catalogue), "runner.mjs": Runner.typeScript,
            "package.json": #"{ "type": "module" }"#,
        ])
        let seconds = try build(
            tsc,
            [
                "--strict", "--target", "es2020", "--module", "es2020", "--lib", "es2020",
                "--noUnusedLocals", "--noUnusedParameters", "--noImplicitReturns", "--noFallthroughCasesInSwitch",
                "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noImplicitOverride",
                "--noPropertyAccessFromIndexSignature", "--isolatedModules", "--importsNotUsedAsValues", "error",
                "--forceConsistentCasingInFileNames", "--noEmitOnError", "help.ts",
            ], folder)
        return GeneratedProgram(folder: folder, program: node, arguments: ["runner.mjs"], secondsToBuild: seconds)
    }

    /// With Debian's compiler.
    static func kotlin(_ catalogue: Catalogue) throws -> GeneratedProgram {
        let (kotlinc, java) = (try #require(Toolchain.kotlinc), try #require(Toolchain.java))
        let text = try generate(.kotlin, from: catalogue, options: GeneratorOptions(avoidsSealedInterfaces: true))
        let folder = try TemporaryFolder(["HelpLinks.kt": text, "Main.kt": Runner.kotlin])
        let seconds = try build(kotlinc, ["-Werror", "-d", "out", "HelpLinks.kt", "Main.kt"], folder)
        return GeneratedProgram(
            folder: folder, program: java,
            arguments: ["-cp", "out:/usr/share/java/kotlin-stdlib.jar", "help.MainKt"], secondsToBuild: seconds)
    }

    /// With a newer compiler, as it is written for one.
    static func newKotlin(_ catalogue: Catalogue) throws -> GeneratedProgram {
        let java = try #require(Toolchain.java)
        let library = try #require(Toolchain.newKotlin.first { $0.contains("kotlin-stdlib-") })
        let text = try generate(.kotlin, from: catalogue)
        let folder = try TemporaryFolder(["HelpLinks.kt": text, "Main.kt": Runner.kotlin])
        let seconds = try build(
            java,
            [
                "-cp", Toolchain.newKotlin.joined(separator: ":"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-Werror",
                "-no-stdlib", "-no-reflect", "-cp", library, "-d", "out", "HelpLinks.kt", "Main.kt",
            ], folder)
        return GeneratedProgram(
            folder: folder, program: java, arguments: ["-cp", "out:" + library, "help.MainKt"], secondsToBuild: seconds)
    }

    private static func build(_ compiler: String, _ arguments: [String], _ folder: TemporaryFolder) throws -> Double {
        let run = try ProgramRun(compiler, arguments, in: folder.path)
        try #require(run.code == 0, "\((run.output + run.errors).prefix(4000))")
        return run.seconds
    }
}
