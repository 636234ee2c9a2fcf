import Foundation
import Locking

/// Everything of one server that its service thread owns.
///
/// Made, used and given up on that thread; nothing here is locked.
final class ServiceLoop {
    /// More than this many refused connections are dropped without a word.
    private static let turnedAwayLimit = 64
    private static let reminderInterval = Duration.milliseconds(500)

    let link: ServiceLink
    let rules: AccessRules
    let responseHead: ResponseHead

    /// Where sessions put their messages, one after the other.
    var buffer: MessageBuffer
    /// Whether sessions are no longer asked but closed.
    private(set) var closesAll = false
    private(set) var isFinished = false

    private let vhost: LwsVhost
    private let connectionLimit: Int
    private var timer: LoopTimer?
    private var reminder: LoopTimer?
    private var isReminderArmed = false
    private var listeners: [Listener] = []
    private var connections: Set<ObjectIdentifier> = []
    private var turnedAway = 0
    private var speakers: [Connection] = []
    private var drain: Drain?

    init(_ link: ServiceLink, port: Int, vhost: LwsVhost) throws(WebSocketServerError) {
        self.link = link
        self.vhost = vhost
        rules = try AccessRules(port: port, configuration: link.configuration)
        responseHead = ResponseHead()
        buffer = MessageBuffer(joinLimit: link.configuration.joinedMessageBytes)
        connectionLimit = min(link.configuration.maxClients, descriptorLimit() / 2)
    }

    /// Starts the timer and watches the listening sockets.
    func start(_ sockets: consuming LoopbackListeners) throws(WebSocketServerError) {
        timer = try startTimer { [unowned self] in timerFired() }
        reminder = try startTimer { [unowned self] in remind() }
        let descriptors = sockets.release()
        for (index, descriptor) in descriptors.enumerated() {
            let listener = Listener(descriptor: descriptor) { [unowned self] in accepted($0) }
            listeners.append(listener)
            guard vhost.adopt(descriptor, as: .readable, for: listener) else {
                descriptors[(index + 1)...].forEach { close($0) }  // lws has closed the one that it did not take
                throw WebSocketServerError(
                    code: .libraryFailed,
                    message: "libwebsockets did not take the listening socket"
                )
            }
        }
    }

    /// What came from other threads.
    func woken() {
        let (hasNews, isStopping) = link.waker.withGate { ($0.takeNews(), $0.isStopping) }
        if hasNews { flush() }
        if isStopping, drain == nil { beginDrain() }
    }

    func joined(_ connection: Connection) {
        speakers.append(connection)
        link.clientCount.withLock { $0 += 1 }
    }

    func left(_ connection: Connection) {
        guard let index = speakers.firstIndex(where: { $0 === connection }) else { return }
        speakers.remove(at: index)
        link.clientCount.withLock { $0 -= 1 }
    }

    func forget(_ connection: Connection) {
        connections.remove(ObjectIdentifier(connection))
    }

    private func startTimer(_ fired: @escaping () -> Void) throws(WebSocketServerError) -> LoopTimer {
        guard let timer = LoopTimer(fired: fired), timer.start(on: vhost) else {
            throw WebSocketServerError(code: .listeningFailed, message: "no timer: \(describe(error: errno))")
        }
        return timer
    }

    // MARK: - Sending

    /// Asks who has nothing to say again after a while, even if nobody wakes the server.
    func remindSoon() {
        guard !isReminderArmed else { return }
        isReminderArmed = true
        reminder?.arm(Self.reminderInterval)
    }

    private func remind() {
        isReminderArmed = false
        for connection in speakers where connection.wantsReminder { connection.prompt() }
    }

    private func timerFired() {
        if drain != nil {
            continueDrain()
        } else if link.waker.withGate({ $0.timerFired() }) {
            flush()
        }
    }

    /// Asks all who had nothing to say; the next news wait for the timer.
    private func flush() {
        for connection in speakers where connection.isIdle { connection.prompt() }
        timer?.arm(link.configuration.flushInterval)
    }

    // MARK: - Accepting

    private func accepted(_ descriptor: Int32) {
        guard connections.count < connectionLimit else { return turnAway(descriptor) }
        let connection = Connection(loop: self)
        connections.insert(ObjectIdentifier(connection))
        if !vhost.adopt(descriptor, as: .connection, for: connection) { forget(connection) }
    }

    /// Before lws has spent anything on it.
    private func turnAway(_ descriptor: Int32) {
        guard turnedAway < Self.turnedAwayLimit else {
            close(descriptor)
            return
        }
        turnedAway += 1
        let response = HTTPResponse(
            status: 503,
            sentence: "all \(connectionLimit) connections are in use; close one or try again later",
            headers: [("Retry-After", "1")]
        )
        let answer = responseHead.encode(response, keepAlive: false) + response.body
        TurnedAway(descriptor: descriptor) { [unowned self] in turnedAway -= 1 }.start(on: vhost, answer: answer)
    }

    // MARK: - Stopping

    private func beginDrain() {
        drain = Drain(startedAt: .now, timeout: link.configuration.drainTimeout)
        listeners.forEach { $0.socket.dropSoon() }
        continueDrain()
    }

    private func continueDrain() {
        let speaking = speakers.count { $0.isSpeaking }
        switch drain?.step(at: .now, speaking: speaking, connected: speakers.count) {
        case .wait: break
        case .closeRest:
            closesAll = true
            speakers.forEach { $0.prompt() }
        case .end, nil:
            isFinished = true
            return
        }
        flush()
    }
}
