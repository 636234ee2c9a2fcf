internal import Synchronization

/// The memory of one event in the ring: its turn, what is known of every event, and room for an action's value.
///
/// Whoever makes one vouches for the memory, and keeps the order: the thread that has claimed the slot puts an event in
/// and, after it, the value; the render thread takes both out once the turn says so. So each is initialised once and
/// moved out once, as the type that was put in, which `CapturedAction` names.
@safe struct RingSlot: @unchecked Sendable {  // one thread at a time, as said above
    /// A larger value is put into an object of its own. Actions are enums with a few fields; 128 bytes hold eight texts.
    static let valueBytes = 128
    /// The turn lies at 0.
    private static let eventOffset = 16
    private static let valueOffset = (eventOffset + MemoryLayout<CapturedEvent>.size + 15) & ~15
    /// Whole cache lines, so that the threads at two neighbours do not disturb each other.
    static let stride = (valueOffset + valueBytes + 63) & ~63

    private let start: UnsafeMutableRawPointer

    @unsafe init(_ start: UnsafeMutableRawPointer) {
        unsafe self.start = start
    }

    /// Memory of its own, for an event that has no place among the slots; it has no turn.
    static func allocate() -> RingSlot {
        unsafe RingSlot(.allocate(byteCount: stride, alignment: 16))  // freed in `deallocate`
    }

    /// Frees the memory of a slot that was allocated by itself and is empty.
    func deallocate() { unsafe start.deallocate() }  // the caller knows that

    /// Twice the round of the ring that the slot is in, plus 1 while an event is in it.
    @inline(__always)
    var turn: UInt64 {
        unsafe start.assumingMemoryBound(to: Atomic<UInt64>.self).pointee.load(ordering: .acquiring)  // zeroed at first
    }

    @inline(__always)
    func setTurn(_ turn: UInt64) {
        unsafe start.assumingMemoryBound(to: Atomic<UInt64>.self).pointee  // as above
            .store(turn, ordering: .releasing)
    }

    /// Writes to the memory what is there already.
    func touch() {
        unsafe start.assumingMemoryBound(to: Atomic<UInt64>.self).pointee  // as above
            .bitwiseOr(0, ordering: .relaxed)
    }

    @inline(__always)
    func put(_ event: consuming CapturedEvent) {
        unsafe (start + Self.eventOffset).initializeMemory(as: CapturedEvent.self, to: event)  // claimed and empty
    }

    @inline(__always)
    func takeEvent() -> CapturedEvent {
        unsafe (start + Self.eventOffset).assumingMemoryBound(to: CapturedEvent.self).move()  // put in by the claimer
    }

    /// Puts a value in, or an object that holds it when it is large.
    @inline(__always)
    func put<Value>(value: Value) {
        if Self.fits(Value.self) {
            unsafe (start + Self.valueOffset).initializeMemory(as: Value.self, to: value)  // it fits, and is empty
        } else {
            put(boxed: value)
        }
    }

    /// Apart, so that the type of the box is looked up only here.
    @inline(never)
    private func put<Value>(boxed value: Value) {
        unsafe (start + Self.valueOffset).initializeMemory(as: ValueBox<Value>.self, to: ValueBox(value))  // as above
    }

    /// Takes the value out, which was put in as this type.
    func takeValue<Value>(_ type: Value.Type) -> Value {
        if Self.fits(type) {
            return unsafe (start + Self.valueOffset).assumingMemoryBound(to: type).move()  // put in as this type
        }
        return unsafe (start + Self.valueOffset).assumingMemoryBound(to: ValueBox<Value>.self).move().value  // as above
    }

    /// Whether a value lies in the slot itself.
    static func fits<Value>(_ type: Value.Type) -> Bool {
        MemoryLayout<Value>.size <= valueBytes && MemoryLayout<Value>.alignment <= 16
    }
}

/// Holds a value that is too large for a slot.
private final class ValueBox<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
