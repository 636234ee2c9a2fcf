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

let remoteLogger: [Target.Dependency] = [
    .product(name: "LoggerMiddleware", package: "RemoteLogger"),
    .product(name: "RemoteLogging", package: "RemoteLogger"),
    .product(name: "RexCore", package: "RemoteLogger"),
]

let package = Package(
    name: "Examples",
    products: [
        .executable(name: "Counter", targets: ["Counter"]),
        .executable(name: "LoadGenerator", targets: ["LoadGenerator"]),
        .executable(name: "SystemMonitor", targets: ["SystemMonitor"]),
    ],
    dependencies: [
        .package(name: "RemoteLogger", path: "..")
    ],
    targets: [
        .target(name: "ExampleSupport", swiftSettings: strict),
        .executableTarget(name: "Counter", dependencies: remoteLogger, swiftSettings: strict),
        .executableTarget(
            name: "LoadGenerator",
            dependencies: remoteLogger + ["ExampleSupport"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SystemMonitor",
            dependencies: remoteLogger + ["ExampleSupport"],
            swiftSettings: strict
        ),
    ]
)
