import Foundation

/// The listening sockets of one server: both loopback addresses, on one port.
struct LoopbackListeners: ~Copyable {
    private static let attempts = 16

    let port: Int
    let v4: LwsListeningSocket
    /// Nil on a machine without IPv6.
    let v6: LwsListeningSocket?

    init(port: Int) throws(WebSocketServerError) {
        guard (0...65535).contains(port) else {
            throw WebSocketServerError(
                code: .portOutOfRange,
                message: "port \(port) does not exist; choose one of 1024…65535, or 0 to pick a free one"
            )
        }
        // A free port of one address may be taken on the other, so another one is tried.
        for attempt in 1...Self.attempts {
            do throws(LwsListeningSocket.Refusal) {
                self = try Self(both: port)
                return
            } catch {
                if port == 0, error.number == EADDRINUSE, attempt < Self.attempts { continue }
                throw Self.explanation(of: error.number, port: port)
            }
        }
        preconditionFailure("the last attempt returns or throws")
    }

    private init(both port: Int) throws(LwsListeningSocket.Refusal) {
        let first = try LwsListeningSocket(.v4, port: port)
        let second = try Self.v6(port: first.port)
        self.port = first.port
        v4 = first
        v6 = second
    }

    private static func v6(port: Int) throws(LwsListeningSocket.Refusal) -> LwsListeningSocket? {
        do throws(LwsListeningSocket.Refusal) {
            return try LwsListeningSocket(.v6, port: port)
        } catch {
            if error.number == EAFNOSUPPORT || error.number == EADDRNOTAVAIL { return nil }
            throw error
        }
    }

    /// The descriptors, whose closing is left to the caller.
    consuming func release() -> [Int32] {
        let first = v4.release()
        guard let second = v6?.release() else { return [first] }
        return [first, second]
    }

    private static func explanation(of error: Int32, port: Int) -> WebSocketServerError {
        switch error {
        case EADDRINUSE:
            WebSocketServerError(code: .portTaken, message: "port \(port) is taken; 0 picks a free one")
        case EACCES:
            WebSocketServerError(
                code: .portPrivileged,
                message: "port \(port) is reserved for privileged processes; choose one from 1024 up, or 0"
            )
        default:
            WebSocketServerError(
                code: .listeningFailed,
                message: "cannot listen on port \(port) of 127.0.0.1 and ::1: \(describe(error: error))"
            )
        }
    }
}
