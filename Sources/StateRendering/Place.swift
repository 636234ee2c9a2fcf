internal import Foundation

/// Where a value lies in memory while it is being walked.
///
/// Whoever makes one vouches for it: a live value of the type that the plan at hand describes lies there until the walk
/// is over. A plan's offsets lead from there to live values of its fields' types and nowhere else, which is what makes
/// the calls here safe.
@safe struct Place: Equatable {
    private let start: UnsafeRawPointer

    @unsafe init(_ start: UnsafeRawPointer) {
        unsafe self.start = start
    }

    static func == (left: Place, right: Place) -> Bool {
        unsafe left.start == right.start  // only the addresses are compared
    }

    /// Calls `body` with the place of `value`.
    @inline(__always)
    static func with<Value, Result>(_ value: Value, _ body: (Place) -> Result) -> Result {
        unsafe withUnsafePointer(to: value) { start in
            unsafe body(Place(UnsafeRawPointer(start)))
        }  // the value lives while `body` runs
    }

    /// Calls `body` with the places of two values.
    @inline(__always)
    static func with<Value, Result>(_ first: Value, _ second: Value, _ body: (Place, Place) -> Result) -> Result {
        unsafe withUnsafePointer(to: first) { first in
            unsafe withUnsafePointer(to: second) { second in
                unsafe body(Place(UnsafeRawPointer(first)), Place(UnsafeRawPointer(second)))
            }
        }  // the values live while `body` runs
    }

    @inline(__always)
    func advanced(by offset: Int) -> Place {
        unsafe Place(start + offset)  // inside the value, by the plan
    }

    /// In bytes.
    @inline(__always)
    func distance(from other: Place) -> Int {
        unsafe start - other.start  // only the addresses are looked at
    }

    /// Reads a number.
    @inline(__always)
    func load<Number: BitwiseCopyable>(_ type: Number.Type = Number.self) -> Number {
        unsafe start.loadUnaligned(as: type)  // the plan says that such a number lies here
    }

    /// Where the box begins that the reference here refers to.
    var box: Place {
        // The plan says that a reference lies here, and whoever vouches for this place keeps what it refers to.
        unsafe Place(start.loadUnaligned(as: UnsafeRawPointer.self))
    }

    /// Copies the value out, by its type.
    func value<Value>(_ type: Value.Type = Value.self) -> Value {
        unsafe start.assumingMemoryBound(to: type).pointee  // the plan says that such a value lies here
    }

    /// Copies the value out, by a type that is known at run time only.
    func any(_ type: Any.Type) -> Any {
        func opened<Value>(_ type: Value.Type) -> Any { value(type) }
        return opened(type)
    }

    /// Calls `body` with the UTF-8 of the string that lies here.
    @inline(__always)
    func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let string = unsafe start.assumingMemoryBound(to: String.self)  // the plan says so
        if let result = unsafe string.pointee.utf8.withContiguousStorageIfAvailable({ unsafe body($0) }) {
            return result
        }
        var copy = unsafe string.pointee
        return copy.withUTF8 { unsafe body($0) }  // only for the time of the call
    }

    /// Whether the first `size` bytes are those at `other`.
    @inline(__always)
    func hasSameBytes(as other: Place, size: Int) -> Bool {
        guard size <= 16 else { return unsafe memcmp(start, other.start, size) == 0 }  // both values are that large
        guard size >= 8 else { return hasSameFewBytes(as: other, size: size) }
        // The two words overlap where it is less than both.
        let last = size &- 8
        return load(UInt64.self) == other.load(UInt64.self)
            && advanced(by: last).load(UInt64.self) == other.advanced(by: last).load(UInt64.self)
    }

    /// The same for less than a word.
    @inline(__always)
    private func hasSameFewBytes(as other: Place, size: Int) -> Bool {
        guard size >= 4 else {
            for offset in 0..<size where advanced(by: offset).load(UInt8.self) != other.advanced(by: offset).load() {
                return false
            }
            return true
        }
        let last = size &- 4
        return load(UInt32.self) == other.load(UInt32.self)
            && advanced(by: last).load(UInt32.self) == other.advanced(by: last).load(UInt32.self)
    }

    /// Whether the strings here and at `other` are made of the same bytes.
    func hasSameUTF8(as other: Place) -> Bool {
        unsafe withUTF8 { old in
            unsafe other.withUTF8 { new in
                unsafe old.count == new.count
                    && SameBits.areEqual(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))  // of one length
            }
        }
    }

    /// Calls `body` with the place and the memory there, for a call into the runtime.
    @inline(__always)
    @unsafe func withPointer<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
        unsafe body(start)
    }
}
