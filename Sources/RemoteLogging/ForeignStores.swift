import ActionRecording
import Locking

/// The recorders of stores that report through `record(action:source:before:after:)`.
///
/// One for each name, type of state and way of handing over, kept for the life of the logger.
final class ForeignStores: Sendable {
    private struct Key: Hashable {
        let name: String
        let state: ObjectIdentifier
        let handOver: HandOver
    }

    private let recorders = Locked<[Key: any Sendable]>([:])

    /// The recorder of a store, opened at the first call.
    func recorder<State>(
        named name: String,
        of state: State.Type,
        handOver: HandOver,
        open: (String) -> any StoreRecorder<State>
    ) -> any StoreRecorder<State> {
        let key = Key(name: name, state: ObjectIdentifier(state), handOver: handOver)
        return recorders.withLock { recorders in
            if let known = recorders[key] as? any StoreRecorder<State> { return known }
            let opened = open(name)
            recorders[key] = opened
            return opened
        }
    }
}
