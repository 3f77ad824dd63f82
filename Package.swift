// swift-tools-version: 6.2
import PackageDescription

// Who may know whom: docs/architecture.md draws it, Tests/SourceTextTests/ImportTableTests.swift holds it.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
        swiftSettings: settings)
}

let package = Package(
    name: "fingerpost",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [
        .executable(name: "fingerpost", targets: ["fingerpost"]),
        .library(name: "IntentRouting", targets: ["IntentRouting"]),
        .library(name: "IntentRoutingSwiftUI", targets: ["IntentRoutingSwiftUI"]),
        .library(name: "HelpBundle", targets: ["HelpBundle"]),
        .library(name: "HelpBundleSwiftUI", targets: ["HelpBundleSwiftUI"]),
    ],
    targets: [
        // C libraries. No `pkgConfig:`, so that a folder of static archives given on the command line wins.
        .systemLibrary(name: "CCmark"),
        .systemLibrary(name: "CGumbo"),
        .systemLibrary(name: "CYAML"),
        .systemLibrary(name: "CIDN2"),
        .systemLibrary(name: "CExpat"),
        .systemLibrary(name: "CArchive"),
        .systemLibrary(name: "CUTF8Proc"),

        library("SourceText"),
        library("IntentRouting"),
        // For apps: the parts that know Foundation and SwiftUI.
        library("IntentRoutingSwiftUI", ["IntentRouting"]),
        library("HelpBundle"),
        library("HelpBundleSwiftUI", ["HelpBundle"]),
        library("YAMLSource", ["SourceText", "CYAML"]),
        library("IntentCatalogue", ["SourceText", "IntentRouting", "YAMLSource", "CIDN2"]),
        library("Generators", ["SourceText", "IntentRouting", "IntentCatalogue"]),
        library("Documents", ["SourceText", "YAMLSource", "CCmark", "CGumbo"]),
        library("Exports", ["SourceText", "CExpat", "CArchive"]),
        library("LinkAudit", ["SourceText", "IntentRouting", "IntentCatalogue", "Documents", "Exports"]),
        library("AppVerification", ["SourceText", "IntentRouting", "IntentCatalogue", "Exports"]),
        library("Templating", ["SourceText"]),
        library("SearchIndex", ["SourceText", "CUTF8Proc"]),
        library(
            "SiteBuild",
            [
                "SourceText", "IntentRouting", "YAMLSource", "IntentCatalogue", "Documents", "Exports", "LinkAudit",
                "Templating", "SearchIndex",
            ]),
        library(
            "FingerpostCommand",
            [
                "SourceText", "IntentRouting", "YAMLSource", "IntentCatalogue", "Documents", "Exports", "LinkAudit",
                "Templating", "SiteBuild", "Generators", "AppVerification",
            ]),
        .executableTarget(
            name: "fingerpost", dependencies: ["FingerpostCommand"], swiftSettings: settings),
        // Writes the committed generated files (embedded theme, rule pages). Not a product.
        .executableTarget(
            name: "fingerpost-generate", dependencies: ["LinkAudit", "Generators", "IntentCatalogue", "SourceText"],
            swiftSettings: settings),

        // Measures the load of a catalogue and the look-up of links. Not a product.
        .executableTarget(
            name: "routing-bench", dependencies: ["SourceText", "IntentRouting", "IntentCatalogue"],
            path: "Tests/Bench/Routing",
            swiftSettings: settings),

        .target(name: "TestSupport", dependencies: ["SourceText"], path: "Tests/TestSupport", swiftSettings: settings),
        tests("SourceText"),
        tests("IntentRouting"),
        tests("IntentRoutingSwiftUI", ["IntentRouting", "HelpBundle", "HelpBundleSwiftUI"]),
        tests("HelpBundle", ["HelpBundleSwiftUI", "SourceText", "IntentCatalogue", "IntentRouting", "SiteBuild"]),
        tests("YAMLSource", ["SourceText"]),
        tests("IntentCatalogue", ["SourceText", "IntentRouting", "YAMLSource"]),
        tests("Generators", ["SourceText", "IntentRouting", "IntentCatalogue"]),
        tests("Documents", ["SourceText"]),
        tests("Exports", ["SourceText"]),
        tests("LinkAudit", ["SourceText", "IntentCatalogue", "IntentRouting", "Documents", "Exports"]),
        tests("AppVerification", ["SourceText", "IntentCatalogue", "LinkAudit"]),
        tests("Templating", ["SourceText"]),
        tests("SearchIndex", ["SourceText"]),
        tests("SiteBuild", ["SourceText", "IntentCatalogue", "Documents", "LinkAudit", "Templating"]),
        tests("FingerpostCommand", ["SourceText", "LinkAudit", "SiteBuild"]),
        .testTarget(name: "CommandLineTests", dependencies: ["TestSupport", "fingerpost"], swiftSettings: settings),
    ]
)
