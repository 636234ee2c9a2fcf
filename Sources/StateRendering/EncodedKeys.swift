/// The object that an encoding writes members into: the encoder's keyed container.
struct EncodedKeys<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: EncodingPlace

    var codingPath: [any CodingKey] { place.codingPath }

    func encodeNil(forKey key: Key) {
        let (session, name) = (place.session, key.stringValue)
        guard let part = session.core.beginMember(name, of: place.handle) else { return }
        session.writeNil()
        session.core.end(part)
    }

    /// Also what the calls for numbers and text come to.
    @inline(__always)
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        let (session, name) = (place.session, key.stringValue)
        guard let part = session.core.member(value, named: name, of: place.handle) else { return }
        try session.write(value, as: part, key: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(EncodedKeys<NestedKey>(place: nested(.object, key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        EncodedElements(place: nested(.array, key))
    }

    func superEncoder() -> any Encoder {
        nested(.nothing, EncodedSuper())
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        nested(.nothing, key)
    }

    private func nested(_ content: EncodingNode.Content, _ key: some CodingKey) -> EncodingPlace {
        let (session, name) = (place.session, key.stringValue)
        let handle = session.core.nest(content, named: name, key: key, in: place.handle)
        return EncodingPlace(session: session, handle: handle)
    }
}

/// The key of what a superclass encodes when none is given.
struct EncodedSuper: CodingKey {
    init() {}

    init?(stringValue: String) {
        guard stringValue == "super" else { return nil }
    }

    init?(intValue: Int) {
        nil
    }

    var intValue: Int? { nil }
    var stringValue: String { "super" }
}
