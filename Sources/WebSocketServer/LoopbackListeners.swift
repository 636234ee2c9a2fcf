import Foundation

/// The listening sockets of one server: one or both loopback addresses, on one port.
struct LoopbackListeners: ~Copyable {
    private static let attempts = 16

    let port: Int
    let v4: LwsListeningSocket?
    /// Nil as well on a machine without IPv6.
    let v6: LwsListeningSocket?

    init(_ addresses: Set<LoopbackAddress>, port: Int) throws(WebSocketServerError) {
        guard (0...65535).contains(port) else {
            throw WebSocketServerError(
                code: .portOutOfRange,
                message: "port \(port) does not exist; choose one of 1024…65535, or 0 to pick a free one"
            )
        }
        // A free port of one address may be taken on the other, so another one is tried.
        for attempt in 1...Self.attempts {
            do throws(LwsListeningSocket.Refusal) {
                self = try Self(opening: addresses, on: port)
                return
            } catch {
                if port == 0, error.number == EADDRINUSE, attempt < Self.attempts { continue }
                throw Self.explanation(of: error.number, addresses, port: port)
            }
        }
        preconditionFailure("the last attempt returns or throws")
    }

    private init(opening addresses: Set<LoopbackAddress>, on port: Int) throws(LwsListeningSocket.Refusal) {
        let first = addresses.contains(.v4) ? try LwsListeningSocket(.v4, port: port) : nil
        let found = Self.port(of: first) ?? port
        let second = addresses.contains(.v6) ? try Self.v6(port: found, mayBeMissing: addresses.contains(.v4)) : nil
        self.port = Self.port(of: second) ?? found
        v4 = first
        v6 = second
    }

    private static func port(of socket: borrowing LwsListeningSocket?) -> Int? {
        switch socket {
        case .some(let socket): socket.port
        case .none: nil
        }
    }

    private static func v6(
        port: Int,
        mayBeMissing: Bool
    ) throws(LwsListeningSocket.Refusal) -> LwsListeningSocket? {
        do throws(LwsListeningSocket.Refusal) {
            return try LwsListeningSocket(.v6, port: port)
        } catch {
            if mayBeMissing, error.number == EAFNOSUPPORT || error.number == EADDRNOTAVAIL { return nil }
            throw error
        }
    }

    /// The descriptors, whose closing is left to the caller.
    consuming func release() -> [Int32] {
        let (first, second) = (v4?.release(), v6?.release())
        return [first, second].compactMap(\.self)
    }

    static func explanation(
        of error: Int32,
        _ addresses: Set<LoopbackAddress>,
        port: Int
    ) -> WebSocketServerError {
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
                message:
                    "cannot listen on port \(port) of \(addresses.map(\.rawValue).sorted().joined(separator: " and ")): "
                    + describe(error: error)
            )
        }
    }
}
