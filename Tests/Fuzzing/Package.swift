// swift-tools-version: 6.2
import PackageDescription

/// The identity of the package under test, as the compiler knows it: SwiftPM takes it from the folder's name.
let testedPackage = String(
    Context.packageDirectory.split(separator: "/").dropLast(2).last.map { folder in
        folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    } ?? []
)

let package = Package(
    name: "Fuzzing",
    dependencies: [
        .package(name: "RemoteLogger", path: "../..")
    ],
    targets: [
        // It has no `main`: libFuzzer brings it, so it is built by `make fuzz` alone.
        .executableTarget(
            name: "Fuzzing",
            dependencies: [.product(name: "LoggerMiddleware", package: "RemoteLogger")],
            packageAccess: false,
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .strictMemorySafety(),
                .treatAllWarnings(as: .error),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                // What is fuzzed is `package` API: the target passes for one of the package under test.
                .unsafeFlags(["-package-name", testedPackage]),
            ]
        )
    ]
)
