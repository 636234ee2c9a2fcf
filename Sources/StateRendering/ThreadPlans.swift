internal import Foundation

/// Remembers, for each thread by itself, which plan the types have that it asked for lately.
///
/// So that the shared cache is locked once a thread and type, and not at every action.
enum ThreadPlans {
    private struct Entry {
        let type: ObjectIdentifier
        let cache: Int
        let plan: Plan?
    }

    private static let capacity = 64

    /// Where each thread keeps its entries; they are freed when it ends.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let isMade = unsafe pthread_key_create(&key) { unsafe $0?.deallocate() }  // allocated in `entries`
        return isMade == 0 ? key : nil
    }()

    /// The plan of a type in the cache of a number, or what `find` says when this thread has not asked yet.
    @inline(__always)
    static func plan(of type: ObjectIdentifier, in cache: Int, _ find: () -> Plan?) -> Plan? {
        guard let entries = unsafe entries else { return find() }
        let place = (type.hashValue(below: capacity) &+ cache) & (capacity - 1)
        let known = unsafe entries[place]  // below the capacity
        if let known, known.type == type, known.cache == cache { return known.plan }
        let plan = find()
        unsafe entries[place] = Entry(type: type, cache: cache, plan: plan)  // below the capacity
        return plan
    }

    /// The entries of this thread.
    @inline(__always)
    private static var entries: UnsafeMutablePointer<Entry?>? {
        guard let key else { return nil }
        let known = unsafe pthread_getspecific(key)  // this thread's own
        return unsafe known?.assumingMemoryBound(to: Entry?.self) ?? newEntries(key)  // stored by the line below
    }

    private static func newEntries(_ key: pthread_key_t) -> UnsafeMutablePointer<Entry?>? {
        let entries = UnsafeMutablePointer<Entry?>.allocate(capacity: capacity)
        unsafe entries.initialize(repeating: nil, count: capacity)  // as many as were allocated
        guard unsafe pthread_setspecific(key, entries) == 0 else {
            unsafe entries.deallocate()  // nothing else knows it
            return nil
        }
        return unsafe entries
    }
}

extension ObjectIdentifier {
    /// A number below a power of two; the records of types lie at multiples of 16 or so.
    @inline(__always)
    fileprivate func hashValue(below capacity: Int) -> Int {
        let address = UInt(bitPattern: self)
        return Int(bitPattern: (address >> 4 ^ address >> 10) & UInt(capacity - 1))
    }
}
