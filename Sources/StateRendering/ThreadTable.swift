internal import Foundation

/// Remembers, for each thread by itself, what was found for the types that it asked for lately.
///
/// So that a shared cache is locked once a thread and type, and not at every action.
@safe struct ThreadTable<Found>: Sendable {
    private struct Entry {
        let type: ObjectIdentifier
        let cache: Int
        let found: Found
    }

    private static var capacity: Int { 64 }

    /// Where each thread keeps its entries; they are freed when it ends.
    private let key: pthread_key_t?

    /// - Note: It stays for the life of the process, and what it finds needs no end of its own.
    init() {
        var key = pthread_key_t()
        let isMade = unsafe pthread_key_create(&key) { unsafe $0?.deallocate() }  // allocated in `newEntries`
        self.key = isMade == 0 ? key : nil
    }

    /// What belongs to a type in the cache of a number, or what `find` says when this thread has not asked yet.
    @inline(__always)
    func found(for type: ObjectIdentifier, in cache: Int = 0, _ find: () -> Found) -> Found {
        guard let entries = unsafe entries else { return find() }
        let place = (type.hashValue(below: Self.capacity) &+ cache) & (Self.capacity - 1)
        let known = unsafe entries[place]  // below the capacity
        if let known, known.type == type, known.cache == cache { return known.found }
        let found = find()
        unsafe entries[place] = Entry(type: type, cache: cache, found: found)  // below the capacity
        return found
    }

    /// The entries of this thread.
    @inline(__always)
    private var entries: UnsafeMutablePointer<Entry?>? {
        guard let key else { return nil }
        let known = unsafe pthread_getspecific(key)  // this thread's own
        return unsafe known?.assumingMemoryBound(to: Entry?.self) ?? newEntries(key)  // stored by the line below
    }

    private func newEntries(_ key: pthread_key_t) -> UnsafeMutablePointer<Entry?>? {
        let entries = UnsafeMutablePointer<Entry?>.allocate(capacity: Self.capacity)
        unsafe entries.initialize(repeating: nil, count: Self.capacity)  // as many as were allocated
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
    func hashValue(below capacity: Int) -> Int {
        let address = UInt(bitPattern: self)
        return Int(bitPattern: (address >> 4 ^ address >> 10) & UInt(capacity - 1))
    }
}
