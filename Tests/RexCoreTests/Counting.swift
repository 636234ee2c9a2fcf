import RexCore

/// A middleware of the part that reports the count after every action.
struct Counting: MiddlewareProtocol {
    func handle(
        action: CartAction,
        from dispatcher: ActionSource,
        state: @escaping GetState<CartState>
    ) -> IO<CartAction> {
        IO { $0.dispatch(.counted(state().count), from: dispatcher) }
    }
}

/// What `middleware` dispatches when it handles `action` on `state`.
func outputs<Input, Output, State: Sendable>(
    of middleware: some MiddlewareProtocol<Input, Output, State>,
    handling action: Input,
    on state: State
) -> [Output] {
    var outputs: [Output] = []
    middleware.handle(action: action, from: .here(), state: { state }).run { outputs.append($0.action) }
    return outputs
}
