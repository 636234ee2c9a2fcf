internal import Foundation

/// The bytes of one line, for as long as somebody holds the text.
@safe struct LineBytes: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameter bytes: outlive the value.
    @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) {
        unsafe self.bytes = bytes
    }

    static func == (line: LineBytes, other: LineBytes) -> Bool {
        let count = unsafe line.bytes.count
        guard unsafe count == other.bytes.count else { return false }
        guard let start = unsafe line.bytes.baseAddress, let otherStart = unsafe other.bytes.baseAddress else {
            return true
        }
        return unsafe memcmp(start, otherStart, count) == 0  // both are that long
    }

    func hash(into hasher: inout Hasher) {
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))  // one call instead of one for every byte
    }
}
