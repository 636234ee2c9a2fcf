/// An action together with the place that dispatched it.
public struct DispatchedAction<Action> {
    /// What was dispatched.
    public let action: Action

    /// Who dispatched it.
    public let dispatcher: ActionSource

    /// Joins an action with a known source, for forwarding it.
    public init(_ action: Action, dispatcher: ActionSource) {
        self.action = action
        self.dispatcher = dispatcher
    }

    /// Joins an action with the place of the call.
    public init(
        _ action: Action,
        file: String = #fileID,
        function: String = #function,
        line: UInt = #line,
        info: String? = nil
    ) {
        self.init(action, dispatcher: ActionSource(file: file, function: function, line: line, info: info))
    }

    /// Transforms the action; the source stays.
    public func map<NewAction>(_ transform: (Action) -> NewAction) -> DispatchedAction<NewAction> {
        DispatchedAction<NewAction>(transform(action), dispatcher: dispatcher)
    }

    /// Transforms the action, or gives nil where the transform does; the source stays.
    public func compactMap<NewAction>(_ transform: (Action) -> NewAction?) -> DispatchedAction<NewAction>? {
        transform(action).map { DispatchedAction<NewAction>($0, dispatcher: dispatcher) }
    }
}

extension DispatchedAction: Decodable where Action: Decodable {}
extension DispatchedAction: Encodable where Action: Encodable {}
extension DispatchedAction: Equatable where Action: Equatable {}
extension DispatchedAction: Hashable where Action: Hashable {}
extension DispatchedAction: Sendable where Action: Sendable {}
