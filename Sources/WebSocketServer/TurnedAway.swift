/// A connection over the limit: told so, then read until it is gone, so that no reset overtakes the answer.
final class TurnedAway: LwsEventTarget {
    private static let lingerSeconds: Int32 = 1

    let socket = LwsSocket()
    private let descriptor: Int32
    private let gone: () -> Void

    /// `descriptor` is closed by lws, which watches it.
    init(descriptor: Int32, gone: @escaping () -> Void) {
        self.descriptor = descriptor
        self.gone = gone
    }

    func start(on vhost: LwsVhost, answer: [UInt8]) {
        sendAtOnce(answer, to: descriptor)
        if vhost.adopt(descriptor, as: .readable, for: self) {
            socket.finishSending()
            socket.limitTime(seconds: Self.lingerSeconds)
        } else {
            gone()
        }
    }

    func handle(_ event: LwsEvent) -> LwsVerdict {
        switch event {
        case .readable: return discardInput(descriptor) ? .close : .keep
        case .destroyed: gone()
        default: break
        }
        return .keep
    }
}
