/// Carries what the API of SwiftRex does not mark as sendable: states, and the closures and key paths of lifts.
struct AssumedSendable<Value>: @unchecked Sendable {  // states move under a lock, and lifts are pure functions
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension AssumedSendable {
    /// The closure inside, as a reader of a state.
    func asGetState<StateType>() -> GetState<StateType> where Value == () -> StateType {
        { value() }
    }
}
