// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "RemoteLogger", path: "..")
    ],
    targets: [
        .target(name: "Measuring", swiftSettings: strict),
        .target(name: "BenchmarkStates", swiftSettings: strict),
        .target(name: "Sockets", swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkStates", "Measuring", "Sockets",
                .product(name: "LoggerMiddleware", package: "RemoteLogger"),
                .product(name: "RemoteLogging", package: "RemoteLogger"),
                .product(name: "RexCore", package: "RemoteLogger"),
            ],
            swiftSettings: strict
        ),
    ]
)
