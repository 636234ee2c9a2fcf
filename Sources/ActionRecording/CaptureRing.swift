internal import Foundation
internal import Locking
internal import Synchronization

/// The bounded ring between the threads that dispatch and the one that renders; an event's place in it is its number.
///
/// A thread claims the next place with one atomic step, fills the slot of that place and publishes it by the slot's
/// turn; nobody waits for anybody. The render thread takes the places in order. There are as many slots as a burst
/// needs; what waits beyond that lies in memory of its own, under a lock. When as much
/// waits as may, the place is claimed all the same and the event dropped: its number stays used, and is noted for a
/// gap.
@safe final class CaptureRing: @unchecked Sendable {  // a slot is touched by who claimed it, then by the render thread
    /// The number that an event got, and whether the event itself was kept.
    struct Ticket: Sendable {
        let seq: UInt64
        let isKept: Bool

        /// For an event after the end.
        static let refused = Ticket(seq: 0, isKept: false)
    }

    private static let closedMark: UInt64 = 1 << 63
    /// Four megabytes, touched as far as they are used, and a little ahead.
    private static let maxSlots = 16_384
    /// Half a megabyte.
    private static let preparedSlots: UInt64 = 2_048

    let clock: RunClock
    let parking = Parking()
    private let memory: UnsafeMutableRawPointer
    private let slots: UnsafeMutableRawPointer
    private let mask: UInt64
    private let shift: UInt64
    /// The next place; with the mark, nobody but the render thread may claim it.
    private let head = Atomic<UInt64>(0)
    /// The first place that is too far ahead of the render thread.
    private let bound: Atomic<UInt64>
    private let overflow = Locked(Overflow())

    /// - Parameter capacity: how many events may wait.
    init(capacity: Int, clock: RunClock) {
        let count = UInt64(min(max(2, capacity), Self.maxSlots)).roundedUpToPowerOfTwo
        mask = count - 1
        shift = UInt64(count.trailingZeroBitCount)
        bound = Atomic(UInt64(capacity))
        self.clock = clock
        guard let memory = unsafe calloc(Int(count) + 1, RingSlot.stride) else {
            fatalError("no memory for \(capacity) waiting events")
        }
        unsafe self.memory = memory
        unsafe slots = memory.alignedUp(toMultipleOf: 64)  // one slot more than needed was allocated
    }

    /// Nothing is in it: the render thread takes everything out before it ends, and holds the ring as long.
    deinit { unsafe free(memory) }  // allocated in `init`

    // MARK: - Dispatching threads

    /// Whether events are taken.
    var isOpen: Bool { head.load(ordering: .relaxed) & Self.closedMark == 0 }

    /// Numbers an event and keeps it, or drops it when the ring is full or closed.
    ///
    /// - Parameters:
    ///   - wakes: Whether the render thread is woken if it sleeps; otherwise the caller does that later.
    ///   - mustKeep: For the render thread alone: takes any free slot, and also after the end.
    @discardableResult
    @inline(__always)
    func append(
        _ content: @autoclosure () -> CapturedEvent.Content,
        happened: UInt64,
        wakes: Bool = true,
        mustKeep: Bool = false
    ) -> Ticket {
        append(wakes: wakes, mustKeep: mustKeep) { slot in
            slot.put(CapturedEvent(happened: happened, content: content()))
        }
    }

    /// Numbers an action or a state and keeps it with its value, or drops it.
    @inline(__always)
    func append<Value>(
        _ content: @autoclosure () -> CapturedEvent.Content,
        value: Value,
        happened: UInt64
    ) -> Ticket {
        append(wakes: true, mustKeep: false) { slot in
            slot.put(CapturedEvent(happened: happened, content: content()))
            slot.put(value: value)
        }
    }

    @inline(__always)
    private func append(wakes: Bool, mustKeep: Bool, fill: (RingSlot) -> Void) -> Ticket {
        guard let (place, room) = claim(mustKeep: mustKeep) else { return .refused }
        let isOutside = room == nil
        guard let slot = room ?? outside(place, mustKeep: mustKeep) else {
            return Ticket(seq: place + 1, isKept: false)
        }
        fill(slot)
        if isOutside { keepOutside(slot, at: place) } else { slot.setTurn(emptyTurn(at: place) + 1) }
        if wakes { parking.wakeIfParked() }
        return Ticket(seq: place + 1, isKept: true)
    }

