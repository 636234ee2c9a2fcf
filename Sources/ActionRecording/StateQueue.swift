/// States that wait, first in first out, in plain memory.
///
/// Code that is generic over the state is not specialised for it, and there every generic container costs a look-up of
/// its type at run time, more than all the rest of a hand-over. So this is no generic type: its only user, whose lock
/// guards it, tells it the type, the same at every call.
@safe final class StateQueue: @unchecked Sendable {  // guarded by the lock of the record that owns it
    private var memory: UnsafeMutableRawPointer
    private var capacity = 4
    private var first = 0
    private(set) var count = 0

    init<State>(of type: State.Type) {
        unsafe memory = Self.memory(for: capacity, of: type)
    }

    /// It is empty by then: its owner has taken everything out.
    deinit { unsafe memory.deallocate() }  // allocated in `memory(for:of:)`

    @inline(__always)
    func append<State>(_ state: State) {
        if count == capacity { grow(State.self) }
        let offset = ((first + count) & (capacity - 1)) * MemoryLayout<State>.stride
        unsafe (memory + offset).initializeMemory(as: State.self, to: state)  // no state lies behind the last one
        count += 1
    }

    /// Takes the first state out; there must be one.
    @inline(__always)
    func removeFirst<State>(_ type: State.Type) -> State {
        precondition(count > 0, "a state for each change that waits")
        let offset = first * MemoryLayout<State>.stride
        first = (first + 1) & (capacity - 1)
        count -= 1
        return unsafe (memory + offset).assumingMemoryBound(to: type).move()  // the first one lies there
    }

    @inline(never)
    private func grow<State>(_ type: State.Type) {
        let stride = MemoryLayout<State>.stride
        let larger = unsafe Self.memory(for: 2 * capacity, of: type)
        for index in 0..<count {
            let old = unsafe memory + ((first + index) & (capacity - 1)) * stride
            // Each is moved once, out of memory that is freed then.
            unsafe (larger + index * stride)
                .moveInitializeMemory(as: type, from: old.assumingMemoryBound(to: type), count: 1)
        }
        unsafe memory.deallocate()  // all were moved out
        unsafe memory = larger
        (capacity, first) = (2 * capacity, 0)
    }

    private static func memory<State>(for capacity: Int, of type: State.Type) -> UnsafeMutableRawPointer {
        let layout = MemoryLayout<State>.self
        return .allocate(byteCount: capacity * layout.stride, alignment: layout.alignment)
    }
}
