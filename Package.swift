// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "pushlint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "pushlint", targets: ["pushlint"]),
        .library(name: "PushLinting", targets: ["PushLinting"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CPCRE2", pkgConfig: "libpcre2-8",
            providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
        .systemLibrary(
            name: "CExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .target(name: "BuiltinRules", path: "rules", plugins: ["EmbedDocuments"]),
        .target(name: "BuiltinSchemas", path: "schemas", plugins: ["EmbedDocuments"]),
        .executableTarget(name: "DocumentEmbedder", dependencies: ["SourceTree"]),
        .plugin(name: "EmbedDocuments", capability: .buildTool(), dependencies: ["DocumentEmbedder"]),
        .systemLibrary(name: "CEnvironment"),
        .target(name: "Spelling"),
        .target(name: "RegularExpressions", dependencies: ["CPCRE2"]),
        .target(name: "SourceTree", dependencies: ["CYAML"]),
        .target(name: "JSONPath", dependencies: ["SourceTree", "RegularExpressions", "Spelling"]),
        .target(name: "JSONSchema", dependencies: ["SourceTree", "RegularExpressions", "Spelling"]),
        .target(name: "PropertyLists", dependencies: ["CExpat", "SourceTree"]),
        .target(name: "StringTables", dependencies: ["PropertyLists", "SourceTree", "Spelling"]),
        .target(name: "Workspace", dependencies: ["CEnvironment"]),
        .target(name: "Payloads", dependencies: ["SourceTree", "Spelling"]),
        .target(
            name: "Linting",
            dependencies: [
                "BuiltinRules", "JSONPath", "JSONSchema", "Payloads", "PropertyLists", "RegularExpressions",
                "SourceTree",
                "Spelling", "StringTables", "Workspace",
            ]),
        .target(name: "Rendering", dependencies: ["Linting", "Payloads", "SourceTree", "StringTables"]),
        .target(
            name: "Reports",
            dependencies: ["BuiltinSchemas", "Linting", "Rendering", "SourceTree", "StringTables", "Workspace"],
            resources: [.embedInCode("HTML/page.css"), .embedInCode("HTML/page.js")]),
        .target(
            name: "PushLinting",
            dependencies: [
                "JSONSchema", "Linting", "Payloads", "PropertyLists", "SourceTree", "StringTables", "Workspace",
            ]),
        .executableTarget(
            name: "pushlint",
            dependencies: [
                "Linting", "Payloads", "PushLinting", "Rendering", "Reports", "SourceTree", "Spelling", "StringTables",
                "Workspace",
            ]),
        .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
        .testTarget(name: "RegularExpressionsTests", dependencies: ["RegularExpressions"]),
        .testTarget(name: "SourceTreeTests", dependencies: ["SourceTree"]),
        .testTarget(name: "JSONPathTests", dependencies: ["JSONPath", "SourceTree"]),
        .testTarget(name: "JSONSchemaTests", dependencies: ["JSONSchema", "SourceTree"]),
        .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists", "SourceTree"]),
        .testTarget(name: "StringTablesTests", dependencies: ["PropertyLists", "StringTables", "SourceTree"]),
        .testTarget(name: "WorkspaceTests", dependencies: ["Workspace"]),
        .testTarget(name: "PayloadsTests", dependencies: ["Payloads", "SourceTree"]),
        .testTarget(
            name: "LintingTests",
            dependencies: [
                "BuiltinRules", "BuiltinSchemas", "JSONSchema", "Linting", "SourceTree", "StringTables", "Payloads",
            ]),
        .testTarget(
            name: "RenderingTests", dependencies: ["Linting", "Payloads", "Rendering", "SourceTree", "StringTables"]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "BuiltinRules", "JSONSchema", "Linting", "Payloads", "Rendering", "Reports", "SourceTree",
                "StringTables", "Workspace",
            ]),
        .testTarget(name: "PushLintingTests", dependencies: ["PushLinting", "Workspace"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["Linting", "PushLinting", "Rendering", "Reports", "Workspace", "pushlint"],
            exclude: ["Scenarios"]),
    ],
    swiftLanguageModes: [.v6]
)

// What Tests/Fuzz/run builds: all targets of the fuzzer in one library, which the script links with libFuzzer. The plugin's
// tool is a program of its own, which libFuzzer's flags would break; the script runs it and leaves here what it makes.
if Context.environment["PUSHLINT_FUZZ"] != nil {
    let embedding = ["BuiltinRules", "BuiltinSchemas", "DocumentEmbedder", "EmbedDocuments"]
    package.targets.removeAll { embedding.contains($0.name) }
    package.targets += [
        .target(name: "BuiltinRules", path: ".build/fuzz/rules"),
        .target(name: "BuiltinSchemas", path: ".build/fuzz/schemas"),
        .target(
            name: "Fuzzing",
            dependencies: [
                "JSONPath", "JSONSchema", "Linting", "Payloads", "PropertyLists", "PushLinting", "RegularExpressions",
                "Reports", "SourceTree", "StringTables", "Workspace",
            ],
            path: "Tests/Fuzz/Targets"),
    ]
    package.products.append(.library(name: "Fuzzing", type: .static, targets: ["Fuzzing"]))
}
