internal import Foundation

/// Tells whether two values of one type are the same, bit for bit.
///
/// Same bits are the same references and the same numbers, hence the same value, while both are alive; also for NaN and
/// closures. The reverse does not hold: equal content may lie in other storage.
enum SameBits {
    static func hold<Value>(_ old: Value, _ new: Value) -> Bool {
        unsafe withUnsafeBytes(of: old) { old in  // the bytes of a value have no safe view
            unsafe withUnsafeBytes(of: new) { new in unsafe areEqual(old, new) }
        }
    }

    /// The same without the bytes between the fields, which differ from copy to copy and mean nothing.
    static func holdWithinFields<Value>(_ old: Value, _ new: Value) -> Bool {
        let oldBits = ElementBits(of: [old])
        let newBits = ElementBits(of: [new])
        return oldBits.isSame(at: 0, as: newBits, at: 0)
    }

    /// Whether two regions of equal size hold the same bytes.
    static func areEqual(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> Bool {
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return true }
        return unsafe memcmp(oldStart, newStart, old.count) == 0  // both regions are `old.count` bytes long
    }
}
