/// Reads values out of the bytes that libFuzzer has made up; zeros when there are no more.
struct FuzzInput {
    private var bytes: ArraySlice<UInt8>

    /// - Parameter bytes: are copied.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = unsafe Array(bytes)[...]  // copied while they are there
    }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 {
        bytes.popFirst() ?? 0
    }

    /// A number from 0 up to a limit of at most 256.
    mutating func below(_ limit: Int) -> Int {
        Int(byte()) % limit
    }

    mutating func flag() -> Bool {
        byte() & 1 == 1
    }

    /// Eight bytes.
    mutating func bits() -> UInt64 {
        (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) }
    }

    /// Up to 255 bytes.
    mutating func run() -> [UInt8] {
        let count = min(Int(byte()), bytes.count)
        defer { bytes.removeFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// Up to 255 bytes as text: in UTF-8, of which what is none is repaired, or each a character of its own.
    mutating func text() -> String {
        guard flag() else { return text(run()[...]) }
        return String(String.UnicodeScalarView(run().map { Unicode.Scalar($0) }))
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes that are left, before and behind the first 0xFF.
    mutating func halves() -> (first: String, second: String) {
        let halves = bytes.split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false)
        bytes = []
        return (text(halves[0]), text(halves.dropFirst().first ?? []))
    }
}
