/// Puts the pieces of one inbound message together, up to a limit.
struct InboundMessage {
    enum Step: Equatable {
        case wait
        case deliver([UInt8])
        case close(code: UInt16, reason: String)
    }

    private let limit: Int
    private var bytes: [UInt8] = []

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ piece: [UInt8], isLast: Bool, isBinary: Bool) -> Step {
        if isBinary { return .close(code: 1003, reason: "only text messages are understood here") }
        guard bytes.count + piece.count <= limit else {
            return .close(code: 1009, reason: "a message may have \(limit) bytes")
        }
        bytes += piece
        if !isLast { return .wait }
        defer { bytes = [] }
        return .deliver(bytes)
    }
}
