/// Finds the bytes of a type that mean something in its dump; those between fields differ from copy to copy.
enum DumpMask {
    /// One word for every eight bytes of the stride, a byte of ones for each that means something.
    ///
    /// Nil when all bytes do, or when the stride is no multiple of eight.
    static func words(fields: UnsafeBufferPointer<DumpField>, size: Int, stride: Int) -> [UInt64]? {
        guard stride % 8 == 0, size > 0 else { return nil }
        var bytes = Array(repeating: false, count: stride)
        unsafe mark(fields, at: 0, in: &bytes)  // they stay for ever
        guard !bytes.allSatisfy({ $0 }) else { return nil }
        return Swift.stride(from: 0, to: stride, by: 8).map { start in
            let word = (0..<8).reduce(into: UInt64(0)) { word, index in
                if bytes[start + index] { word |= 0xFF << (UInt64(index) * 8) }
            }
            return UInt64(littleEndian: word)
        }
    }

    private static func mark(_ fields: UnsafeBufferPointer<DumpField>, at offset: Int, in bytes: inout [Bool]) {
        for index in fields.indices {
            let field = unsafe fields[index]  // an index of its own
            if field.plan.kind == .members {
                unsafe mark(field.plan.fields, at: offset + field.offset, in: &bytes)  // they stay for ever
            } else {
                for index in 0..<field.size { bytes[offset + field.offset + index] = true }
            }
        }
    }
}
