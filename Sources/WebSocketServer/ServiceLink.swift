import Locking

/// What a server shares with its service thread.
struct ServiceLink: Sendable {
    let configuration: ServerConfiguration
    let handler: any ServerHandler
    let waker = LwsWaker()
    /// WebSocket clients that are connected.
    let clientCount = Locked(0)
}
