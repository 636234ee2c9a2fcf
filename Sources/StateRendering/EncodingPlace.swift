/// Where a value encodes itself to: the encoder that `encode(to:)` gets, and its container of a single value.
///
/// It only names a node of a session. Once the call is over for which it was made it leads nowhere, and what is written
/// to it is lost.
struct EncodingPlace: Encoder, SingleValueEncodingContainer {
    let session: EncodingSession
    let handle: EncodingHandle

    var codingPath: [any CodingKey] { session.core.codingPath(of: handle) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        session.core.open(handle, as: .object)
        return KeyedEncodingContainer(EncodedKeys(place: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        session.core.open(handle, as: .array)
        return EncodedElements(place: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() {
        guard let slot = session.core.beginSingle(handle) else { return }
        session.writeNil()
        session.core.end(slot)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        guard let slot = session.core.beginSingle(handle) else { return }
        try session.write(value)
        session.core.end(slot)
    }
}

/// Names a node of a session.
struct EncodingHandle {
    private let number: Int32
    let serial: Int32

    init(_ index: Int, serial: Int32) {
        number = Int32(truncatingIfNeeded: index)
        self.serial = serial
    }

    @inline(__always) var index: Int { Int(number) }
}

/// The key of an element in a coding path.
struct EncodedIndex: CodingKey {
    let index: Int

    init(_ index: Int) {
        self.index = index
    }

    init?(intValue: Int) {
        index = intValue
    }

    init?(stringValue: String) {
        nil
    }

    var intValue: Int? { index }
    var stringValue: String { "Index \(index)" }
}
