/// What a store reports its actions and state changes to.
///
/// `RemoteLogger` is the recorder that streams; another one can write to a file, count, or assert in a test.
public protocol ActionRecorder: Sendable {
    /// Opens the record of one store, or of the part of a store that one logger sees.
    ///
    /// - Parameters:
    ///   - name: How events name the store; nil takes the name of the state's type.
    ///   - state: The type of the state.
    ///   - handOver: Whether values may be read on another thread after the call that handed them over.
    func openStore<State>(named name: String?, of state: State.Type, handOver: HandOver) -> any StoreRecorder<State>
}

/// How captured values reach the thread that renders them.
public enum HandOver: Sendable {
    /// Values are `Sendable`: they are captured as they are and rendered elsewhere.
    case concurrent

    /// Values may share mutable references with the store: they are rendered before the call returns.
    case inline
}
