/// The bytes of one outgoing message, with the room in front that the frame header needs.
///
/// One per server, reused for every message of every client.
package struct MessageBuffer {
    /// How many bytes of events are worth joining; a single larger event still goes whole.
    package let joinLimit: Int

    static let headroom = LwsSocket.headroom
    private static let keptCapacity = 256 * 1024
    var storage: [UInt8]  // touched by `LwsSocket` when it sends

    package init(joinLimit: Int = 32 * 1024) {
        self.joinLimit = joinLimit
        storage = Array(repeating: 0, count: Self.headroom)
        storage.reserveCapacity(Self.headroom + joinLimit)
    }

    /// The bytes of the message so far.
    package var count: Int { storage.count - Self.headroom }

    package var isEmpty: Bool { count == 0 }

    /// Whether `bytes` more may join: always while the buffer is empty, then up to `joinLimit`.
    package func hasRoom(for bytes: Int) -> Bool {
        isEmpty || count + bytes <= joinLimit
    }

    package mutating func append(_ byte: UInt8) {
        storage.append(byte)
    }

    package mutating func append(_ bytes: [UInt8]) {
        storage.append(contentsOf: bytes)
    }

    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        storage.append(contentsOf: bytes)
    }

    package mutating func append(_ text: String) {
        storage.append(contentsOf: text.utf8)
    }

    package mutating func append(contentsOf bytes: some Sequence<UInt8>) {
        storage.append(contentsOf: bytes)
    }

    /// Empties the buffer, keeping its memory unless one huge message made it grow.
    package mutating func removeAll() {
        if storage.capacity > max(Self.keptCapacity, Self.headroom + joinLimit) {
            storage = Array(repeating: 0, count: Self.headroom)
        } else {
            storage.removeLast(count)
        }
    }

    /// A copy of the message, for tests and for whoever does not send.
    package var bytes: [UInt8] { Array(storage[Self.headroom...]) }
}
