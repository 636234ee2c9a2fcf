internal import StateRendering

/// The render thread's work: takes what was captured in the order of the numbers, renders it and hands it on.
struct RenderLoop {
    private static let batch = 64

    let capture: CaptureParts
    let sink: any ActionCapture.Sink

    /// The place in the ring to look at next.
    private var place: UInt64 = 0
    /// How many places were claimed when the ring was asked last: not at every event, since dispatching threads write it.
    private var claimed: UInt64 = 0
    /// The change of the place before, while another thread is rendering it.
    private var unfinished: (source: any ChangeSource, happened: UInt64)?
    /// What was dropped and is not yet told, so that neighbours make one gap.
    private var gap: ClosedRange<UInt64>?
    private var times = EventTimes()
    private var cost = RenderCost()
    private var capacity: Int
    private var idle = IdlePace()
    /// Up to which place the ring's memory is known to be there.
    private var prepared: UInt64 = 0

    init(capture: CaptureParts, sink: any ActionCapture.Sink) {
        self.capture = capture
        self.sink = sink
        capacity = capture.limits.maxWaitingEvents
    }

    /// Runs until the ring is closed and empty, and no store lags behind what was sent.
    mutating func run() {
        while true {
            let start = capture.ring.clock.now
            let count = renderBatch()
            tellGap()
            if count > 0 {
                idle.reset()
                learn(events: count, from: start)
            }
            if settle() || count == Self.batch { continue }
            if isDrained, !capture.ring.isOpen, isDrained { break }
            wait()
        }
        capture.fences.close()
    }

    /// Whether everything that has a number was taken out and handed on.
    private var isDrained: Bool { unfinished == nil && place == capture.ring.claimed }

    /// Lets lagging stores catch up when there is time or somebody waits for it; true when there were any.
    private mutating func settle() -> Bool {
        let done = unfinished == nil ? place : place - 1
        guard isDrained || capture.fences.isReached(at: done) else { return false }
        if capture.lagging.catchUp() {
            capture.fences.move(from: done, to: capture.ring.claimed)
            return true
        }
        capture.fences.open(to: done)
        return false
    }

    private mutating func wait() {
        let ring = capture.ring
        prepared = ring.prepare(from: prepared)
        let hasWork = { [place] in ring.claimed != place || !ring.isOpen }
        switch idle.next(mayPark: isDrained) {
        case .nap(let duration) where duration > IdlePace.shortNap: ring.parking.nap(for: duration, unless: hasWork)
        case .nap(let duration): ring.parking.nap(for: duration)
        case .park: ring.parking.park(unless: hasWork)
        }
    }

    private mutating func learn(events: Int, from start: UInt64) {
        cost.note(events, took: .nanoseconds(Int64(capture.ring.clock.now - start)))
        capacity = min(capture.limits.maxWaitingEvents, cost.events(in: capture.limits.maxBacklog))
    }
}

extension RenderLoop {
    private mutating func renderBatch() -> Int {
        var count = 0
        while count < Self.batch, renderNext() { count += unfinished == nil ? 1 : 0 }
        capture.ring.setBound(place + UInt64(capacity))
        return count
    }

    /// Renders the next event, or notes that it was dropped; false when there is none yet.
    private mutating func renderNext() -> Bool {
        let now = capture.ring.clock.now
        if let (source, happened) = unfinished { return finish(source, happened: happened, now: now) }
        if place >= claimed { claimed = capture.ring.claimed }
        guard place < claimed else { return false }
        if let slot = capture.ring.filledSlot(at: place) {
            render(slot, now: now)
            return true
        }
        if let slot = capture.ring.takeOutside(at: place) {
            render(slot, now: now)
            slot.deallocate()
            return true
        }
        return skipDropped()
    }

    /// Takes the event out of its slot; one that another thread is still at is left unfinished.
    private mutating func render(_ slot: RingSlot, now: UInt64) {
        let event = slot.takeEvent()
        switch event.content {
        case .action(let action):
            let body = body(of: action, in: slot, lateness(of: event.happened, now: now))
            advance()
            hand(on: body, of: action.store, happened: event.happened, now: now)
        case .change(let source):
            advance()
            _ = finish(source, happened: event.happened, now: now)
        case .state(let change, let source):
            source.admit(change, from: slot)
            advance()
            _ = finish(source, happened: event.happened, now: now)
        case .rendered(let rendered):
            advance()
            let isEnded = capture.deadline.isOver(at: now)
            hand(on: isEnded ? nil : rendered.body, of: rendered.store, happened: event.happened, now: now)
        }
    }

    private mutating func advance() {
        capture.ring.release(place)
        place += 1
        if capacity < 1_024 { capture.ring.setBound(place + UInt64(capacity)) }
    }

    private mutating func skipDropped() -> Bool {
        guard let numbers = capture.ring.takeDropped(from: place + 1) else { return false }
        capture.ring.release(numbers)
        place = numbers.upperBound
        gap = (gap?.lowerBound ?? numbers.lowerBound)...numbers.upperBound
        return true
    }

    private mutating func finish(_ source: any ChangeSource, happened: UInt64, now: UInt64) -> Bool {
        let lateness = lateness(of: happened, now: now)
        switch (source.next(lateness), lateness) {
        case (.busy, .inTime), (.busy, .late):
            unfinished = (source, happened)
            return false
        case (.rendered(let body), .inTime), (.rendered(let body), .late):
            hand(on: body, of: source.name, happened: happened, now: now)
        default: hand(on: nil, of: source.name, happened: happened, now: now)
        }
        unfinished = nil
        return true
    }

    /// Hands the event of the place before on, or adds it to the gap when there is none.
    private mutating func hand(on body: LogEvent.Body?, of store: String, happened: UInt64, now: UInt64) {
        guard let body else {
            gap = (gap?.lowerBound ?? place)...place
            return
        }
        tellGap()
        let (time, mono) = times.next(happened: happened, now: now, timeOfDay: { RunClock.timeOfDay })
        sink.receive(LogEvent(seq: place, time: time, mono: mono, store: store, body: body))
    }

    private mutating func tellGap() {
        guard let numbers = gap else { return }
        sink.receiveGap(numbers)
        gap = nil
    }

    private func lateness(of happened: UInt64, now: UInt64) -> Lateness {
        if capture.deadline.isOver(at: now) { return .ended }
        return now > happened + capture.maxBacklog ? .late : .inTime
    }

    /// Takes the value of an action out of its slot and renders it; nil when it is too late.
    private func body(of action: CapturedAction, in slot: RingSlot, _ lateness: Lateness) -> LogEvent.Body? {
        func opened<Action>(_ type: Action.Type) -> LogEvent.Body? {
            let value = slot.takeValue(type)
            guard lateness == .inTime else { return nil }
            return capture.body(of: value, source: action.source, cause: action.cause)
        }
        return opened(action.type)
    }
}
