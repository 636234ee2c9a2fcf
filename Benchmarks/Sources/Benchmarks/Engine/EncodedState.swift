import StateRendering

/// A state that is shown by its own encoding.
struct EncodedState<State: Encodable>: LoggedByEncoding {
    let state: State

    func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}
