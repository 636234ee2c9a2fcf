import ActionRecording
import Foundation
import LogProtocol
import StateRendering
import WebSocketServer

extension ServerConfiguration {
    /// What the server needs to know of the logger's configuration.
    init(_ configuration: RemoteLogger.Configuration) {
        self.init(
            port: configuration.port,
            addresses: Set(configuration.addresses.compactMap(LoopbackAddress.init)),
            maxClients: configuration.maxClients,
            maxInboundMessageBytes: configuration.maxCommandBytes,
            flushInterval: configuration.flushInterval,
            drainTimeout: configuration.drainTimeout,
            allowedOrigins: configuration.allowedOrigins,
            subprotocol: "remote-logger.v1"
        )
    }
}

extension ActionCapture.Limits {
    /// What the capture needs to know of the logger's configuration.
    init(_ configuration: RemoteLogger.Configuration) {
        self.init()
        maxWaitingEvents = configuration.maxWaitingEvents
        maxBacklog = configuration.maxBacklog
        maxPassTime = configuration.maxPassTime
        maxInlinePassTime = configuration.maxInlinePassTime
        maxEventBytes = configuration.maxEventBytes
    }
}

extension RenderingLimits {
    /// What the renderer needs to know of the logger's configuration.
    init(_ configuration: RemoteLogger.Configuration) {
        self.init(
            maxDepth: configuration.maxDepth,
            maxElements: configuration.maxElements,
            maxStringBytes: configuration.maxStringBytes
        )
    }
}

extension Hello {
    /// What viewers are told of the run that starts now.
    init(_ configuration: RemoteLogger.Configuration, started: Int64) {
        self.init(
            run: String(UInt64.random(in: 0x1000_0000_0000_0000 ... .max), radix: 16),
            service: configuration.service,
            host: ProcessInfo.processInfo.hostName,
            pid: ProcessInfo.processInfo.processIdentifier,
            started: started,
            first: 1,
            last: 0,
            features: ["since", "tail", "filter", "text", "pause", "mark"]
        )
    }
}

extension RemoteLoggerError {
    /// The same failure in the terms of the public API.
    init(_ error: WebSocketServerError) {
        let code: Code =
            switch error.code {
            case .portTaken: .portUnavailable
            case .portPrivileged: .portPrivileged
            case .portOutOfRange: .invalidConfiguration
            default: .serverFailed
            }
        self.init(code: code, message: error.message)
    }
}