    /// Takes the next place, with its slot if that is free and the place not too far ahead; nil when the ring is closed.
    @inline(__always)
    private func claim(mustKeep: Bool) -> (place: UInt64, slot: RingSlot?)? {
        var head = head.load(ordering: .relaxed)
        while true {
            guard mustKeep || head & Self.closedMark == 0 else { return nil }
            let place = head & ~Self.closedMark
            let slot = slot(at: place)
            // In the first round no slot was used yet; to look would cost a page of memory twice, for reading and writing.
            let isFree =
                (place <= mask || slot.turn == emptyTurn(at: place))
                && (mustKeep || place < bound.load(ordering: .relaxed))
            // In one order with the flag of a thread that parks: either that sees the place, or this one sees the flag.
            let (isMine, now) = self.head.weakCompareExchange(
                expected: head,
                desired: head + 1,
                ordering: .sequentiallyConsistent
            )
            if isMine { return (place, isFree ? slot : nil) }
            head = now
        }
    }

    /// Memory for the event of a place without a slot; nil when as much waits as may, and the number is noted.
    @inline(never)
    private func outside(_ place: UInt64, mustKeep: Bool) -> RingSlot? {
        if mustKeep || place < bound.load(ordering: .relaxed) { return .allocate() }
        overflow.withLock { $0.dropped.insert(place + 1) }
        return nil
    }

    @inline(never)
    private func keepOutside(_ slot: RingSlot, at place: UInt64) {
        overflow.withLock { $0.kept[place] = slot }
    }

    // MARK: - Render thread

    /// How many places were claimed.
    var claimed: UInt64 { head.load(ordering: .sequentiallyConsistent) & ~Self.closedMark }

    /// The slot at a place, once an event is in it.
    func filledSlot(at place: UInt64) -> RingSlot? {
        let slot = slot(at: place)
        return slot.turn == emptyTurn(at: place) + 1 ? slot : nil
    }

    /// Has the system lay memory under slots that may soon be used for the first time: a dispatching thread would wait
    /// for it, a page at a time.
    ///
    /// - Parameter place: where the last call has ended, or 0.
    /// - Returns: where this one has ended.
    func prepare(from place: UInt64) -> UInt64 {
        let end = min(claimed + Self.preparedSlots, mask + 1)
        guard place < end else { return place }
        for place in place..<end { slot(at: place).touch() }
        return end
    }

    /// Takes what is kept outside for a place; nil when there is nothing.
    func takeOutside(at place: UInt64) -> RingSlot? {
        overflow.withLock { $0.kept.removeValue(forKey: place) }
    }

    /// Gives the slot at a place, whose event was taken out or dropped, to the next round.
    func release(_ place: UInt64) {
        slot(at: place).setTurn(emptyTurn(at: place) + 2)
    }

    /// The same for the places of numbers that were dropped; where there are more of them than slots, the last counts.
    func release(_ numbers: ClosedRange<UInt64>) {
        let last = numbers.upperBound - 1
        for place in max(numbers.lowerBound - 1, last > mask ? last - mask : 0)...last { release(place) }
    }

    /// The numbers from `seq` on that were dropped, as far as they follow each other; nil when `seq` was not.
    func takeDropped(from seq: UInt64) -> ClosedRange<UInt64>? {
        overflow.withLock { $0.dropped.takeFirst(from: seq) }
    }

    /// Sets the first place that is too far ahead.
    func setBound(_ place: UInt64) {
        bound.store(place, ordering: .relaxed)
    }

    /// Refuses further events; what was claimed is still taken out.
    func close() {
        head.bitwiseOr(Self.closedMark, ordering: .sequentiallyConsistent)
    }

    @inline(__always)
    private func slot(at place: UInt64) -> RingSlot {
        unsafe RingSlot(slots + Int(place & mask) * RingSlot.stride)  // below the number of slots
    }

    @inline(__always)
    private func emptyTurn(at place: UInt64) -> UInt64 { (place >> shift) << 1 }
}

/// What has a place in the ring and no slot.
private struct Overflow {
    var kept: [UInt64: RingSlot] = [:]
    var dropped = DroppedNumbers()
}

extension UInt64 {
    fileprivate var roundedUpToPowerOfTwo: UInt64 {
        self <= 1 ? 1 : 1 << UInt64(UInt64.bitWidth - (self - 1).leadingZeroBitCount)
    }
}
