/// Finds the bytes of an array's elements that mean something; those between fields differ from copy to copy.
enum PlanMask {
    /// One word for every eight bytes of the stride, a byte of ones for each that means something.
    ///
    /// Nil when all bytes do, or when the stride is no multiple of eight.
    static func words(of record: PlanRecord) -> [UInt64]? {
        let fields = unsafe record.kind == .members ? record.fields : nil
        return unsafe words(fields: fields, size: record.size, stride: record.stride)  // they stay for ever
    }

    /// - Parameter fields: those of a struct or tuple; nil where all bytes of the value mean something.
    static func words<Field: MaskedField>(
        fields: UnsafeBufferPointer<Field>?,
        size: Int,
        stride: Int
    ) -> [UInt64]? {
        guard stride % 8 == 0, size > 0 else { return nil }
        var bytes = Array(repeating: false, count: stride)
        if let fields = unsafe fields {
            unsafe mark(fields, at: 0, in: &bytes)  // they stay for ever
        } else {
            for index in 0..<size { bytes[index] = true }
        }
        guard !bytes.allSatisfy({ $0 }) else { return nil }
        return Swift.stride(from: 0, to: bytes.count, by: 8).map { start in
            let word = (0..<8).reduce(into: UInt64(0)) { word, index in
                if bytes[start + index] { word |= 0xFF << (UInt64(index) * 8) }
            }
            return UInt64(littleEndian: word)
        }
    }

    private static func mark<Field: MaskedField>(
        _ fields: UnsafeBufferPointer<Field>,
        at offset: Int,
        in bytes: inout [Bool]
    ) {
        for index in fields.indices {
            let field = unsafe fields[index]  // an index of its own
            if let parts = unsafe field.fields {
                unsafe mark(parts, at: offset + field.offset, in: &bytes)  // they stay for ever
            } else {
                for index in 0..<field.size { bytes[offset + field.offset + index] = true }
            }
        }
    }
}

/// A part of a struct or tuple, as far as it concerns its bytes.
protocol MaskedField {
    var offset: Int { get }
    var size: Int { get }
    /// What it consists of itself, if it is a struct or tuple.
    var fields: UnsafeBufferPointer<Self>? { get }
}

extension PlanField: MaskedField {
    var fields: UnsafeBufferPointer<PlanField>? { unsafe plan.kind == .members ? plan.fields : nil }
}

extension DumpField: MaskedField {
    var fields: UnsafeBufferPointer<DumpField>? { unsafe plan.kind == .members ? plan.fields : nil }
}
