/// Where a value of a shadow lies in memory while it is being written.
///
/// Whoever makes one vouches for it, as for a ``Place``, and that nobody else looks at the value meanwhile.
@safe struct MutablePlace {
    private let start: UnsafeMutableRawPointer

    @unsafe init(_ start: UnsafeMutableRawPointer) {
        unsafe self.start = start
    }

    @inline(__always)
    func advanced(by offset: Int) -> MutablePlace {
        unsafe MutablePlace(start + offset)  // inside the value, by the plan
    }

    /// Assigns a value, as its type itself does it.
    func assign(_ type: Any.Type, from source: Place) {
        func opened<Value>(_ type: Value.Type) {
            unsafe source.withPointer { source in
                let source = unsafe source.assumingMemoryBound(to: type)
                // Not `update(from:count:)`, which writes whole strides: in the last bytes the next field may lie.
                unsafe start.assumingMemoryBound(to: type).pointee = source.pointee
            }  // by the plan such a value lies here and there
        }
        opened(type)
    }

    /// Assigns elements of an array that lie one behind the other.
    func assign(_ count: Int, of type: Any.Type, from source: Place) {
        func opened<Value>(_ type: Value.Type) {
            unsafe source.withPointer { source in
                let source = unsafe source.assumingMemoryBound(to: type)
                unsafe start.assumingMemoryBound(to: type).update(from: source, count: count)
            }  // by the plan as many values lie here and there
        }
        opened(type)
    }

    /// Calls `body` with the value that lies here, to change it.
    func withValue<Value>(_ type: Value.Type = Value.self, _ body: (inout Value) -> Void) {
        unsafe body(&start.assumingMemoryBound(to: type).pointee)  // the plan says that such a value lies here
    }
}
