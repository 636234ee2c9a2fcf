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
    name: "RemoteLogger",
    products: [
        .library(name: "RexCore", targets: ["RexCore"]),
        .library(name: "LoggerMiddleware", targets: ["LoggerMiddleware"]),
        .library(name: "RemoteLogging", targets: ["RemoteLogging"]),
    ],
    targets: [
        .target(name: "Locking", swiftSettings: strict),
        .target(name: "StateRendering", dependencies: ["Locking"], swiftSettings: strict),
        .target(name: "ActionRecording", dependencies: ["Locking", "StateRendering"], swiftSettings: strict),
        .target(name: "RexCore", dependencies: ["Locking"], swiftSettings: strict),
        .target(
            name: "LoggerMiddleware",
            dependencies: ["ActionRecording", "Locking", "RexCore", "StateRendering"],
            swiftSettings: strict
        ),
        .target(name: "LogProtocol", dependencies: ["ActionRecording", "StateRendering"], swiftSettings: strict),
        .systemLibrary(
            name: "CLibwebsockets",
            pkgConfig: "libwebsockets",
            providers: [.apt(["libwebsockets-dev"]), .brew(["libwebsockets"])]
        ),
        .target(name: "WebSocketServer", dependencies: ["CLibwebsockets", "Locking"], swiftSettings: strict),
        .target(name: "CViewerAssets"),
        .target(name: "ViewerAssets", dependencies: ["CViewerAssets"], swiftSettings: strict),
        .target(
            name: "RemoteLogging",
            dependencies: [
                "ActionRecording", "Locking", "LogProtocol", "StateRendering", "ViewerAssets", "WebSocketServer",
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "StateRenderingTests", dependencies: ["StateRendering"], swiftSettings: strict),
        .testTarget(
            name: "ActionRecordingTests",
            dependencies: ["ActionRecording", "Locking", "StateRendering"],
            swiftSettings: strict
        ),
        .testTarget(name: "RexCoreTests", dependencies: ["Locking", "RexCore"], swiftSettings: strict),
        .testTarget(
            name: "LoggerMiddlewareTests",
            dependencies: ["LoggerMiddleware", "Locking", "RexCore"],
            // A chain of 16 middlewares is in there: the build fails when an expression takes a second to type-check.
            swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=1000"])]
        ),
        .testTarget(
            name: "LogProtocolTests",
            dependencies: ["ActionRecording", "LogProtocol", "StateRendering"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "WebSocketServerTests",
            dependencies: ["Locking", "WebSocketServer"],
            swiftSettings: strict
        ),
        .testTarget(name: "ViewerAssetsTests", dependencies: ["ViewerAssets"], swiftSettings: strict),
        .testTarget(
            name: "RemoteLoggingTests",
            dependencies: ["LoggerMiddleware", "LogProtocol", "RemoteLogging", "RexCore", "WebSocketServer"],
            swiftSettings: strict
        ),
    ]
)
