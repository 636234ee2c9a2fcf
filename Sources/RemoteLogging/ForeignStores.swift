import ActionRecording
import Locking

/// The recorders of stores that report through `record(action:source:before:after:)`, by name and type of state.
final class ForeignStores: Sendable {
    private struct Key: Hashable {
        let name: String
        let state: ObjectIdentifier
    }

    private let recorders = Locked<[Key: any Sendable]>([:])

    /// The recorder of a store, opened at the first call.
    func recorder<State>(
        named name: String,
        of state: State.Type,
        open: (String) -> any StoreRecorder<State>
    ) -> any StoreRecorder<State> {
        let key = Key(name: name, state: ObjectIdentifier(state))
        return recorders.withLock { recorders in
            if let known = recorders[key] as? any StoreRecorder<State> { return known }
            let opened = open(name)
            recorders[key] = opened
            return opened
        }
    }
}
