// swift-tools-version: 6.2
import PackageDescription

/// The identity of the package that is measured, as the compiler knows it: SwiftPM takes it from the folder's name.
let measuredPackage = String(
    Context.packageDirectory.split(separator: "/").dropLast().last.map { folder in
        folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    } ?? []
)

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // The engine is `package` API: these targets pass for ones of the package that they measure.
    .unsafeFlags(["-package-name", measuredPackage]),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "RemoteLogger", path: "..")
    ],
    targets: [
        .target(name: "AllocationCounting"),
        .target(
            name: "Measuring",
            dependencies: ["AllocationCounting"],
            packageAccess: false,
            swiftSettings: strict
        ),
        .target(name: "BenchmarkStates", packageAccess: false, swiftSettings: strict),
        .target(name: "Sockets", packageAccess: false, swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkStates", "Measuring", "Sockets",
                .product(name: "LoggerMiddleware", package: "RemoteLogger"),
                .product(name: "RemoteLogging", package: "RemoteLogger"),
                .product(name: "RexCore", package: "RemoteLogger"),
            ],
            packageAccess: false,
            swiftSettings: strict
        ),
    ]
)
