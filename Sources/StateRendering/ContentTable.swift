/// Finds values by their ``ContentHash``: each that is unlike those before gets the next number.
struct ContentTable {
    private var hashes: [UInt64] = []
    /// By hash, from there to the next free slot: a number, or -1.
    private var slots: [Int32]

    /// - Parameter capacity: how many numbers are given at most.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: -1, count: size)
    }

    /// How many numbers were given.
    var count: Int { hashes.count }

    /// The number of a value.
    ///
    /// - Parameter isAlike: whether the value is that of a number with the same hash.
    mutating func number(of hash: UInt64, _ isAlike: (Int) -> Bool) -> Int {
        var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, isAlike(number) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(truncatingIfNeeded: count)
        hashes.append(hash)
        return count - 1
    }
}
