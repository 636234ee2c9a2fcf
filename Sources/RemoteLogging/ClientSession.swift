import LogProtocol

/// Where one viewer stands in the stream.
///
/// Decides what to send next and sends nothing itself, so that every path is tested without a socket.
struct ClientSession: Sendable {
    enum Step: Sendable, Equatable {
        case hello
        case gap(ClosedRange<UInt64>, ControlLine.GapReason)
        case events(from: UInt64)
        case goodbye
        case close
        case wait
    }

    /// Where a viewer wants to begin.
    enum Start: Sendable, Equatable {
        /// Just after this number; what is missing in between is named. One ahead of the run is of an earlier run, to
        /// whose reader everything is new.
        case after(UInt64)
        /// This many events before the newest, as far as they are retained.
        case newest(UInt64)
        /// The oldest retained event.
        case oldest
    }

    private enum Phase {
        case new
        case reading
        case saidGoodbye
    }

    private var phase = Phase.new
    /// Where to go before the next step, if somewhere else than on.
    private var start: Start?
    private var next: UInt64 = 1
    private var hasCaughtUp = false

    /// Whether the reader was told whom it listens to, which comes before everything else.
    var hasSaidHello: Bool { phase != .new }

    /// The number of the next event to be sent.
    var place: UInt64 { next }

    /// Whether nothing is sent for now.
    var isPaused = false

    init(start: Start) {
        self.start = start
    }

    /// What to do next, given the numbers that are retained and whether more will come.
    mutating func advance(first: UInt64, last: UInt64, isEnded: Bool) -> Step {
        if let start {
            next = number(of: start, first: first, last: last)
            self.start = nil
        }
        switch phase {
        case .new:
            phase = .reading
            return .hello
        case .reading:
            return read(first: first, last: last, isEnded: isEnded)
        case .saidGoodbye:
            return .close
        }
    }

    /// Takes note that everything before `number` was sent.
    mutating func didSend(before number: UInt64) {
        next = number
    }

    /// Goes to just after `number`; one ahead of the run means to its end.
    mutating func seek(after number: UInt64) {
        start = .after(number)
        hasCaughtUp = false
    }

    private mutating func read(first: UInt64, last: UInt64, isEnded: Bool) -> Step {
        if isPaused && !isEnded { return .wait }
        if next > last {
            hasCaughtUp = true
            guard isEnded else { return .wait }
            phase = .saidGoodbye
            return .goodbye
        }
        guard next < first else { return .events(from: next) }
        defer { next = first }
        return .gap(next...(first - 1), hasCaughtUp ? .slow : .evicted)
    }

    private func number(of start: Start, first: UInt64, last: UInt64) -> UInt64 {
        switch start {
        case .after(let number) where number > last && phase == .new: first  // a reader of an earlier run
        case .after(let number): min(number, last) + 1
        case .newest(let count): max(first, last >= count ? last - count + 1 : 1)
        case .oldest: first
        }
    }
}
