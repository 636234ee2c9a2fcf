/// The list that an encoding writes elements into: the encoder's unkeyed container.
struct EncodedElements: UnkeyedEncodingContainer {
    let place: EncodingPlace

    var codingPath: [any CodingKey] { place.codingPath }
    var count: Int { place.session.core.count(of: place.handle) }

    func encodeNil() {
        let session = place.session
        guard let part = session.core.beginElement(of: place.handle) else { return }
        session.writeNil()
        session.core.end(part)
    }

    /// Also what the calls for numbers and text come to.
    @inline(__always)
    func encode<Value: Encodable>(_ value: Value) throws {
        let session = place.session
        guard let part = session.core.element(value, of: place.handle) else { return }
        try session.write(value, as: part, key: EncodedIndex(count))
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(EncodedKeys(place: nested(.object)))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        EncodedElements(place: nested(.array))
    }

    func superEncoder() -> any Encoder {
        nested(.nothing)
    }

    private func nested(_ content: EncodingNode.Content) -> EncodingPlace {
        let (session, key) = (place.session, EncodedIndex(count))
        let handle = session.core.nest(content, named: nil, key: key, in: place.handle)
        return EncodingPlace(session: session, handle: handle)
    }
}
