import Foundation

/// Takes the connections that wait on one listening socket; confined to the service thread.
final class Listener: LwsEventTarget {
    /// How many are taken before others get their turn.
    private static let roundLimit = 64
    /// How long to leave the queue alone when the process has no descriptor left.
    private static let pauseMicroseconds: Int64 = 100_000

    let socket = LwsSocket()
    private let descriptor: Int32
    private let accepted: (Int32) -> Void

    /// `descriptor` is closed by lws, which watches it.
    init(descriptor: Int32, accepted: @escaping (Int32) -> Void) {
        self.descriptor = descriptor
        self.accepted = accepted
    }

    func handle(_ event: LwsEvent) -> LwsVerdict {
        switch event {
        case .readable: acceptRound()
        case .timeout: socket.listen(true)
        default: break
        }
        return .keep
    }

    private func acceptRound() {
        for _ in 0..<Self.roundLimit {
            let connection = acceptConnection(on: descriptor)
            if connection >= 0 {
                accepted(connection)
            } else if errno == EINTR || errno == ECONNABORTED {
                continue
            } else {
                if errno != EAGAIN { pause() }
                return
            }
        }
    }

    /// No descriptor or memory is left: whoever waits goes on waiting, and poll must not report it meanwhile.
    private func pause() {
        socket.listen(false)
        socket.callBack(after: Self.pauseMicroseconds)
    }
}
